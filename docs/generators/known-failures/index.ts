import { OF_GIFT_CARDS } from './gift-cards.ts'
import { OF_STRIPE } from './stripe.ts'
import { api, CONTRACT, HERE, type KnownFailure } from './known-failure.ts'

const INPUTS = api('provider-inputs')
const ORDERS = api('shopify-orders')
const STORES = api('shopify-app')
const CODES = api('shopify-attribution')
const HUBSPOT = api('inbox-hubspot')
const TEMPLATES = 'integrations/tag-manager/templates.test.ts'

/**
 * What goes wrong in other systems of this kind, by who reports the events, each with the tests that show that
 * it does not here. `test/rules/known-failures.test.ts` holds the names against the files.
 */
export const KNOWN_FAILURES: Readonly<Record<string, readonly KnownFailure[]>> = {
  Stripe: OF_STRIPE,
  'Gift cards and tips': OF_GIFT_CARDS,
  Shopify: [
    {
      failure: 'An order that can’t be processed is acknowledged and lost',
      tests: [
        [
          INPUTS,
          'an event that cannot be stored is not answered as if it were, and counts when it is sent again',
        ],
        [
          HERE,
          'an order that cannot be processed stays visible with its reason, and can be tried again',
        ],
      ],
    },
    {
      failure: 'Refunds, cancellations, and edits are ignored',
      tests: [
        [
          ORDERS,
          'refunds in parts, with shipping, and several in one go are what went back, not what was put back',
        ],
        [
          ORDERS,
          'a refund before its order waits for it, and is not counted twice by the cancellation',
        ],
        [ORDERS, 'what was added to an order and paid is a further sale of the difference'],
      ],
    },
    {
      failure: 'Point-of-sale, draft, and API orders are rejected because they have no checkout',
      tests: [[ORDERS, 'of a till or a draft, without checkout, customer and address, is a sale']],
    },
    {
      failure:
        'Amounts in JPY are 100 times too high, and stores with tax-inclusive prices pay commissions on tax',
      tests: [
        [ORDERS, 'in a currency without or with three decimals counts its own minor units'],
        [
          ORDERS,
          'that the buyer paid in another currency counts in that of the store, and so do its refunds',
        ],
        [ORDERS, 'whose prices contain the tax has lines and shipping without it'],
      ],
    },
    {
      failure: 'A customer without a name is stored as `null null`',
      tests: [[ORDERS, 'without any name has a customer without one']],
    },
    {
      failure:
        'An attacker who guesses a checkout ID can set its click, and an order with a blocked pixel is dropped',
      tests: [
        [HERE, 'a checkout keeps its first click, whoever reports another one for it'],
        [ORDERS, 'with a click of nobody, or of another workspace, counts without it'],
        [
          CODES,
          'an order whose click only the web pixel knows is attributed and held, if the pixel was first',
        ],
      ],
    },
    {
      failure: 'A repeated order with a discount code creates another customer',
      tests: [
        [
          CODES,
          'of several discount codes the partner’s counts, at a till too, and a redelivery makes no second customer',
        ],
      ],
    },
    {
      failure:
        'Privacy requests find no customers after the app is uninstalled, and its token remains stored',
      tests: [
        [
          api('connections'),
          'another member disconnects what one has connected, if their role may, and nothing of it is left open',
        ],
        [STORES, 'of privacy work after the store has left, and reach its own customers only'],
        [
          api('shopify-privacy'),
          'the store’s wish to erase a customer erases them and the guests of their orders',
        ],
      ],
    },
    {
      failure:
        'Repeated requests aren’t detected, and signatures are compared in variable time, or not at all in development',
      tests: [
        [
          CONTRACT,
          'records a signed event once when it arrives ten times at once, and again later',
        ],
        [
          CONTRACT,
          'refuses a wrong or missing signature, another connection’s secret, and a changed body',
        ],
        [api('connections'), 'one event of Shopify under two ids of its delivery counts once'],
      ],
    },
  ],
  HubSpot: [
    {
      failure:
        'The oldest signature version is accepted, which has no timestamp, so that requests can be replayed',
      tests: [
        [
          'server/integrations/hubspot/signature.test.ts',
          'the older signatures, which sign no time, are not enough',
        ],
        [
          'server/integrations/hubspot/signature.test.ts',
          'the time is part of the signature, and may be five minutes away',
        ],
      ],
    },
    {
      failure: '19.99 becomes 1998.9999999999998, and every deal is in US dollars',
      tests: [
        [
          HUBSPOT,
          'HubSpot’s own examples become one lead and one sale, to the cent and in the deal’s currency',
        ],
        [HUBSPOT, 'with an amount that is none, or is missing, is no sale and no crash'],
      ],
    },
    {
      failure: 'A deal is lost if its contact is added later or the API fails',
      tests: [
        [HUBSPOT, 'without a contact waits, and the contact that comes later completes it'],
        [HUBSPOT, 'an answer that fails is asked for again, and says why meanwhile'],
      ],
    },
    {
      failure:
        'Contacts without an email address, later clicks, lost deals, changed amounts, and merges are ignored',
      tests: [
        [HUBSPOT, 'that gets its click after it was created and bought is credited then'],
        [HUBSPOT, 'counts for the contact that is known, whichever is listed first'],
        [HUBSPOT, 'follows its amount up and down, and its currency'],
        [
          HUBSPOT,
          'is taken back when it is lost, reopened or deleted, and comes back when it is won again',
        ],
        [HUBSPOT, 'that is merged keeps its customer, before and after'],
        [HUBSPOT, 'that HubSpot deletes for privacy is erased'],
        [
          api('hubspot-account'),
          'the stages of all pipelines can be chosen, and a refused token says so',
        ],
      ],
    },
  ],
  Segment: [
    {
      failure: 'Decimal revenue and product lists are rejected or counted as cents',
      tests: [
        [api('inbox-providers'), 'Segment’s decimals become minor units of their currency'],
        [INPUTS, 'the click that a server puts into the traits of the context is found'],
        [api('segment'), 'reports sign-ups, orders in every currency and refunds, each once'],
      ],
    },
    {
      failure:
        'Outgoing events have revenue in cents and no ID or time, so that a retry counts twice',
      tests: [
        [
          'server/outgoing-formats/segment/to-segment.test.ts',
          'has the delivery’s id and time, so that it counts once',
        ],
        [
          'server/outgoing-formats/segment/to-segment.test.ts',
          'has the revenue of a sale in %s as a decimal',
        ],
      ],
    },
  ],
  'Google Tag Manager': [
    {
      failure:
        '“No code” setups copy a script that puts email addresses into URLs and ignores consent',
      tests: [
        [TEMPLATES, 'puts nothing into a query'],
        [TEMPLATES, 'asks for no write to the consent and for nothing of any kind'],
        [TEMPLATES, 'may do only what its own tests see it do'],
        [TEMPLATES, 'counts every currency in the units that the server does'],
      ],
    },
  ],
  'API and clients': [
    {
      failure:
        'The published client can’t parse errors and reports, and Retry-After isn’t a number of seconds',
      tests: [
        ['test/contracts/dub-links.test.ts', 'arrive as the exceptions the client has for them'],
        ['test/contracts/dub-analytics.test.ts', 'every filter of the client is understood'],
        ['test/contracts/own-client.test.ts', 'reports by %s'],
        ['test/contracts/own-client.test.ts', 'that a limit is reached, as an error of its own'],
        [
          api('rate-limit'),
          'has so many requests a minute, is told how many are left and when to come back',
        ],
      ],
    },
    {
      failure: 'Outgoing webhooks have no signed timestamp and no ID for deduplication',
      tests: [
        [
          api('webhooks'),
          'arrives signed at each endpoint that is to be told of it, and at no other',
        ],
      ],
    },
    {
      failure: 'Two simultaneous requests with one invoice ID record two sales',
      tests: [
        [api('conversion-invoices'), 'sent twenty times at once is one sale with one answer'],
      ],
    },
    {
      failure: 'The result depends on a cache and on the order of events',
      tests: [
        [
          api('inbox-order.property'),
          'whatever order events come in, and however often, what is recorded is the same',
        ],
      ],
    },
  ],
}
