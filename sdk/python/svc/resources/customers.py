"""People who became leads or bought something."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class CustomersResource:
    """People who became leads or bought something."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        external_id: str,
        name: Union[str, None, NotGiven] = NOT_GIVEN,
        email: Union[str, None, NotGiven] = NOT_GIVEN,
        avatar: Union[str, None, NotGiven] = NOT_GIVEN,
        country: Union[str, None, NotGiven] = NOT_GIVEN,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Creates a customer before the first lead. The customer is attributed when a lead with
        a click is tracked.

        Args:
            external_id: The customer’s ID in your system.
            name: The full name.
            email: The email address.
            avatar: The URL of a picture.
            country: The two-letter country code (ISO 3166-1).
            program_id: The ID of the program that the customer belongs to. Only its clicks,
                links, and codes count. The same external ID without a program, or in another
                one, is another customer.
        """
        return self._transport.json(
            "POST",
            "/customers",
            types.Customer,
            body={
                "externalId": external_id,
                "name": name,
                "email": email,
                "avatar": avatar,
                "country": country,
                "programId": program_id,
            },
            options=options,
        )

    def list(
        self,
        *,
        email: Union[str, NotGiven] = NOT_GIVEN,
        external_id: Union[str, NotGiven] = NOT_GIVEN,
        search: Union[str, NotGiven] = NOT_GIVEN,
        country: Union[str, NotGiven] = NOT_GIVEN,
        link_id: Union[str, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        include_expanded_fields: Union[bool, NotGiven] = NOT_GIVEN,
        sort_by: Union[Literal["createdAt", "saleAmount", "firstSaleAt"], NotGiven] = NOT_GIVEN,
        sort: Union[Literal["createdAt", "saleAmount", "firstSaleAt"], NotGiven] = NOT_GIVEN,
        sort_order: Union[Literal["asc", "desc"], NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        starting_after: Union[str, NotGiven] = NOT_GIVEN,
        ending_before: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Customer]:
        """Returns the workspace’s customers, newest first by default. Deleted customers are
        excluded.

        Args:
            email: Only the customer with exactly this email address.
            external_id: Your own ID, with or without the prefix `ext_`: the customers with
                this ID in all programs and without one.
            search: Part of the name, email address, or external ID.
            country: The two-letter country code (ISO 3166-1).
            link_id: Only customers who came through this link.
            program_id: Only customers whom partners of this program referred, or who were
                identified with it.
            partner_id: Only results of this partner.
            include_expanded_fields: Whether to add the link, partner, and discount of each
                customer.
            sort_by: The field to sort by. Defaults to `createdAt`.
            sort: The field to sort by. Defaults to `createdAt`.
            sort_order: The sort order. Defaults to `desc`.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
            starting_after: A cursor: the ID of the last item on the previous page. Returns
                the items after it.
            ending_before: A cursor: the ID of the first item on the next page. Returns the
                items before it.
        """
        return self._transport.pages(
            "/customers",
            types.Customer,
            "id",
            query={
                "email": email,
                "externalId": external_id,
                "search": search,
                "country": country,
                "linkId": link_id,
                "programId": program_id,
                "partnerId": partner_id,
                "includeExpandedFields": include_expanded_fields,
                "sortBy": sort_by,
                "sort": sort,
                "sortOrder": sort_order,
                "page": page,
                "pageSize": page_size,
                "startingAfter": starting_after,
                "endingBefore": ending_before,
            },
            options=options,
        )

    def get(
        self,
        id: str,
        *,
        include_expanded_fields: Union[bool, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Retrieves a customer by ID or external ID. Send `programId` with the external ID of a
        program’s customer.

        Args:
            include_expanded_fields: Whether to add the link, partner, and discount of each
                customer.
            program_id: With an external ID: the program that the customer was identified
                with. Defaults to the customer without a program.
        """
        return self._transport.json(
            "GET",
            path("/customers/{}", id),
            types.Customer,
            query={
                "includeExpandedFields": include_expanded_fields,
                "programId": program_id,
            },
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        external_id: Union[str, NotGiven] = NOT_GIVEN,
        name: Union[str, None, NotGiven] = NOT_GIVEN,
        email: Union[str, None, NotGiven] = NOT_GIVEN,
        avatar: Union[str, None, NotGiven] = NOT_GIVEN,
        country: Union[str, None, NotGiven] = NOT_GIVEN,
        include_expanded_fields: Union[bool, NotGiven] = NOT_GIVEN,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Updates a customer. Fields that you omit keep their values.

        Args:
            external_id: The customer’s ID in your system.
            name: The full name.
            email: The email address.
            avatar: The URL of a picture.
            country: The two-letter country code (ISO 3166-1).
            include_expanded_fields: Whether to add the link, partner, and discount of each
                customer.
            program_id: With an external ID: the program that the customer was identified
                with. Defaults to the customer without a program.
        """
        return self._transport.json(
            "PATCH",
            path("/customers/{}", id),
            types.Customer,
            query={
                "includeExpandedFields": include_expanded_fields,
                "programId": program_id,
            },
            body={
                "externalId": external_id,
                "name": name,
                "email": email,
                "avatar": avatar,
                "country": country,
            },
            options=options,
        )

    def delete(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteCustomerResult:
        """Erases the customer’s personal data and keeps their leads, sales, and totals. By
        external ID, also erases the customers with this ID in programs. This can’t be
        undone.
        """
        return self._transport.json(
            "DELETE",
            path("/customers/{}", id),
            types.DeleteCustomerResult,
            options=options,
        )

    def export(self, id: str, *, options: Optional[RequestOptions] = None) -> str:
        """Exports all data about a customer as NDJSON, for data access requests. The broad
        `read` scope isn’t sufficient. By external ID, also exports the customers with this
        ID in programs.
        """
        return self._transport.text("GET", path("/customers/{}/export", id), options=options)
