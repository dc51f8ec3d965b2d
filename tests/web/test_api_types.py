"""The client knows the server's interface as it is now."""

from scripts.api_types import TYPES, api_types


def test_types_of_the_client_are_those_of_the_server() -> None:
    assert TYPES.read_text("utf-8") == api_types(), "run `python -m scripts.api_types`"
