"""A plugin for worker processes: importing it registers the game of known odds and its bots."""

from tests.arena import toss

toss.register()
