"""The client."""

# Made by `bun run generate` from the API’s description.

from __future__ import annotations

from typing import Optional

from ._transport import Sender, Transport
from .resources.analytics import AnalyticsResource
from .resources.audit import AuditResource
from .resources.commissions import CommissionsResource
from .resources.connections import ConnectionsResource
from .resources.customers import CustomersResource
from .resources.discounts import DiscountsResource
from .resources.domains import DomainsResource
from .resources.embed import EmbedResource
from .resources.events import EventsResource
from .resources.exchange_rates import ExchangeRatesResource
from .resources.folders import FoldersResource
from .resources.fraud import FraudResource
from .resources.funding_accounts import FundingAccountsResource
from .resources.groups import GroupsResource
from .resources.images import ImagesResource
from .resources.imports import ImportsResource
from .resources.inbox import InboxResource
from .resources.jobs import JobsResource
from .resources.ledger import LedgerResource
from .resources.links import LinksResource
from .resources.mails import MailsResource
from .resources.members import MembersResource
from .resources.milestones import MilestonesResource
from .resources.partner_tags import PartnerTagsResource
from .resources.partners import PartnersResource
from .resources.payouts import PayoutsResource
from .resources.programs import ProgramsResource
from .resources.rewards import RewardsResource
from .resources.tags import TagsResource
from .resources.track import TrackResource
from .resources.utm_templates import UtmTemplatesResource
from .resources.webhooks import WebhooksResource
from .resources.workspace import WorkspaceResource


class Svc:
    """A client of one workspace: ``Svc("svc_sk_…", "https://refer.example.com")``.

    Args:
        api_key: A secret key.
        base_url: Where the server runs.
        timeout: How many seconds one attempt may take.
        max_retries: How often a request is repeated when the server does not answer, or is busy.
        sender: What sends requests.
    """

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        timeout: float = 30.0,
        max_retries: int = 2,
        sender: Optional[Sender] = None,
    ) -> None:
        transport = Transport(api_key, base_url, timeout, max_retries, sender)
        self.links = LinksResource(transport)
        self.track = TrackResource(transport)
        self.customers = CustomersResource(transport)
        self.events = EventsResource(transport)
        self.analytics = AnalyticsResource(transport)
        self.programs = ProgramsResource(transport)
        self.groups = GroupsResource(transport)
        self.rewards = RewardsResource(transport)
        self.milestones = MilestonesResource(transport)
        self.discounts = DiscountsResource(transport)
        self.partners = PartnersResource(transport)
        self.partner_tags = PartnerTagsResource(transport)
        self.commissions = CommissionsResource(transport)
        self.payouts = PayoutsResource(transport)
        self.funding_accounts = FundingAccountsResource(transport)
        self.ledger = LedgerResource(transport)
        self.exchange_rates = ExchangeRatesResource(transport)
        self.fraud = FraudResource(transport)
        self.folders = FoldersResource(transport)
        self.tags = TagsResource(transport)
        self.utm_templates = UtmTemplatesResource(transport)
        self.domains = DomainsResource(transport)
        self.images = ImagesResource(transport)
        self.webhooks = WebhooksResource(transport)
        self.connections = ConnectionsResource(transport)
        self.inbox = InboxResource(transport)
        self.imports = ImportsResource(transport)
        self.mails = MailsResource(transport)
        self.workspace = WorkspaceResource(transport)
        self.members = MembersResource(transport)
        self.audit = AuditResource(transport)
        self.jobs = JobsResource(transport)
        self.embed = EmbedResource(transport)
