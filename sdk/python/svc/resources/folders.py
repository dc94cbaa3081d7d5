"""Folders that organize links."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class FoldersResource:
    """Folders that organize links."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: str,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        access_level: Union[Literal["write", "read"], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Folder:
        """Creates a folder for links.

        Args:
            name: The name, which must be unique in the workspace.
            description: A description of the folder, or null.
            access_level: Not used.
        """
        return self._transport.json(
            "POST",
            "/folders",
            types.Folder,
            body={
                "name": name,
                "description": description,
                "accessLevel": access_level,
            },
            options=options,
        )

    def list(
        self,
        *,
        search: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Folder]:
        """Returns folders, oldest first.

        Args:
            search: Part of the name.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/folders",
            types.Folder,
            "page",
            query={
                "search": search,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        access_level: Union[Literal["write", "read"], None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Folder:
        """Renames a folder or changes its description.

        Args:
            name: The name, which must be unique in the workspace.
            description: A description of the folder, or null.
            access_level: Not used.
        """
        return self._transport.json(
            "PATCH",
            path("/folders/{}", id),
            types.Folder,
            body={
                "name": name,
                "description": description,
                "accessLevel": access_level,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteFolderResult:
        """Deletes a folder. Its links are kept without a folder."""
        return self._transport.json(
            "DELETE",
            path("/folders/{}", id),
            types.DeleteFolderResult,
            options=options,
        )
