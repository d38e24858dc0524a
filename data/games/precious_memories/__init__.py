"""プレシャスメモリーズ: rules to look up."""
