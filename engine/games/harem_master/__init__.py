"""ハーレムマスター, comprehensive rules: a season at court for two players."""
