"""Build of Jurade: everything declarative is in pyproject.toml; here is only what is compiled, and how.

The rules and the search are compiled by mypyc; everything else stays plain Python.
The .py files are installed in either case, so a package whose compilation fails still plays, only slower.

    JURADE_PURE=1              compile nothing (and do not even import mypy)
    JURADE_NEED_COMPILED=1     a failing compilation fails the build; for CI and releases
    JURADE_COMPILE=feudo,...   compile the core, the bots and these games only; for a quick build while developing

Why the groups below, with figures: docs/adr/0002-build.md.
"""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/jurade")  # mypyc and setuptools want paths relative to this file
TARGET = Path("build")
VERDICT = TARGET / "not-compiled.txt"  # why the last build is not compiled; absent when it is

# ---- what is compiled: one rule

CORE_COMPILED = ("state", "rng", "journal", "evaluate")
BOTS_EDGE = {"explaining", "levels", "own", "workers"}
GAME_COMPILED = ("tables", "evaluate")  # besides a game's rules/ and evaluation/


def compiled_groups(only: str | None = None) -> dict[str, list[str]]:
    """Paths to compile, by the package whose shared library holds them: the core with the bots, then each game.

    ``only`` restricts the games, as JURADE_COMPILE does.
    """
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE_COMPILED]
    bots = [path for path in _modules("bots") if path.stem not in BOTS_EDGE]
    groups = {"jurade.core": [path for path in core if (ROOT / path).is_file()] + bots}

    games = sorted(path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/__init__.py"))
    if only is not None:
        wanted = {name.strip() for name in only.split(",") if name.strip()}
        if unknown := wanted - set(games):
            raise SystemExit(f"JURADE_COMPILE names no such game: {', '.join(sorted(unknown))}; there are {games}")
        games = [game for game in games if game in wanted]
    for game in games:
        groups[f"jurade.games.{game}"] = _hot(game)
    return {package: [path.as_posix() for path in paths] for package, paths in groups.items() if paths}


def _hot(game: str) -> list[Path]:
    """What of a game is compiled: its rules, the tables they read, and what bots think of a position."""
    own = [path for path in _modules(f"games/{game}") if path.stem in GAME_COMPILED]
    return own + _modules(f"games/{game}/rules") + _modules(f"games/{game}/evaluation")


def _modules(folder: str) -> list[Path]:
    """The modules of a package without its ``__init__``; none when it is not (yet) a package."""
    found = ROOT / PACKAGE / folder
    if not (found / "__init__.py").is_file():
        return []
    return [PACKAGE / folder / path.name for path in sorted(found.glob("*.py")) if path.name != "__init__.py"]


# ---- how it is compiled

# mypyc's functions are global, and gcc does not inline such functions of a shared library unless it is told that
# nobody will replace them: a third more games a second.
INLINED = [] if os.name == "nt" else ["-fno-semantic-interposition"]

# Only these commands compile.  An editable install does not: a compiled file in src/ would win over its source.
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def extensions() -> list[Extension]:
    """The compiled modules; none for a pure build, or when the compiler cannot translate and need not."""
    if not BUILDING & set(sys.argv):
        return []
    VERDICT.unlink(missing_ok=True)
    if os.environ.get("JURADE_PURE") == "1":
        give_up("JURADE_PURE=1")
        return []
    groups = compiled_groups(os.environ.get("JURADE_COMPILE"))
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            # Our own strictness is `make check`'s business: an error at the edge must not stop a build.
            [
                "--config-file=",
                "--follow-imports=silent",
                f"--cache-dir={(TARGET / 'mypyc_cache').as_posix()}",
                *(path for paths in groups.values() for path in paths),
            ],
            opt_level="3",
            debug_level="0",
            # A library's name has no dots: mypyc derives a wrong __file__ for modules of one inside a package.
            separate=[(paths, package.replace(".", "_")) for package, paths in groups.items()],
        )
        finish(
            found,
            {name: said for paths in groups.values() for path in paths for name, said in docstrings(path).items()},
        )
        for extension in found:  # the lists of arguments may be shared: each gets its own
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINED]
    except (Exception, SystemExit) as problem:  # mypyc leaves by sys.exit, its messages are printed by then
        if os.environ.get("JURADE_NEED_COMPILED") == "1":
            raise
        give_up(f"mypyc could not translate the rules ({problem!r}); run `make check`")
        return []
    return found


def widened(text: str) -> str:
    """C text in which every shifted literal is 64 bits wide.

    mypyc 2.4.1 writes ``i64(1) << n`` as C's ``1 << n``, an int of 32 bits: wrong for n >= 31, without a word.
    """
    return re.sub(r"(= )(-?\d+)( (?:<<|>>) )", r"\1(int64_t)\2\3", text)


def docstrings(path: str) -> dict[str, str]:
    """The docstrings of a module and of its classes, functions and methods, by their names in C."""
    found: dict[str, str] = {}

    def look(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        if said := ast.get_docstring(node):
            found[name] = said
        for part in node.body if not isinstance(node, ast.FunctionDef) else []:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                look(part, f"{name}___{part.name}")

    module = Path(path).relative_to("src").with_suffix("").parts
    look(ast.parse((ROOT / path).read_text(encoding="utf-8")), "___".join(module))
    return found


C_STRING = r'"(?:[^"\\]|\\.)*"'


def documented(text: str, docs: dict[str, str]) -> str:
    """C text in which functions, classes and modules have their docstrings, so that ``help`` shows them.

    mypyc leaves them out, all but the signature, which stays their first line.
    """

    def said(name: str, signature: str) -> str:
        if name not in docs:
            return signature
        octets = "".join(f"\\{octet:03o}" if octet < 32 or octet > 126 or octet in b'"\\?' else chr(octet)
                         for octet in docs[name].encode())  # fmt: skip
        return ("" if signature == "NULL" else signature + " ") + f'"{octets}"'

    text = re.sub(
        rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_| ]+, PyDoc_STR\()({C_STRING})",
        lambda found: found[1] + said(found[2], found[3]),
        text,
    )
    text = re.sub(
        rf"(\bCPyType_(\w+)_template_ = \{{.*?\.tp_doc = PyDoc_STR\()({C_STRING}|NULL)",
        lambda found: found[1] + said(found[2], found[3]),
        text,
        flags=re.DOTALL,
    )
    return re.sub(
        rf"(\bPyModuleDef (\w+)module = \{{\s*PyModuleDef_HEAD_INIT,\s*{C_STRING},\s*)(NULL)(?=, /\* docstring)",
        lambda found: found[1] + said(found[2], found[3]),
        text,
    )


def finish(found: list[Extension], docs: dict[str, str]) -> None:
    """Put right what mypyc wrote.

    Its own files stay as they are, because it compares them with what it remembers; corrected copies are compiled.
    """
    for extension in found:
        sources = []
        for source in map(Path, extension.sources):
            text = source.read_text(encoding="utf-8")
            finished = documented(widened(text), docs)
            if finished != text:
                source = source.with_suffix(".finished.c")
                if not source.exists() or source.read_text(encoding="utf-8") != finished:
                    source.write_text(finished, encoding="utf-8")
            sources.append(str(source))
        extension.sources = sources


def give_up(reason: str) -> None:
    """Say, and leave behind for the Makefile, that this build is plain Python."""
    VERDICT.parent.mkdir(exist_ok=True)
    VERDICT.write_text(reason + "\n", encoding="utf-8")
    print(f"warning: Jurade is installed uncompiled and runs slower: {reason}", file=sys.stderr)


class BuildExtensions(build_ext):
    """All or nothing: a module compiled without the library it calls could not even be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("JURADE_NEED_COMPILED") == "1":
                raise
            give_up(f"the C compiler failed ({type(problem).__name__}: {str(problem)[:200]})")
            self.extensions = []
        if self.inplace:
            return
        wanted = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions or []}
        for suffix in ("*.so", "*.pyd"):
            for built in Path(self.build_lib).rglob(suffix):
                if built.resolve() not in wanted:  # of a module that was renamed, or is compiled no longer
                    built.unlink()


def books() -> dict[str, Path]:
    """The rules pages of the table and of every game: where they go in the package, and where they stand in docs/."""
    places = json.loads((ROOT / PACKAGE / "core" / "books.json").read_text(encoding="utf-8"))
    titles = {"core": "table"} | {
        f"games/{path.parent.name}": path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/__init__.py")
    }
    found = {
        f"jurade/{folder}/book/{name}": ROOT / place.format(title=title)
        for folder, title in titles.items()
        for name, place in places.items()
    }
    return {name: path for name, path in found.items() if path.is_file()}


class BuildModules(build_py):
    """A copy of the source as it is now, and the rules pages; nothing stale survives in the build folder."""

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *(str(Path(self.build_lib) / name) for name in books())]

    def run(self) -> None:
        self.force = True
        super().run()
        for name, page in books().items():
            place = Path(self.build_lib) / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(page.read_bytes())
        wanted = {Path(path).resolve() for path in self.get_outputs(include_bytecode=False)}
        for built in (Path(self.build_lib) / "jurade").rglob("*"):
            if built.is_file() and built.suffix not in {".so", ".pyd"} and built.resolve() not in wanted:
                built.unlink()


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules})
