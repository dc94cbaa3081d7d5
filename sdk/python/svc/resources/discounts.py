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
            partner_id: The partner’s ID. Alternatively, send `tenantId`.
            tenant_id: Your own ID of the partner.
            link_id: The ID of the partner’s link (`link_…`), or your own ID with the prefix
                `ext_`. A link can have one code.
            code: The code. It can contain letters, digits, `-`, and `_`. Defaults to a code
                based on the partner’s name.
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
            partner_id: Only results of this partner.
            discount_id: Only codes of this discount.
            link_id: Only results of this link.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
            program_id: The ID of the program.
            group_id: The ID of the group.
            enrollment_id: The ID of the partner’s enrollment in the program.
            partner_id: The partner’s ID, instead of `enrollmentId`. Requires `programId` if
                the workspace has several programs.
            type: Whether the discount is a percentage or a flat amount.
            amount: For type `flat`, the amount in minor units of the program’s currency.
            rate_bps: For type `percentage`, the rate in basis points: 10,000 is 100%.
            max_duration_months: The duration in months from the first sale. 0 is the first
                sale only, and null is unlimited.
            description: Your own description, which partners and customers see.
            provider: The provider that applies the discount. `custom` is your own checkout.
                Defaults to `custom`.
            coupon_id: The ID of the provider’s coupon.
            coupon_test_id: The ID of the coupon in the provider’s test mode.
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
            program_id: Only results of this program.
            group_id: Only results of this group.
            enrollment_id: Only results of this enrollment.
            archived: If true, only archived results. By default, only results that aren’t
                archived.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
            description: Your own description, which partners and customers see.
            provider: The provider that applies the discount. `custom` is your own checkout.
                Defaults to `custom`.
            coupon_id: The ID of the provider’s coupon.
            coupon_test_id: The ID of the coupon in the provider’s test mode.
            type: Not supported, because the type can’t be changed.
            amount: Not supported, because the type can’t be changed.
            rate_bps: Not supported, because the type can’t be changed.
            max_duration_months: Not supported, because the type can’t be changed.
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
