"""Somebody with a browser at a server: a page, its errors, everything its sockets heard, and HTTP with its cookie."""

from jurade.core.registry import game as the_game

PATIENCE = 60_000  # milliseconds, for machines with much else to do


class Visitor:
    """A person in a browser of their own.  Errors of the page are kept and asked for at the end of the test."""

    def __init__(self, context, url, name="Ada"):
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.url = url
        self.name = name
        self.errors = []
        self.heard = []  # every frame that came over a socket, as text
        self.asked = []  # the address of every request
        context.on("request", lambda request: self.asked.append(request.url))
        self.page = self.new_page()
        if name:
            self.ask("POST", "/guests", {"name": name})

    def new_page(self):
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{error.name}: {error.message}"))
        page.on("console", self._read)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        return page

    def _read(self, line):
        if line.type == "error":
            self.errors.append(f"{line.text} ({line.location['url']})")

    def _hear(self, frame):
        self.heard.append(frame if isinstance(frame, str) else frame.decode())

    def ask(self, method, path, body=None, status=None):
        """The answer of an HTTP request with this browser's cookie; JSON where it is JSON."""
        response = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body)
        expected = range(200, 300) if status is None else (status,)
        assert response.status in expected, response.text()
        return response.json() if "json" in response.headers["content-type"] else response.text()

    def new_table(self, game, seats=None, **more):
        """The id of a table with these seats, "me", "open" or the level of a bot; alone against pages if none are."""
        seats = seats or ["me"] + ["page"] * (the_game(game).seats[0] - 1)
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return self.ask("POST", "/tables", {"game": game, "seats": wanted, "start": True, **more})["id"]

    def go(self, path):
        """Open an address of the page and wait until it is drawn."""
        self.page.goto(self.url + path)
        self.page.locator("#main").wait_for()

    def sit(self, table):
        """Open a table and wait until its board is drawn."""
        self.go(f"/t/{table}")
        self.page.get_by_test_id("board").locator("[data-layer]").first.wait_for(state="attached")
