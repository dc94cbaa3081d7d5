"""Saved sets of UTM parameters for links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._transport import Transport, path


class UtmTemplatesResource:
    """Saved sets of UTM parameters for links."""

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
        """Creates a template of UTM parameters for links.

        Args:
            name: The name, unique in the workspace regardless of case.
            utm_source: The source, such as `newsletter`.
            utm_medium: The medium, such as `email`.
            utm_campaign: The campaign, such as `autumn`.
            utm_term: The search term.
            utm_content: The content that distinguishes links, such as `header`.
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
        """Returns all UTM templates, sorted by name."""
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
        """Updates a UTM template. Links that were created with it keep their parameters.

        Args:
            name: The name, unique in the workspace regardless of case.
            utm_source: The source, such as `newsletter`.
            utm_medium: The medium, such as `email`.
            utm_campaign: The campaign, such as `autumn`.
            utm_term: The search term.
            utm_content: The content that distinguishes links, such as `header`.
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
        """Deletes a UTM template. Links that were created with it keep their parameters."""
        return self._transport.json(
            "DELETE",
            path("/utm-templates/{}", id),
            types.DeleteUtmTemplateResult,
            options=options,
        )
