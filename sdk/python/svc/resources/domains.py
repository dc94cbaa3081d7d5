"""Domains of short links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class DomainsResource:
    """Domains of short links."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        slug: str,
        primary: Union[bool, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        placeholder: Union[str, None, NotGiven] = NOT_GIVEN,
        expired_url: Union[str, None, NotGiven] = NOT_GIVEN,
        not_found_url: Union[str, None, NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        asset_links: Union[str, None, NotGiven] = NOT_GIVEN,
        apple_app_site_association: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Domain:
        """Adds a domain for short links. Links redirect once the domain is verified. The first
        domain becomes the primary domain.

        Args:
            slug: A hostname that points to this server. In development, it can include a
                port.
            primary: Whether new links use this domain by default, once it’s verified.
            archived: Whether to hide the domain from lists. Its links still redirect.
            placeholder: The URL for visitors of the domain without a key.
            expired_url: The URL for visitors of expired links.
            not_found_url: The URL for visitors of unknown links.
            logo: The URL of a logo for QR codes.
            asset_links: Not used.
            apple_app_site_association: Not used.
        """
        return self._transport.json(
            "POST",
            "/domains",
            types.Domain,
            body={
                "slug": slug,
                "primary": primary,
                "archived": archived,
                "placeholder": placeholder,
                "expiredUrl": expired_url,
                "notFoundUrl": not_found_url,
                "logo": logo,
                "assetLinks": asset_links,
                "appleAppSiteAssociation": apple_app_site_association,
            },
            options=options,
        )

    def list(
        self,
        *,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Domain]:
        """Returns the workspace’s link domains, primary domain first.

        Args:
            archived: Whether to include archived domains.
            search: Part of the name.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/domains",
            types.Domain,
            "page",
            query={
                "archived": archived,
                "search": search,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, slug: str, *, options: Optional[RequestOptions] = None) -> types.Domain:
        """Retrieves a link domain and the DNS record that verifies it."""
        return self._transport.json(
            "GET",
            path("/domains/{}", slug),
            types.Domain,
            options=options,
        )

    def update(
        self,
        current_slug: str,
        *,
        slug: Union[str, NotGiven] = NOT_GIVEN,
        primary: Union[bool, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        placeholder: Union[str, None, NotGiven] = NOT_GIVEN,
        expired_url: Union[str, None, NotGiven] = NOT_GIVEN,
        not_found_url: Union[str, None, NotGiven] = NOT_GIVEN,
        logo: Union[str, None, NotGiven] = NOT_GIVEN,
        asset_links: Union[str, None, NotGiven] = NOT_GIVEN,
        apple_app_site_association: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Domain:
        """Updates a link domain. If you change `slug`, the domain’s links and programs move
        with it, and the new name must be verified before they redirect.

        Args:
            slug: A hostname that points to this server. In development, it can include a
                port.
            primary: Whether new links use this domain by default, once it’s verified.
            archived: Whether to hide the domain from lists. Its links still redirect.
            placeholder: The URL for visitors of the domain without a key.
            expired_url: The URL for visitors of expired links.
            not_found_url: The URL for visitors of unknown links.
            logo: The URL of a logo for QR codes.
            asset_links: Not used.
            apple_app_site_association: Not used.
        """
        return self._transport.json(
            "PATCH",
            path("/domains/{}", current_slug),
            types.Domain,
            body={
                "slug": slug,
                "primary": primary,
                "archived": archived,
                "placeholder": placeholder,
                "expiredUrl": expired_url,
                "notFoundUrl": not_found_url,
                "logo": logo,
                "assetLinks": asset_links,
                "appleAppSiteAssociation": apple_app_site_association,
            },
            options=options,
        )

    def delete(
        self,
        slug: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteDomainResult:
        """Deletes a link domain. Returns 409 if links or programs still use it."""
        return self._transport.json(
            "DELETE",
            path("/domains/{}", slug),
            types.DeleteDomainResult,
            options=options,
        )

    def verify(self, slug: str, *, options: Optional[RequestOptions] = None) -> types.Domain:
        """Looks up the domain’s DNS record. Once the record is found, the domain serves your
        workspace’s links. If the record is missing, the error shows the expected and actual
        values.
        """
        return self._transport.json(
            "POST",
            path("/domains/{}/verify", slug),
            types.Domain,
            options=options,
        )
