<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc;

/** A client of one workspace: `new Svc\Client('svc_sk_…', 'https://refer.example.com')`. */
class Client
{
    /** Short links with a destination, targeting, and UTM parameters. */
    public readonly Resources\Links $links;
    /** Clicks, leads, sales, and refunds, recorded as they happen. */
    public readonly Resources\Track $track;
    /** People who became leads or bought something. */
    public readonly Resources\Customers $customers;
    /** Individual clicks, leads, and sales, with an explanation of their attribution. */
    public readonly Resources\Events $events;
    /** Totals, time series, and rankings. */
    public readonly Resources\Analytics $analytics;
    /** Partner programs with their terms, landing page, and application form. */
    public readonly Resources\Programs $programs;
    /** Groups of partners in a program that share terms, links, and branding. */
    public readonly Resources\Groups $groups;
    /** Versioned terms, limits, and conditions of what partners earn. */
    public readonly Resources\Rewards $rewards;
    /** One-time bonuses that partners earn when they reach a goal. */
    public readonly Resources\Milestones $milestones;
    /** Discounts for referred customers, and the discount codes of partners. */
    public readonly Resources\Discounts $discounts;
    /** Partners of a program, with their applications, invitations, and links. */
    public readonly Resources\Partners $partners;
    /** Colored labels that organize partners. */
    public readonly Resources\PartnerTags $partnerTags;
    /** Partners’ earnings, with the calculation and history of each commission. */
    public readonly Resources\Commissions $commissions;
    /** Payments to partners: previews, drafts, runs, transfers, and bank files. */
    public readonly Resources\Payouts $payouts;
    /** Accounts that pay partners, and the available payout providers. */
    public readonly Resources\FundingAccounts $fundingAccounts;
    /** Ledger entries, checks, partner statements, and month-end closings. */
    public readonly Resources\Ledger $ledger;
    /** Your own exchange rates and those of the European Central Bank. */
    public readonly Resources\ExchangeRates $exchangeRates;
    /** Fraud flags to review, and the rules that create them. */
    public readonly Resources\Fraud $fraud;
    /** Folders that organize links. */
    public readonly Resources\Folders $folders;
    /** Colored labels that organize links. */
    public readonly Resources\Tags $tags;
    /** Saved sets of UTM parameters for links. */
    public readonly Resources\UtmTemplates $utmTemplates;
    /** Domains of short links. */
    public readonly Resources\Domains $domains;
    /** Images for programs, landing pages, and link previews. */
    public readonly Resources\Images $images;
    /** Endpoints that receive events, and their delivery logs. */
    public readonly Resources\Webhooks $webhooks;
    /** Accounts at providers, such as Stripe, that report events. */
    public readonly Resources\Connections $connections;
    /** Events from providers, with their processing status. */
    public readonly Resources\Inbox $inbox;
    /** Imports from other platforms or files: preview, progress, report, and undo. */
    public readonly Resources\Imports $imports;
    /** Emails to partners and members, and their templates. */
    public readonly Resources\Mails $mails;
    /** Workspace settings, allowed hostnames, and API keys. */
    public readonly Resources\Workspace $workspace;
    /** Members of the workspace, and invitations. */
    public readonly Resources\Members $members;
    /** A log of all changes in the workspace. */
    public readonly Resources\Audit $audit;
    /** Background jobs, including failed ones. */
    public readonly Resources\Jobs $jobs;
    /** Embed tokens, and the data of one partner’s embedded dashboard. Text is in the language of `Accept-Language`. */
    public readonly Resources\Embed $embed;

    /**
     * @param string $apiKey a secret key
     * @param string $baseUrl where the server runs
     * @param float $timeout how many seconds one attempt may take
     * @param int $maxRetries how often a request is repeated when the server does not answer, or is busy
     * @param Sender|null $sender what sends requests
     */
    public function __construct(
        string $apiKey,
        string $baseUrl,
        float $timeout = 30.0,
        int $maxRetries = 2,
        ?Sender $sender = null,
    ) {
        $transport = new Transport($apiKey, $baseUrl, $timeout, $maxRetries, $sender ?? new StreamSender());
        $this->links = new Resources\Links($transport);
        $this->track = new Resources\Track($transport);
        $this->customers = new Resources\Customers($transport);
        $this->events = new Resources\Events($transport);
        $this->analytics = new Resources\Analytics($transport);
        $this->programs = new Resources\Programs($transport);
        $this->groups = new Resources\Groups($transport);
        $this->rewards = new Resources\Rewards($transport);
        $this->milestones = new Resources\Milestones($transport);
        $this->discounts = new Resources\Discounts($transport);
        $this->partners = new Resources\Partners($transport);
        $this->partnerTags = new Resources\PartnerTags($transport);
        $this->commissions = new Resources\Commissions($transport);
        $this->payouts = new Resources\Payouts($transport);
        $this->fundingAccounts = new Resources\FundingAccounts($transport);
        $this->ledger = new Resources\Ledger($transport);
        $this->exchangeRates = new Resources\ExchangeRates($transport);
        $this->fraud = new Resources\Fraud($transport);
        $this->folders = new Resources\Folders($transport);
        $this->tags = new Resources\Tags($transport);
        $this->utmTemplates = new Resources\UtmTemplates($transport);
        $this->domains = new Resources\Domains($transport);
        $this->images = new Resources\Images($transport);
        $this->webhooks = new Resources\Webhooks($transport);
        $this->connections = new Resources\Connections($transport);
        $this->inbox = new Resources\Inbox($transport);
        $this->imports = new Resources\Imports($transport);
        $this->mails = new Resources\Mails($transport);
        $this->workspace = new Resources\Workspace($transport);
        $this->members = new Resources\Members($transport);
        $this->audit = new Resources\Audit($transport);
        $this->jobs = new Resources\Jobs($transport);
        $this->embed = new Resources\Embed($transport);
    }
}
