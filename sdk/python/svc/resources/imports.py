"""Imports from other platforms or files: preview, progress, report, and undo."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Mapping, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class ImportsResource:
    """Imports from other platforms or files: preview, progress, report, and undo."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        source: str,
        name: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        origin: Union[str, NotGiven] = NOT_GIVEN,
        settings: Union[Mapping[str, str], NotGiven] = NOT_GIVEN,
        unpaid: Union[Literal["mature", "hold"], NotGiven] = NOT_GIVEN,
        format: Union[types.CreateImportFormat, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Import:
        """Creates an import from another platform or from files. Nothing is read or written
        until you preview and start it.

        Args:
            source: The platform or file type to import from.
            name: A name for the import.
            program_id: The ID of the program.
            group_id: The ID of the group for new partners. Defaults to the default group.
            origin: A name that distinguishes sources whose IDs can overlap, such as
                `old-shop`.
            settings: Values that the source requires, such as an API key. They’re deleted
                after the source is read.
            unpaid: How to treat commissions that the source hasn’t paid: let them mature as
                configured, or hold them for review. Defaults to `mature`.
        """
        return self._transport.json(
            "POST",
            "/imports",
            types.Import,
            body={
                "source": source,
                "name": name,
                "programId": program_id,
                "groupId": group_id,
                "origin": origin,
                "settings": settings,
                "unpaid": unpaid,
                "format": format,
            },
            options=options,
        )

    def list(
        self,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Import]:
        """Returns imports, newest first.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/imports",
            types.Import,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def list_importers(self, *, options: Optional[RequestOptions] = None) -> List[types.Importer]:
        """Returns the platforms and file types that you can import from, with the fields that
        each one requires.
        """
        return self._transport.json("GET", "/imports/sources", types.Importer, options=options)

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.ImportReport:
        """Retrieves an import with the number and total of each kind of row, the reasons for
        skipped rows, and the amounts in the ledger.
        """
        return self._transport.json(
            "GET",
            path("/imports/{}", id),
            types.ImportReport,
            options=options,
        )

    def delete(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Import:
        """Deletes an import that hasn’t written anything."""
        return self._transport.json(
            "DELETE",
            path("/imports/{}", id),
            types.Import,
            options=options,
        )

    def add_file(
        self,
        id: str,
        *,
        kind: Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"],
        part: int,
        text: Union[str, NotGiven] = NOT_GIVEN,
        base64: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.ImportFile:
        """Uploads a file, or a part of a large file. Parts can be split at any byte. Part 0
        starts the file over.

        Args:
            kind: The kind of rows in the file.
            part: The number of the part, starting at 0.
            text: The content as text.
            base64: The content as base64, in any encoding.
        """
        return self._transport.json(
            "POST",
            path("/imports/{}/files", id),
            types.ImportFile,
            body={
                "kind": kind,
                "part": part,
                "text": text,
                "base64": base64,
            },
            options=options,
        )

    def list_lines(
        self,
        id: str,
        *,
        kind: Union[Literal["partner", "link", "customer", "lead", "sale", "commission", "payout"], NotGiven] = NOT_GIVEN,
        status: Union[Literal["new", "ready", "skipped", "known", "done", "undone", "kept"], NotGiven] = NOT_GIVEN,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        after: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.ImportLine]:
        """Returns the rows of an import.

        Args:
            kind: Only results of this type.
            status: Only results with this status.
            reason: Only rows that were skipped for this reason.
            after: The number of the last row on the previous page.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            path("/imports/{}/lines", id),
            types.ImportLine,
            "number",
            query={
                "kind": kind,
                "status": status,
                "reason": reason,
                "after": after,
                "pageSize": page_size,
            },
            options=options,
        )

    def preview(
        self,
        id: str,
        *,
        mapping: Union[Mapping[str, Mapping[str, str]], NotGiven] = NOT_GIVEN,
        format: Union[types.CreateImportFormat, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Import:
        """Reads the source and compares each row with existing data. Nothing is written. When
        the import’s status is `ready`, retrieve the import to get the preview.

        Args:
            mapping: For each kind of file, the column of each value. Defaults to columns
                with the same names.
        """
        return self._transport.json(
            "POST",
            path("/imports/{}/preview", id),
            types.Import,
            body={
                "mapping": mapping,
                "format": format,
            },
            options=options,
        )

    def start(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Import:
        """Writes the previewed rows, or continues an import that failed. No emails are sent and
        no payouts are made. Amounts that partners are owed are posted to the ledger.
        """
        return self._transport.json(
            "POST",
            path("/imports/{}/start", id),
            types.Import,
            options=options,
        )

    def undo(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Import:
        """Undoes an import completely. Returns 409 if any of its commissions has been paid or
        refunded.
        """
        return self._transport.json(
            "POST",
            path("/imports/{}/undo", id),
            types.Import,
            options=options,
        )
