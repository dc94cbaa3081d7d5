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
            program_id: The ID of the program.
            group_id: The group whose partners can reach the milestone. A group can have up
                to 20 active milestones.
            name: The title that partners see.
            metric: The metric: `leads`, `sales`, `revenue` (sales minus refunds), or
                `earnings` (commissions for leads, sales, and referrals). Refunds are deducted,
                and amounts are in the program’s currency.
            threshold: The goal, as a number, or in minor units for revenue and earnings.
            amount: The bonus, in minor units of the program’s currency.
            starts_at: When counting starts. Defaults to the beginning.
            ends_at: When counting ends, exclusive. By default, it doesn’t end.
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
            program_id: Only results of this program.
            group_id: Only results of this group.
            archived: If true, only archived results. By default, only results that aren’t
                archived.
            page: The page number, starting at 1. Defaults to 1.
            page_size: The number of results per page. Defaults to 100, the maximum.
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
            name: The title that partners see.
            ends_at: When counting ends, exclusive. By default, it doesn’t end.
            metric: Not supported, because the type can’t be changed.
            threshold: Not supported, because the type can’t be changed.
            amount: Not supported, because the type can’t be changed.
            starts_at: Not supported, because the type can’t be changed.
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
