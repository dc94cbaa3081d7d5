"""Does what the conformance cases ask of this library: one JSON object a line, in and out."""

import json
import re
import sys

import svc
from svc.testing import FakeSvc


class Request:
    """As frameworks hand it to a handler."""

    def __init__(self, name, cookies):
        setattr(self, name, cookies)


def snake(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


def client(command):
    global CLIENT
    limits = {}
    if command.get("timeoutMs"):
        limits["timeout"] = command["timeoutMs"] / 1000
    if command.get("maxRetries") is not None:
        limits["max_retries"] = command["maxRetries"]
    CLIENT = svc.Svc(command.get("apiKey"), command.get("baseUrl"), **limits)


def call(command):
    method = getattr(getattr(CLIENT, snake(command["resource"])), snake(command["method"]))
    given = list(command.get("path", []))
    given += [command[name] for name in ("items", "content") if name in command]
    named = {snake(name): value for name, value in (command.get("params") or {}).items()}
    if "options" in command:
        key = command["options"].get("idempotencyKey")
        named["options"] = svc.RequestOptions(idempotency_key=key)
    answer = method(*given, **named)
    take = command.get("take")
    if isinstance(answer, svc.Pages):
        return answer.to_list(take)
    if hasattr(answer, "__next__"):
        return [next(answer) for _ in range(take)]
    return answer


def webhook(command):
    return svc.verify_webhook(
        command["body"], command["headers"], command["secret"], now=command["now"]
    )


def signed(command):
    headers = svc.sign_webhook(command["body"], command["secret"])
    return svc.verify_webhook(command["body"].encode(), headers, command["secret"])


def cookie(command):
    jar = {"svc_id": command["value"]} if command["value"] else {}
    return [
        svc.read_click_id(command["header"]),
        svc.read_click_id({"wsgi.version": (1, 0), "HTTP_COOKIE": command["header"]}),
        svc.read_click_id(Request("COOKIES", jar)),
        svc.read_click_id(Request("cookies", jar)),
        svc.read_click_id(jar),
    ]


def money(command):
    amount = svc.Money.parse(command["decimal"], command["currency"])
    return {"amount": str(amount.amount), "text": str(amount)}


def unserializable(command):
    cycle = {}
    cycle["again"] = cycle
    values = {"not a number": float("nan"), "object": object(), "cycle": cycle}
    metadata = {"it": values[command["kind"]]}
    return CLIENT.track.sale(customer_external_id="x", amount=1, metadata=metadata)


def fake(_):
    double = FakeSvc()
    double.answer("POST /links", {"id": "link_1", "shortLink": "https://go.test/a"})
    link = double.links.create(url="https://shop.test/")
    sent = double.requests[0]
    shown = {"method": sent.method, "path": sent.path, "body": sent.body}
    return {"id": link.id, "shortLink": link.short_link, **shown}


def error_of(error):
    if isinstance(error, svc.ApiError):
        return {
            "type": "api",
            "class": type(error).__name__,
            "code": error.code,
            "status": error.status,
            "requestId": error.request_id,
            "docUrl": error.doc_url,
            "issues": error.issues,
            "message": error.message,
            "retryAfter": error.retry_after,
        }
    kinds = {
        "configuration": svc.ConfigurationError,
        "timeout": svc.TimeoutError,
        "connection": svc.ConnectionError,
        "unexpected": svc.UnexpectedAnswerError,
        "signature": svc.SignatureError,
    }
    kind = next((name for name, kind in kinds.items() if isinstance(error, kind)), "unknown")
    return {"type": kind, "message": repr(error)}


for line in sys.stdin:
    asked = json.loads(line)
    try:
        told = {"ok": globals()[asked["do"]](asked)}
    except Exception as error:
        told = {"error": error_of(error)}
    print(json.dumps(told, default=lambda model: model.to_dict()), flush=True)
