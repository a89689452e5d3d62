"""Schemathesis over the OpenAPI document: no request makes the server fail, every refusal has its shape."""

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from tests.server.harness import request

LEFT_OUT = {("DELETE", "/api/me"), ("POST", "/api/logout")}  # the session is needed


@pytest.fixture(scope="module")
def schema(server):
    status, _, body = request(f"{server.url}/api/session", "POST", {"name": "Fuzz", "token": True})
    assert status == 201
    headers = {"Authorization": f"Bearer {json.loads(body)['token']}"}
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json", headers=headers)


def test_no_request_makes_the_server_fail(schema):
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if (operation.method.upper(), operation.path) not in LEFT_OUT:
            try_out(operation)
            tried += 1
    assert tried >= 20


def try_out(operation):
    """Many requests of one kind, valid and not."""

    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def check(case):
        response = case.call()
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400:
            assert set(response.json()) == {"error"}
            assert "Traceback" not in response.text

    check()
