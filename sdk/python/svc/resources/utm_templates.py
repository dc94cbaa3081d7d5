"""UTM parameters under a name, to put into links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport, path


class UtmTemplatesResource:
    """UTM parameters under a name, to put into links."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: str,
        utm_source: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.UtmTemplate:
        """Create a UTM template.

        Args:
            name: Unique in the workspace, in any case
            utm_source: Who sends visitors: newsletter
            utm_medium: How: email
            utm_campaign: What for: autumn
            utm_term: For which word
            utm_content: Which of several: header
        """
        return self._transport.json(
            "POST",
            "/utm-templates",
            types.UtmTemplate,
            body={
                "name": name,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
            },
            options=options,
        )

    def list(self, *, options: Optional[RequestOptions] = None) -> List[types.UtmTemplate]:
        """List UTM templates."""
        return self._transport.json("GET", "/utm-templates", types.UtmTemplate, options=options)

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        utm_source: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_medium: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_campaign: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_term: Union[str, None, NotGiven] = NOT_GIVEN,
        utm_content: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.UtmTemplate:
        """Change a UTM template.

        Args:
            name: Unique in the workspace, in any case
            utm_source: Who sends visitors: newsletter
            utm_medium: How: email
            utm_campaign: What for: autumn
            utm_term: For which word
            utm_content: Which of several: header
        """
        return self._transport.json(
            "PATCH",
            path("/utm-templates/{}", id),
            types.UtmTemplate,
            body={
                "name": name,
                "utm_source": utm_source,
                "utm_medium": utm_medium,
                "utm_campaign": utm_campaign,
                "utm_term": utm_term,
                "utm_content": utm_content,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteUtmTemplateResult:
        """Delete a UTM template."""
        return self._transport.json(
            "DELETE",
            path("/utm-templates/{}", id),
            types.DeleteUtmTemplateResult,
            options=options,
        )
