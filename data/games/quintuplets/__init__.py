"""五等分の花嫁カードゲーム: rules to look up."""
