import { api, CONTRACT, HERE, type KnownFailure } from './known-failure.ts'

const REFUNDS = api('inbox-stripe-refunds')
const INVOICES = api('inbox-stripe-invoices')
const SESSIONS = api('inbox-stripe-sales')
const STRIPE = api('inbox-stripe')
const CONNECTIONS = api('connections')
const TOTALS = api('inbox-stripe-totals')
const MONEY = 'server/integrations/stripe/money.test.ts'

/** What goes wrong with events of Stripe elsewhere. */
export const OF_STRIPE: readonly KnownFailure[] = [
  {
    failure: 'A partial refund counts as a full refund, and a second one is lost',
    tests: [
      [
        REFUNDS,
        'are counted in part, several of one sale, each once, and lower the customer’s sum',
      ],
    ],
  },
  {
    failure: 'A refund after the payout of the commission is ignored',
    tests: [
      [
        api('refunds-list'),
        'one refund says what it took back, and by which claw-back after a payout',
      ],
      [
        api('payouts-races'),
        'a refund at the same moment makes the payout smaller or is taken off the next',
      ],
    ],
  },
  {
    failure: 'Refunds change no totals and send no webhooks',
    tests: [
      [api('refunds'), 'a refund lowers every total by its amount and leaves the number of sales'],
      [api('webhook-payloads'), 'a click, a lead and a sale, with their customer and commission'],
    ],
  },
  {
    failure: 'Refunds of payments without an invoice are ignored',
    tests: [
      [
        REFUNDS,
        'of a payment without an invoice are counted, as are those that an old charge lists',
      ],
    ],
  },
  {
    failure: 'A late duplicate event counts twice, and an event whose processing fails is lost',
    tests: [
      [CONTRACT, 'records a signed event once when it arrives ten times at once, and again later'],
      [REFUNDS, 'repeated after eight days, with the sale, are counted no second time'],
      [
        STRIPE,
        'unknown types and nulls are ignored, and broken amounts stay visible with their reason',
      ],
    ],
  },
  {
    failure: 'A payment that takes days to complete is lost',
    tests: [[SESSIONS, 'that is paid days later counts then, and not before']],
  },
  {
    failure:
      'Standalone payments, disputes, upgrades, and deletions are ignored, and the end of a subscription ends the customer',
    tests: [
      [
        INVOICES,
        'a payment with neither session nor invoice counts after a minute, when nothing else has said so',
      ],
      [INVOICES, 'in yen or dinars is in their own units, and upgrades are invoices of their own'],
      [REFUNDS, 'takes the sale back once, and gives it back when it is won'],
      [
        HERE,
        'a customer or one subscription that is deleted takes nothing back, and refunds still count',
      ],
    ],
  },
  {
    failure:
      'A buyer can use a click from another workspace, and a later click or email address reassigns the customer',
    tests: [
      [STRIPE, 'a click of another workspace is not taken from a buyer, whose money still counts'],
      [
        api('provider-inputs'),
        'a customer of Stripe belongs to the workspace that named them, whatever others call theirs',
      ],
      [HERE, 'a customer keeps who brought them: neither a later click nor an address moves them'],
    ],
  },
  {
    failure:
      'Adaptive pricing counts tax twice, and currencies without a rate or with three decimals are wrong',
    tests: [
      [SESSIONS, 'of a trial records the lead, and in adaptive pricing the seller’s money'],
      [INVOICES, 'in yen or dinars is in their own units, and upgrades are invoices of their own'],
      [
        api('exchange-rates'),
        'without a rate is held, and priced by the bank’s file when it comes',
      ],
    ],
  },
  {
    failure:
      'Only the first discount and ten line items are read, and a discount code records a click that never happened',
    tests: [
      [
        INVOICES,
        'a partner’s promotion code counts for the partner, wherever it is among several, and without a click',
      ],
      [HERE, 'an invoice of more than ten lines has all of them'],
      [HERE, 'a sale by a partner’s code counts no click that nobody made'],
      [CONNECTIONS, 'a promotion code is that of its own program and workspace'],
      [
        CONNECTIONS,
        'a sale that knows only Stripe’s id of a code waits for the code, a minute at most',
      ],
    ],
  },
  {
    failure:
      'Leads from payment links earn no reward and send no webhooks, and trials require data that they don’t have',
    tests: [
      [HERE, 'a lead of a payment link earns its reward, and endpoints are told of it'],
      [HERE, 'a customer who is created with a click earns the lead its reward, once'],
      [
        INVOICES,
        'a trial is a lead of its own when the connection counts trials, and the customer named later is the same',
      ],
    ],
  },
  {
    failure: 'A refund changes a payout that was already sent',
    tests: [
      [
        api('payouts-races'),
        'a refund at the same moment makes the payout smaller or is taken off the next',
      ],
      [
        api('commission-claw-backs'),
        'keeps what another payout has taken off for it, whatever is refunded later',
      ],
    ],
  },
  {
    failure:
      'Shipping earns commissions, and a proration credit drops all line items of an invoice',
    tests: [
      [MONEY, 'has its shipping beside tax and goods'],
      [MONEY, 'of an upgrade takes the unused time off what was bought instead'],
    ],
  },
  {
    failure: 'Amounts in ISK, UGX, and MGA are wrong by a factor of 100',
    tests: [[MONEY, 'of %s are those of Stripe’s published lists, in and out']],
  },
  {
    failure: 'The click of a free checkout is lost',
    tests: [
      [SESSIONS, 'that a discount of 100 % has paid, and later invoices are its partner’s'],
      [SESSIONS, 'that only saves a card, and one whose payment is still on its way'],
    ],
  },
  {
    failure: 'Invoice line items after the tenth are ignored',
    tests: [
      [INVOICES, 'an invoice with more lines than its event says so in the inbox'],
      [
        api('inbox-stripe-keys'),
        'with a key all lines of an invoice are read, and each refund of a charge by itself',
      ],
    ],
  },
  {
    failure: 'charge.refunded counts nothing, or counts the same refund as refund.created again',
    tests: [
      [TOTALS, 'is counted by itself when no event names its refunds'],
      [TOTALS, 'is not counted again with the refunds that events name, whichever comes first'],
    ],
  },
  {
    failure: 'No test sends an event from a provider',
    tests: [[CONTRACT, 'an integration is a folder and a line in the registry']],
  },
]
