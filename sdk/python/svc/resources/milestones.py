"""One-time bonuses that partners earn when they reach a goal."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Any, Literal, Optional, Union

from .. import types
from .._options import NOT_GIVEN, NotGiven, RequestOptions
from .._pages import Pages
from .._transport import Transport, path


class MilestonesResource:
    """One-time bonuses that partners earn when they reach a goal."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        group_id: str,
        name: str,
        metric: Literal["leads", "sales", "revenue", "earnings"],
        threshold: int,
        amount: int,
        program_id: Union[str, None, NotGiven] = NOT_GIVEN,
        starts_at: Union[str, None, NotGiven] = NOT_GIVEN,
        ends_at: Union[str, None, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Milestone:
        """Creates a bonus that each partner in a group earns once, when they reach a goal.
        Partners who are already past the goal earn the bonus with their next counted event.
        If a refund takes a partner below the goal, the bonus is reversed.

        Args:
            group_id: Whose partners can reach it. A group has at most 20 that are not
                archived
            name: What partners read as its title
            metric: What counts: leads, sales, revenue (sales less refunds) or earnings
                (commissions for leads, sales and referrals), all net of refunds and in the
                program's currency
            threshold: The number to reach: a count, or minor units for revenue and earnings
            amount: The bonus, in minor units of the program's currency
            starts_at: Only what happened from then on counts. Default: everything
            ends_at: What happened from then on counts no more. Default: no end
        """
        return self._transport.json(
            "POST",
            "/milestones",
            types.Milestone,
            body={
                "programId": program_id,
                "groupId": group_id,
                "name": name,
                "metric": metric,
                "threshold": threshold,
                "amount": amount,
                "startsAt": starts_at,
                "endsAt": ends_at,
            },
            options=options,
        )

    def list(
        self,
        *,
        program_id: Union[str, NotGiven] = NOT_GIVEN,
        group_id: Union[str, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        page: Union[int, NotGiven] = NOT_GIVEN,
        page_size: Union[int, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> Pages[types.Milestone]:
        """Returns milestones, oldest first.

        Args:
            archived: true: only archived ones. Default: the others
            page: From 1; default 1
            page_size: Default: the largest, 100
        """
        return self._transport.pages(
            "/milestones",
            types.Milestone,
            "page",
            query={
                "programId": program_id,
                "groupId": group_id,
                "archived": archived,
                "page": page,
                "pageSize": page_size,
            },
            options=options,
        )

    def get(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Milestone:
        """Retrieves a milestone."""
        return self._transport.json(
            "GET",
            path("/milestones/{}", id),
            types.Milestone,
            options=options,
        )

    def update(
        self,
        id: str,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        ends_at: Union[str, None, NotGiven] = NOT_GIVEN,
        metric: Union[Any, NotGiven] = NOT_GIVEN,
        threshold: Union[Any, NotGiven] = NOT_GIVEN,
        amount: Union[Any, NotGiven] = NOT_GIVEN,
        starts_at: Union[Any, NotGiven] = NOT_GIVEN,
        options: Optional[RequestOptions] = None,
    ) -> types.Milestone:
        """Updates the name or end date of a milestone. To change the metric, goal, bonus, or
        start date, archive the milestone and create another one.

        Args:
            name: What partners read as its title
            ends_at: What happened from then on counts no more. Default: no end
            metric: Refused: it never changes
            threshold: Refused: it never changes
            amount: Refused: it never changes
            starts_at: Refused: it never changes
        """
        return self._transport.json(
            "PATCH",
            path("/milestones/{}", id),
            types.Milestone,
            body={
                "name": name,
                "endsAt": ends_at,
                "metric": metric,
                "threshold": threshold,
                "amount": amount,
                "startsAt": starts_at,
            },
            options=options,
        )

    def archive(self, id: str, *, options: Optional[RequestOptions] = None) -> types.Milestone:
        """Archives a milestone. Partners can no longer earn its bonus. Earned bonuses are kept,
        and later refunds can still reverse them.
        """
        return self._transport.json(
            "DELETE",
            path("/milestones/{}", id),
            types.Milestone,
            options=options,
        )
