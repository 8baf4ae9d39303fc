"""A bot over the open interface.  Run: python bot.py http://127.0.0.1:8302 TOKEN TABLE SEAT"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

import websockets


def changed(old, delta):
    """The document after a change of it: as docs/api.md describes it."""
    if delta is None or "=" in delta:
        return old if delta is None else delta["="]
    if "~" in delta:
        kept = {key: value for key, value in old.items() if key not in delta.get("-", ())}
        return kept | {key: changed(old.get(key), inner) for key, inner in delta["~"].items()}
    items = list(old)
    for at, gone, new in reversed(delta.get("+", [])):
        items[at : at + gone] = new
    return [changed(item, delta.get("@", {}).get(str(index))) for index, item in enumerate(items)]


async def play(url, token, table, seat):
    head = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    sit = urllib.request.Request(f"{url}/api/tables/{table}/seats/{seat}", b'{"who": "me"}', head, method="PUT")
    await asyncio.to_thread(urllib.request.urlopen, sit)
    document, waiting = {}, False
    async with websockets.connect(url.replace("http", "ws", 1) + "/api/socket", additional_headers=head) as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello", "version": 1}))
        await socket.send(json.dumps({"type": "watch", "id": "watch", "table": table, "seat": seat, "form": "events"}))
        async for text in socket:
            message = json.loads(text)
            document = message.get("document") or changed(document, message.get("delta"))
            waiting = waiting and message["type"] not in ("done", "error")
            if document.get("over"):
                break
            if document.get("choices") and not waiting:
                act = {"type": "act", "id": uuid.uuid4().hex, "table": table, "seat": seat, "ply": document["ply"]}
                await socket.send(json.dumps(act | {"action": random.choice(document["choices"])}))
                waiting = True
    return document["scores"]


if __name__ == "__main__":
    print(*asyncio.run(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))))
