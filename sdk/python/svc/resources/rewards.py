"""Versioned terms, limits, and conditions of what partners earn."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import List, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class RewardsResource:
    """Versioned terms, limits, and conditions of what partners earn."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def simulate(
        self,
        id: str,
        *,
        draft: types.SimulateRewardDraft,
        months: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Simulation:
        """Calculates what a draft reward would have paid for the sales or leads of recent
        months, and compares it with actual earnings. Partner counts reflect today’s
        partners. Canceled commissions, referral shares, and bonuses are excluded. Nothing is
        saved.

        Args:
            months: The number of calendar months (UTC) including the current one. Defaults
                to 6.
        """
        return self._transport.json(
            "POST",
            path("/programs/{}/simulations", id),
            types.Simulation,
            body={
                "draft": draft,
                "months": months,
            },
            options=options,
        )

    def list(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        enrollment_id: Union[str, NotGiven] = NOT_GIVEN,
        event: Union[Literal["click", "lead", "sale", "referral"], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Reward]:
        """Returns rewards with their latest version, oldest first.

        Args:
            program_id: Only results of this program.
            group_id: Only results of this group.
            enrollment_id: Only results of this enrollment.
            event: Only results with this type of event.
            archived: If true, only archived results. By default, only results that aren’t
                archived.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            "/rewards",
            types.Reward,
            "page",
            query={
                "programId": program_id,
                "groupId": group_id,
                "enrollmentId": enrollment_id,
                "event": event,
                "archived": archived,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def create(
        self,
        *,
        event: Literal["click", "lead", "sale", "referral"],
        type: Literal["flat", "percentage"],
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        group_id: Union[str, None, NotGiven] = NOT_GIVEN,
        enrollment_id: Union[str, None, NotGiven] = NOT_GIVEN,
        partner_id: Union[str, None, NotGiven] = NOT_GIVEN,
        amount: Union[int, None, NotGiven] = NOT_GIVEN,
        rate_bps: Union[int, None, NotGiven] = NOT_GIVEN,
        max_duration_months: Union[int, None, NotGiven] = NOT_GIVEN,
        limits: Union[List[types.SimulateRewardDraftLimit], NotGiven] = NOT_GIVEN,
        modifiers: Union[List[types.SimulateRewardDraftModifier], NotGiven] = NOT_GIVEN,
        exclude: Union[List[Literal["tax", "shipping", "fee"]], NotGiven] = NOT_GIVEN,
        products: Union[List[types.SimulateRewardDraftProduct], NotGiven] = NOT_GIVEN,
        tiers: Union[types.SimulateRewardDraftTiers, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Reward:
        """Creates a reward for a group or partner. The reward applies to customers whose first
        lead comes after this call.

        Args:
            program_id: The ID of the program.
            group_id: The ID of the group.
            enrollment_id: The ID of the partner’s enrollment in the program.
            partner_id: The partner’s ID, instead of `enrollmentId`. Requires `programId` if
                the workspace has several programs.
            event: The event that the reward pays for.
            type: Whether the reward is a percentage or a flat amount.
            amount: For type `flat`, the amount in minor units of the program’s currency.
            rate_bps: For type `percentage`, the rate in basis points: 10,000 is 100%.
            max_duration_months: The duration in months from the first sale. 0 is the first
                sale only, and null is unlimited.
            limits: The limits of the reward.
            modifiers: Exceptions for some events. The first match applies.
            exclude: For sales, the parts to subtract from the amount before the percentage
                applies.
            products: For sales, rules for individual products, whichever modifier applies.
                The first rule with the product applies. The rest of the sale earns the general
                terms.
            description: Your own description, which partners see.
        """
        return self._transport.json(
            "POST",
            "/rewards",
            types.Reward,
            body={
                "programId": program_id,
                "groupId": group_id,
                "enrollmentId": enrollment_id,
                "partnerId": partner_id,
                "event": event,
                "type": type,
                "amount": amount,
                "rateBps": rate_bps,
                "maxDurationMonths": max_duration_months,
                "limits": limits,
                "modifiers": modifiers,
                "exclude": exclude,
                "products": products,
                "tiers": tiers,
                "description": description,
            },
            options=options,
        )

    def list_conditions(
        self,
        *,
        options: Optional[RequestOptions] = None,
    ) -> List[types.ConditionAttribute]:
        """Returns the conditions that rewards can use, with their operators and value types."""
        return self._transport.json(
            "GET",
            "/rewards/conditions",
            types.ConditionAttribute,
            options=options,
        )

    def preview(
        self,
        *,
        draft: Union[types.PreviewRewardDraft, NotGiven] = NOT_GIVEN,
        reward_id: Union[str, NotGiven] = NOT_GIVEN,
        version: Union[int, NotGiven] = NOT_GIVEN,
        samples: Union[List[types.PreviewRewardSample], NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.PreviewRewardResult:
        """Calculates sample commissions for a draft or saved reward. Nothing is saved.

        Args:
            reward_id: The ID of the reward.
            version: The version of the reward. Defaults to the latest.
            samples: The sample events. Defaults to samples that illustrate the reward.
        """
        return self._transport.json(
            "POST",
            "/rewards/preview",
            types.PreviewRewardResult,
            body={
                "draft": draft,
                "rewardId": reward_id,
                "version": version,
                "samples": samples,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Reward:
        """Retrieves a reward with its latest version."""
        return self._transport.json("GET", path("/rewards/{}", id), types.Reward, options=options)

    def update(
        self,
        id: str,
        *,
        type: Union[Literal["flat", "percentage"], NotGiven] = NOT_GIVEN,
        amount: Union[int, None, NotGiven] = NOT_GIVEN,
        rate_bps: Union[int, None, NotGiven] = NOT_GIVEN,
        max_duration_months: Union[int, None, NotGiven] = NOT_GIVEN,
        limits: Union[List[types.SimulateRewardDraftLimit], NotGiven] = NOT_GIVEN,
        modifiers: Union[List[types.SimulateRewardDraftModifier], NotGiven] = NOT_GIVEN,
        exclude: Union[List[Literal["tax", "shipping", "fee"]], NotGiven] = NOT_GIVEN,
        products: Union[List[types.SimulateRewardDraftProduct], NotGiven] = NOT_GIVEN,
        tiers: Union[types.SimulateRewardDraftTiers, None, NotGiven] = NOT_GIVEN,
        description: Union[str, None, NotGiven] = NOT_GIVEN,
        if_version: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Reward:
        """Creates a new version of a reward. Fields that you omit keep their values. Existing
        customers keep the version that applied to their lead.

        Args:
            type: Whether the reward is a percentage or a flat amount.
            amount: For type `flat`, the amount in minor units of the program’s currency.
            rate_bps: For type `percentage`, the rate in basis points: 10,000 is 100%.
            max_duration_months: The duration in months from the first sale. 0 is the first
                sale only, and null is unlimited.
            limits: The limits of the reward.
            modifiers: Exceptions for some events. The first match applies.
            exclude: For sales, the parts to subtract from the amount before the percentage
                applies.
            products: For sales, rules for individual products, whichever modifier applies.
                The first rule with the product applies. The rest of the sale earns the general
                terms.
            description: Your own description, which partners see.
            if_version: The version that you last read. Returns 409 if someone has changed
                the reward since.
        """
        return self._transport.json(
            "PATCH",
            path("/rewards/{}", id),
            types.Reward,
            body={
                "type": type,
                "amount": amount,
                "rateBps": rate_bps,
                "maxDurationMonths": max_duration_months,
                "limits": limits,
                "modifiers": modifiers,
                "exclude": exclude,
                "products": products,
                "tiers": tiers,
                "description": description,
                "ifVersion": if_version,
            },
            options=options,
        )

    def archive(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Reward:
        """Archives a reward. It no longer applies to new customers. Existing customers keep it,
        and their later sales still earn commissions.
        """
        return self._transport.json(
            "DELETE",
            path("/rewards/{}", id),
            types.Reward,
            options=options,
        )

    def list_versions(
        self,
        id: str,
        *,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.RewardVersion]:
        """Returns all versions of a reward.

        Args:
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
        """
        return self._transport.pages(
            path("/rewards/{}/versions", id),
            types.RewardVersion,
            "page",
            query={
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )
