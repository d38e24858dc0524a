"""What may be done and why not: each judge answers None, or a constant refusal that names its rule.

A file for each turn action, and one for what holds of all.
"""
