"""Every error as a refusal: a code and a sentence, never a stack trace."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    ValidationException,
)
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, InterfaceError, OperationalError

from paname.core.errors import PanameError
from paname.server import metrics
from paname.server.ids import new_id
from paname.server.refusals import ErrorView, Refusal

logger = logging.getLogger("paname.web")
AnyRequest = Request[Any, Any, Any]


def refused(request: AnyRequest, error: Exception) -> Response[dict[str, ErrorView]]:
    """The answer to a request that is refused."""
    refusal = refusal_of(error)
    metrics.REFUSED.labels(refusal.code).inc()
    if refusal.code == "internal":
        logger.error(
            "internal error", exc_info=error, extra={"code": refusal.facts["report"], "path": request.url.path}
        )
    headers = {} if refusal.retry_after is None else {"Retry-After": str(refusal.retry_after)}
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
        return Refusal("invalid.request", field="body", problem=validation_text(error))
    if isinstance(error, RecursionError):
        return Refusal("invalid.depth", field="body")
    if isinstance(error, DataError):  # what no column can hold
        return Refusal("invalid.request", field="body", problem=str(error.orig)[:300])
    if isinstance(error, OperationalError | InterfaceError):
        return Refusal("busy.database", retry_after=2)
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:  # in the middle of its body
        return Refusal("invalid.gone", field="body")
    if isinstance(error, PanameError):
        return Refusal("invalid.request", field="body", problem=str(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return refusal_of_framework(error)
    report = new_id(10)
    return Refusal("internal", report=report)


FRAMEWORK: dict[int, str] = {
    401: "no_session",
    403: "not_allowed.request",
    404: "not_found.address",
    405: "wrong_method",
    413: "too_large",
}


def refusal_of_framework(error: HTTPException) -> Refusal:
    """What the framework refuses by itself, in our words."""
    known = FRAMEWORK.get(error.status_code)
    return Refusal(known) if known else Refusal("invalid.request", problem=error.detail)


def validation_text(error: ValidationException) -> str:
    """What is wrong in a request, in one sentence."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found if isinstance(item, dict)]
    return "; ".join(parts)[:300] or error.detail[:300]


HANDLERS: ExceptionHandlersMap = {Exception: refused, HTTPException: refused, Refusal: refused}
