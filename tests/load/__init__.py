"""Many tables at once through the rehearsal server, with what it costs: `python -m tests.load`."""
