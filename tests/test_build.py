"""The package under test is the source of this repository, compiled where it should be, and never an old copy."""

import importlib
import importlib.util
import inspect
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import jurade

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "jurade"
INSTALLED = Path(jurade.__file__).resolve().parent
PURE = INSTALLED == SOURCE
DATA = {".json", ".ftl", ".txt", ".svg", ".perft", ".md", ".jur"}


def build_rule() -> ModuleType:
    """The module setup.py, which says what is compiled."""
    spec = importlib.util.spec_from_file_location("jurade_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of the package that a person wrote, by its place."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.suffix in DATA | {".py"} and "__pycache__" not in path.parts
    }


def test_pure_run_uses_the_source() -> None:
    """JURADE_PURE=1 without PYTHONPATH=src would quietly test the installed package."""
    assert os.environ.get("JURADE_PURE") != "1" or PURE, f"JURADE_PURE=1, but jurade comes from {INSTALLED}"


def test_package_is_the_source() -> None:
    """What is installed equals src/, file by file; run from src/, no compiled file lies there to win over a source."""
    if PURE:
        compiled = [path for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd"}]
        assert compiled == [], "compiled files in src/: delete them"
    else:
        source, installed = contents(SOURCE), contents(INSTALLED)
        books = build_rule().books()
        source |= {name.removeprefix("jurade/"): page.read_bytes() for name, page in books.items()}
        differing = sorted(name for name in source | installed if source.get(name) != installed.get(name))
        assert differing == [], "the installed package differs from src/: run `make build`"


def test_rules_are_compiled() -> None:
    """Where a compiled build is required, every module that setup.py names is compiled; from src/, none is."""
    required = os.environ.get("JURADE_NEED_COMPILED") == "1" or bool(os.environ.get("CI"))
    chosen = build_rule().compiled_groups(os.environ.get("JURADE_COMPILE"))
    assert "jurade.core" in chosen
    for paths in chosen.values():
        for path in paths:
            name = Path(path).relative_to("src").with_suffix("").as_posix().replace("/", ".")
            spec = importlib.util.find_spec(name)
            assert spec is not None, name
            assert spec.origin is not None, name
            compiled = spec.origin.endswith(tuple(EXTENSION_SUFFIXES))
            if PURE:
                assert not compiled, name
            elif required:
                assert compiled, f"{name} is not compiled"
                assert importlib.import_module(name).__file__ == spec.origin


def test_shifted_literals_are_widened() -> None:
    """mypyc writes 1 << n as a C int of 32 bits; the build makes it 64 before C sees it."""
    rule = build_rule()
    for literal in ("1 << cpy_r_n", "-1 << 40", "5 >> cpy_r_n"):
        assert f"r0 = (int64_t){literal};" == rule.widened(f"r0 = {literal};")
    for other in (
        "r0 = cpy_r_n << 3;",
        "r0 = 1 + cpy_r_n;",
        "r0 = cpy_r_a >> cpy_r_b;",
        "r0 = 4294967295LL << cpy_r_n;",
    ):
        assert other == rule.widened(other)


C_TEXT = """
    {"below",
     (PyCFunction)CPyPy_jurade___core___rng___Rng___below,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("below($self, n)\\n--\\n\\n")},
static PyTypeObject CPyType_jurade___core___rng___Rng_template_ = {
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = PyDoc_STR(NULL),
};
static struct PyModuleDef jurade___core___rngmodule = {
    PyModuleDef_HEAD_INIT,
    "jurade.core.rng",
    NULL, /* docstring */
"""


def test_docstrings_are_written_into_the_c_text() -> None:
    """mypyc drops them; the build puts them back, whatever letters they have, behind the signature."""
    docs = {
        "jurade___core___rng": "All.",
        "jurade___core___rng___Rng": 'A "die" \\ …',
        "jurade___core___rng___Rng___below": "One\ntwo.",
    }
    text = build_rule().documented(C_TEXT, docs)
    assert 'PyDoc_STR("below($self, n)\\n--\\n\\n" "One\\012two.")' in text
    assert '.tp_doc = PyDoc_STR("A \\042die\\042 \\134 \\342\\200\\246"),' in text
    assert '"jurade.core.rng",\n    "All.", /* docstring */' in text
    assert build_rule().documented(C_TEXT, {}) == C_TEXT


def test_help_shows_what_the_source_says() -> None:
    """Compiled or not, modules, classes, methods and functions have their docstrings."""
    for name in ("jurade.core.state", "jurade.core.rng", "jurade.bots.playing"):
        module = importlib.import_module(name)
        source = SOURCE.parent / (name.replace(".", "/") + ".py")
        found = build_rule().docstrings(source.relative_to(ROOT).as_posix())
        assert len(found) > 2
        for place, said in found.items():
            thing = module
            for part in place.removeprefix(name.replace(".", "___")).split("___")[1:]:
                thing = getattr(thing, part)
            assert inspect.getdoc(thing) == said, place
