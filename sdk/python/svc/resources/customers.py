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
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Creates a customer before the first lead. The customer is attributed when a lead with
        a click is tracked.

        Args:
            external_id: The customer's id in your own system
            name: Full name
            avatar: An http or https address of a picture
            country: Two letters (ISO 3166-1)
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
            email: Exactly this address
            external_id: With or without ext_
            search: Part of the name, e-mail address or external id
            country: Two letters (ISO 3166-1)
            link_id: Customers who came through this link
            include_expanded_fields: Adds link, partner and discount to each customer
            sort_by: Default: createdAt
            sort: Default: createdAt
            sort_order: Default: desc
            page: From 1; default 1
            page_size: Default: the largest, 100
            starting_after: The id of the last item you have: answers what follows
            ending_before: The id of the first item you have: answers what precedes
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
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Retrieves a customer by ID or external ID.

        Args:
            include_expanded_fields: Adds link, partner and discount to each customer
        """
        return self._transport.json(
            "GET",
            path("/customers/{}", id),
            types.Customer,
            query={
                "includeExpandedFields": include_expanded_fields,
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
        options: Optional[RequestOptions] = None,
    ) -> types.Customer:
        """Updates a customer. Fields that you omit keep their values.

        Args:
            external_id: The customer's id in your own system
            name: Full name
            avatar: An http or https address of a picture
            country: Two letters (ISO 3166-1)
            include_expanded_fields: Adds link, partner and discount to each customer
        """
        return self._transport.json(
            "PATCH",
            path("/customers/{}", id),
            types.Customer,
            query={
                "includeExpandedFields": include_expanded_fields,
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
        """Erases the customer’s personal data and keeps their leads, sales, and totals. This
        can’t be undone.
        """
        return self._transport.json(
            "DELETE",
            path("/customers/{}", id),
            types.DeleteCustomerResult,
            options=options,
        )

    def export(self, id: str, *, options: Optional[RequestOptions] = None) -> str:
        """Exports all data about a customer as NDJSON, for data access requests. The broad
        `read` scope isn’t sufficient.
        """
        return self._transport.text("GET", path("/customers/{}/export", id), options=options)
