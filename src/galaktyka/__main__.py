"""`python -m galaktyka` is the `galaktyka` command."""

from galaktyka.cli import app

if __name__ == "__main__":
    app()
