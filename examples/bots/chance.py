"""A program that plays by chance, in Python:  jurade play feudo --bot "program:python chance.py"

It speaks the protocol of docs/guide/bots.md, which is all that a program in any other language needs.
"""

import json
import random
import sys


def main() -> None:
    choices: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "jurade":
            print("id name Chance")
            print("ready", flush=True)
        elif word == "game":
            print("ready", flush=True)
        elif word == "choices":
            choices = json.loads(rest)
        elif word == "go":
            print(f"info {len(choices)} choices, none better than the others")
            print("bestmove", random.choice(choices), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
