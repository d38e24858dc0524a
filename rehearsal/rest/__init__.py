"""The REST API: one module for each kind of resource."""

from rehearsal.rest.routes import add_routes

__all__ = ["add_routes"]
