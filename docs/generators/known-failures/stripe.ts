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
    failure: 'A partial refund counts as a full one, and a second one is lost',
    tests: [
      [
        REFUNDS,
        'are counted in part, several of one sale, each once, and lower the customer’s sum',
      ],
    ],
  },
  {
    failure: 'A refund after the commission was paid out is ignored',
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
    failure: 'Refunds change no total, and nobody is told of them',
    tests: [
      [api('refunds'), 'a refund lowers every total by its amount and leaves the number of sales'],
      [api('webhook-payloads'), 'a click, a lead and a sale, with their customer and commission'],
    ],
  },
  {
    failure: 'A payment without an invoice cannot be refunded',
    tests: [
      [
        REFUNDS,
        'of a payment without an invoice are counted, as are those that an old charge lists',
      ],
    ],
  },
  {
    failure: 'An event is counted twice after a while, or is lost when handling it failed',
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
    failure: 'A payment that takes days is lost',
    tests: [[SESSIONS, 'that is paid days later counts then, and not before']],
  },
  {
    failure:
      'Payments of their own, disputes, upgrades and deletions are not understood; one ended subscription ends the customer',
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
      'A buyer chooses a click of another workspace; a later click or an address takes a customer over',
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
      'Adaptive pricing adds the tax again; currencies without a rate, or with three decimals, are wrong',
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
      'Only the first discount and ten lines are read, and a code makes a click that nobody made',
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
      'Leads of payment links earn no reward and are told to nobody; trials need more than they have',
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
    failure: 'A refund changes a payout that was sent already',
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
    failure: 'Shipping earns, and one credit for unused time drops all lines of an invoice',
    tests: [
      [MONEY, 'has its shipping beside tax and goods'],
      [MONEY, 'of an upgrade takes the unused time off what was bought instead'],
    ],
  },
  {
    failure: 'ISK, UGX and MGA are a hundred times too much or too little',
    tests: [[MONEY, 'of %s are those of Stripe’s published lists, in and out']],
  },
  {
    failure: 'A click is lost when a checkout takes no money',
    tests: [
      [SESSIONS, 'that a discount of 100 % has paid, and later invoices are its partner’s'],
      [SESSIONS, 'that only saves a card, and one whose payment is still on its way'],
    ],
  },
  {
    failure: 'Lines of an invoice beyond the tenth are not seen',
    tests: [
      [INVOICES, 'an invoice with more lines than its event says so in the inbox'],
      [
        api('inbox-stripe-keys'),
        'with a key all lines of an invoice are read, and each refund of a charge by itself',
      ],
    ],
  },
  {
    failure: 'charge.refunded counts nothing, or a second time what refund.created says',
    tests: [
      [TOTALS, 'is counted by itself when no event names its refunds'],
      [TOTALS, 'is not counted again with the refunds that events name, whichever comes first'],
    ],
  },
  {
    failure: 'No test sends a provider’s event',
    tests: [[CONTRACT, 'an integration is a folder and a line in the registry']],
  },
]
