"""Images for programs, landing pages, and link previews."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class ImagesResource:
    """Images for programs, landing pages, and link previews."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(self, *, data: str, options: Optional[RequestOptions] = None) -> types.Image:
        """Uploads an image for a program, a landing page, or a link preview.

        Args:
            data: The PNG, JPEG, GIF, or WebP image in base64, up to 512 KB.
        """
        return self._transport.json(
            "POST",
            "/images",
            types.Image,
            body={
                "data": data,
            },
            options=options,
        )

    def list(
        self,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Image]:
        """Returns images, newest first.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/images",
            types.Image,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteImageResult:
        """Deletes an image."""
        return self._transport.json(
            "DELETE",
            path("/images/{}", id),
            types.DeleteImageResult,
            options=options,
        )
