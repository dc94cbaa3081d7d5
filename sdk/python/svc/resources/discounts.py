"""Discounts for referred customers, and the discount codes of partners."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class DiscountsResource:
    """Discounts for referred customers, and the discount codes of partners."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create_code(
        self,
        *,
        link_id: str,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        tenant_id: Union[str, NotGiven] = NOT_GIVEN,
        code: Union[str, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.DiscountCode:
        """Creates a discount code for a partner’s link. A sale with the code is attributed to
        the partner, even without a click. A code can never be reassigned to another partner,
        even after it’s deleted.

        Args:
            partner_id: Or tenantId
            tenant_id: Your own id of the partner
            link_id: The partner's link: link_… or ext_<your own id>. A link has one code
            code: Letters, digits, - and _. Default: drawn from the partner's name
        """
        return self._transport.json(
            "POST",
            "/discount-codes",
            types.DiscountCode,
            body={
                "partnerId": partner_id,
                "tenantId": tenant_id,
                "linkId": link_id,
                "code": code,
            },
            options=options,
        )

    def list_codes(
        self,
        *,
        partner_id: Union[str, NotGiven] = NOT_GIVEN,
        discount_id: Union[str, NotGiven] = NOT_GIVEN,
        link_id: Union[str, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.DiscountCode]:
        """Returns the program’s discount codes.

        Args:
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/discount-codes",
            types.DiscountCode,
            "page",
            query={
                "partnerId": partner_id,
                "discountId": discount_id,
                "linkId": link_id,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def delete_code(
        self,
        id: str,
        *,
        options: Optional[RequestOptions] = None,
    ) -> types.DeleteDiscountCodeResult:
        """Deactivates a discount code. The code stays reserved for its partner."""
        return self._transport.json(
            "DELETE",
            path("/discount-codes/{}", id),
            types.DeleteDiscountCodeResult,
            options=options,
        )

    def create(
        self,
        *,
        type: Literal["flat", "percentage"],
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        enrollment_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        amount: Union[int, None, NotGiven] = NOT_GIVEN,
        rate_bps: Union[int, None, NotGiven] = NOT_GIVEN,
        max_duration_months: Union[int, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        provider: Union[Literal["stripe", "shopify", "custom"], NotGiven] = NOT_GIVEN,
        coupon_id: Union[str, None, NotGiven] = NOT_GIVEN,
        coupon_test_id: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Discount:
        """Creates a discount for customers who come through the links of a group or partner.

        Args:
            partner_id: In place of enrollmentId; with programId, unless there is one
                program only
            amount: Type flat: minor units of the program's currency
            rate_bps: Type percentage: basis points, 10,000 are the whole
            max_duration_months: Months from the first sale; 0: only that one, null: for
                life
            description: For partners and customers, in your own words
            provider: Who takes it off: custom is your own checkout. Default: custom
            coupon_id: The provider's coupon
            coupon_test_id: The coupon in the provider's test mode
        """
        return self._transport.json(
            "POST",
            "/discounts",
            types.Discount,
            body={
                "programId": program_id,
                "groupId": group_id,
                "enrollmentId": enrollment_id,
                "partnerId": partner_id,
                "type": type,
                "amount": amount,
                "rateBps": rate_bps,
                "maxDurationMonths": max_duration_months,
                "description": description,
                "provider": provider,
                "couponId": coupon_id,
                "couponTestId": coupon_test_id,
            },
            options=options,
        )

    def list(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        enrollment_id: Union[str, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Discount]:
        """Returns discounts, oldest first.

        Args:
            archived: true: only archived ones. Default: the others
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/discounts",
            types.Discount,
            "page",
            query={
                "programId": program_id,
                "groupId": group_id,
                "enrollmentId": enrollment_id,
                "archived": archived,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Discount:
        """Retrieves a discount."""
        return self._transport.json(
            "GET",
            path("/discounts/{}", id),
            types.Discount,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        provider: Union[Literal["stripe", "shopify", "custom"], NotGiven] = NOT_GIVEN,
        coupon_id: Union[str, None, NotGiven] = NOT_GIVEN,
        coupon_test_id: Union[str, None, NotGiven] = NOT_GIVEN,
        type: Union[Any, NotGiven] = NOT_GIVEN,
        amount: Union[Any, NotGiven] = NOT_GIVEN,
        rate_bps: Union[Any, NotGiven] = NOT_GIVEN,
        max_duration_months: Union[Any, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Discount:
        """Updates the coupon of a discount. To change the type, amount, or duration, archive
        the discount and create another one.

        Args:
            description: For partners and customers, in your own words
            provider: Who takes it off: custom is your own checkout. Default: custom
            coupon_id: The provider's coupon
            coupon_test_id: The coupon in the provider's test mode
            type: Refused: it never changes
            amount: Refused: it never changes
            rate_bps: Refused: it never changes
            max_duration_months: Refused: it never changes
        """
        return self._transport.json(
            "PATCH",
            path("/discounts/{}", id),
            types.Discount,
            body={
                "description": description,
                "provider": provider,
                "couponId": coupon_id,
                "couponTestId": coupon_test_id,
                "type": type,
                "amount": amount,
                "rateBps": rate_bps,
                "maxDurationMonths": max_duration_months,
            },
            options=options,
        )

    def archive(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Discount:
        """Archives a discount. New customers no longer get it, and customers who already have
        it keep it.
        """
        return self._transport.json(
            "DELETE",
            path("/discounts/{}", id),
            types.Discount,
            options=options,
        )
