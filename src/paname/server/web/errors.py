"""Every error as a refusal: a code and a sentence, never a stack trace."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotAuthorizedException,
    NotFoundException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap

from paname.core.errors import PanameError
from paname.server import metrics
from paname.server.ids import new_id
from paname.server.refusals import STATUS, Refusal

logger = logging.getLogger("paname.web")
AnyRequest = Request[Any, Any, Any]


def refused(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """The answer to a request that is refused."""
    refusal = refusal_of(error)
    metrics.REFUSED.labels(refusal.code).inc()
    if refusal.code == "internal":
        logger.error("internal error", exc_info=error, extra={"code": refusal.more["report"], "path": request.url.path})
    headers = {"Retry-After": str(refusal.more["retry_after"])} if "retry_after" in refusal.more else {}
    if isinstance(error, MethodNotAllowedException):
        headers.update(error.headers or {})
    status = status_of(error, refusal)
    return Response({"error": refusal.error()}, status_code=status, media_type="application/json", headers=headers)


def status_of(error: Exception, refusal: Refusal) -> int:
    """The HTTP status: the framework's own where it refused."""
    if isinstance(error, HTTPException) and 400 <= error.status_code < 500:
        return error.status_code
    return refusal.status


def refusal_of(error: Exception) -> Refusal:
    """Any exception as a refusal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, ValidationException):
        return Refusal("invalid", validation_text(error), field="body")
    if isinstance(error, RecursionError):
        return Refusal("invalid", "This is nested too deeply.", field="body")
    if isinstance(error, PanameError):
        return Refusal("invalid", str(error), field="body")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Refusal(code_of(error), error.detail or "This cannot be done.")
    report = new_id(10)
    return Refusal("internal", f"Something went wrong here. Nothing is lost. Code {report}.", report=report)


def code_of(error: HTTPException) -> str:
    """The code that goes with a status of the framework."""
    if isinstance(error, NotFoundException):
        return "not_found"
    if isinstance(error, NotAuthorizedException):
        return "no_session"
    codes = {status: code for code, status in STATUS.items() if code in ("wrong_method", "too_large", "not_allowed")}
    return codes.get(error.status_code, "invalid")


def validation_text(error: ValidationException) -> str:
    """What is wrong in a request, in one sentence."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


HANDLERS: ExceptionHandlersMap = {Exception: refused, HTTPException: refused, Refusal: refused}
