<?php

// Made by `bun run generate` from the API’s description.

declare(strict_types=1);

namespace Svc;

/** A client of one workspace: `new Svc\Client('svc_sk_…', 'https://refer.example.com')`. */
class Client
{
    /** Who may work in the workspace, and who is invited to. */
    public readonly Resources\Members $members;
    /** Who changed what in the workspace. */
    public readonly Resources\Audit $audit;
    /** Settings, allowed hostnames and keys. */
    public readonly Resources\Workspace $workspace;
    /** Accounts at providers, such as Stripe, that report what customers do. */
    public readonly Resources\Connections $connections;
    /** Moving in from other platforms, or from files: preview, progress, report and undo. */
    public readonly Resources\Imports $imports;
    /** What providers have reported, and what became of it. */
    public readonly Resources\Inbox $inbox;
    /** Totals, time series and rankings. */
    public readonly Resources\Analytics $analytics;
    /** Clicks, leads, sales and refunds as they happen. */
    public readonly Resources\Track $track;
    /** What partners earn: each with how it came about, what became of it, and its ledger. */
    public readonly Resources\Commissions $commissions;
    /** The people who became leads and bought. */
    public readonly Resources\Customers $customers;
    /** What customers get for coming through a partner, and the codes they type. */
    public readonly Resources\Discounts $discounts;
    /** The hosts on which short links live. */
    public readonly Resources\Domains $domains;
    /** What an embedded dashboard shows to one partner, and the sessions that it needs. Sentences are in the language of `Accept-Language`. */
    public readonly Resources\Embed $embed;
    /** Single clicks, leads and sales, with the explanation of their attribution. */
    public readonly Resources\Events $events;
    /** What currencies are converted at: your own rates and the central bank’s. */
    public readonly Resources\ExchangeRates $exchangeRates;
    /** Places to keep links in. */
    public readonly Resources\Folders $folders;
    /** What the rules have found: a queue that only a person empties. */
    public readonly Resources\Fraud $fraud;
    /** The accounts that pay, and the providers that there are. */
    public readonly Resources\FundingAccounts $fundingAccounts;
    /** Partners of a program who share terms, links and looks. */
    public readonly Resources\Groups $groups;
    /** What is done beside the requests, above all what has failed. */
    public readonly Resources\Jobs $jobs;
    /** Where every unit of money stands: checks, and statements of partners. */
    public readonly Resources\Ledger $ledger;
    /** Short addresses with a destination, targeting and UTM parameters. */
    public readonly Resources\Links $links;
    /** Emails to partners and members. */
    public readonly Resources\Mails $mails;
    /** Bonuses that partners earn once, when they reach a number. */
    public readonly Resources\Milestones $milestones;
    /** What the workspace offers to partners: terms, groups, landing page and application form. */
    public readonly Resources\Programs $programs;
    /** What partners earn: terms, limits and conditions, in versions that never change. */
    public readonly Resources\Rewards $rewards;
    /** Who promotes a program: enrollments, applications, invitations and links. */
    public readonly Resources\Partners $partners;
    /** What is paid to partners: previews, confirmations, transfers, bank files. */
    public readonly Resources\Payouts $payouts;
    /** Pictures of programs, landing pages and link previews. */
    public readonly Resources\Images $images;
    /** Coloured words to sort links by. */
    public readonly Resources\Tags $tags;
    /** UTM parameters under a name, to put into links. */
    public readonly Resources\UtmTemplates $utmTemplates;
    /** Endpoints of yours that are told of events, and what they were told. */
    public readonly Resources\Webhooks $webhooks;

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
        $this->members = new Resources\Members($transport);
        $this->audit = new Resources\Audit($transport);
        $this->workspace = new Resources\Workspace($transport);
        $this->connections = new Resources\Connections($transport);
        $this->imports = new Resources\Imports($transport);
        $this->inbox = new Resources\Inbox($transport);
        $this->analytics = new Resources\Analytics($transport);
        $this->track = new Resources\Track($transport);
        $this->commissions = new Resources\Commissions($transport);
        $this->customers = new Resources\Customers($transport);
        $this->discounts = new Resources\Discounts($transport);
        $this->domains = new Resources\Domains($transport);
        $this->embed = new Resources\Embed($transport);
        $this->events = new Resources\Events($transport);
        $this->exchangeRates = new Resources\ExchangeRates($transport);
        $this->folders = new Resources\Folders($transport);
        $this->fraud = new Resources\Fraud($transport);
        $this->fundingAccounts = new Resources\FundingAccounts($transport);
        $this->groups = new Resources\Groups($transport);
        $this->jobs = new Resources\Jobs($transport);
        $this->ledger = new Resources\Ledger($transport);
        $this->links = new Resources\Links($transport);
        $this->mails = new Resources\Mails($transport);
        $this->milestones = new Resources\Milestones($transport);
        $this->programs = new Resources\Programs($transport);
        $this->rewards = new Resources\Rewards($transport);
        $this->partners = new Resources\Partners($transport);
        $this->payouts = new Resources\Payouts($transport);
        $this->images = new Resources\Images($transport);
        $this->tags = new Resources\Tags($transport);
        $this->utmTemplates = new Resources\UtmTemplates($transport);
        $this->webhooks = new Resources\Webhooks($transport);
    }
}
