"""ハーレムマスター: rules to look up."""
