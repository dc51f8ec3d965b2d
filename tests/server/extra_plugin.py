"""A plugin of the servers under test: importing it registers the tiny game and the bots that misbehave."""

from tests.server import extra

extra.register()
