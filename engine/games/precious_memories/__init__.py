"""プレシャスメモリーズ: characters of many works approach and block, and nobody wants points."""
