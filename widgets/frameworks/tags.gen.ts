// Made by `bun run generate` from what the elements say of themselves.
import type { SvcCommissions, SvcDiscountBanner, SvcEarnings, SvcFaq, SvcLeaderboard, SvcLinks, SvcPartnerLanding, SvcPartnerSignup, SvcPayouts, SvcReceipt, SvcReferralDashboard, SvcResources, SvcRewards, SvcShareKit, SvcShareLink, SvcStatsChart, SvcWebhooks } from '../index.ts'

export interface SvcTags {
  /** A partner's commissions, newest first. Each opens to say why it is this amount. */
  'svc-commissions': {
    element: SvcCommissions
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcCommissions['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcCommissions['session'] | undefined
      /** Only those where this is so: `pending`, `processed`, `paid`, `hold`, `refunded`, `canceled`, `duplicate`. */
      'status'?: SvcCommissions['status'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcCommissions['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcCommissions['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcCommissions['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcCommissions['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Tells a visitor who invited them and what they get for it. It knows from the tracking script, from svc when the script has no more than a click's id, or from its attributes; it takes no space while there is nobody to name. */
  'svc-discount-banner': {
    element: SvcDiscountBanner
    attributes: {
      /** Where svc is; by default where the tracking script asks, else where the elements were loaded from. */
      'api'?: SvcDiscountBanner['api'] | undefined
      /** The script's attribution; a page without the script may set it. */
      'attribution'?: SvcDiscountBanner['attribution'] | undefined
      /** A code that the visitor can copy and that `svc-discount` carries. */
      'code'?: SvcDiscountBanner['code'] | undefined
      /** Of a flat discount, ISO 4217. Default: USD. */
      'currency'?: SvcDiscountBanner['currency'] | undefined
      /** Their picture. */
      'image'?: SvcDiscountBanner['image'] | undefined
      /** Publishable key, `svc_pk_…`; by default the tracking script's. */
      'key'?: SvcDiscountBanner['key'] | undefined
      /** What the visitor gets, in your words; by default the partner's discount. */
      'offer'?: SvcDiscountBanner['offer'] | undefined
      /** Who invited; by default what the tracking script knows. */
      'partner'?: SvcDiscountBanner['partner'] | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishableKey'?: SvcDiscountBanner['publishableKey'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishable-key'?: SvcDiscountBanner['publishableKey'] | undefined
      /** Keeps the room of one line (on a phone, two) free, so that nothing moves when the banner appears. */
      'reserve'?: true | '' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-copy' | 'svc-discount' | 'svc-dismiss'
  }
  /** What a partner has earned, per currency, from the holding period to the account; when the next payout is, and what is missing to the least sum that is paid out. */
  'svc-earnings': {
    element: SvcEarnings
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcEarnings['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcEarnings['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcEarnings['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcEarnings['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcEarnings['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcEarnings['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Questions that partners ask, with the program's answers. */
  'svc-faq': {
    element: SvcFaq
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcFaq['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcFaq['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcFaq['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcFaq['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcFaq['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcFaq['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Who earned most, and where the partner stands. Names and amounts of others are shown only when they agreed to it; the partner decides here. */
  'svc-leaderboard': {
    element: SvcLeaderboard
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcLeaderboard['api'] | undefined
      /** Of which time: `7d`, `30d` (without it), `90d`, `1y`, `all`. */
      'interval'?: SvcLeaderboard['interval'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcLeaderboard['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcLeaderboard['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcLeaderboard['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcLeaderboard['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcLeaderboard['tokenUrl'] | undefined
    }
    events: 'svc-consent' | 'svc-error' | 'svc-session-expired'
  }
  /** All links of a partner with their figures, and a form for a further one. */
  'svc-links': {
    element: SvcLinks
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcLinks['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcLinks['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcLinks['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcLinks['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcLinks['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcLinks['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-link-created' | 'svc-session-expired' | 'svc-share'
  }
  /** The page with which a program invites partners, as the program designed it: what it is, what partners earn and their friends get, answers, a calculator, and in its slot the form. */
  'svc-partner-landing': {
    element: SvcPartnerLanding
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcPartnerLanding['api'] | undefined
      /** The slug of a group; default: `default`. */
      'group'?: SvcPartnerLanding['group'] | undefined
      /** Of the title; what is below counts on. Default: 1. */
      'headingLevel'?: SvcPartnerLanding['headingLevel'] | undefined
      /** Publishable key, `svc_pk_…`. */
      'key'?: SvcPartnerLanding['key'] | undefined
      /** The program's id or slug. */
      'program'?: SvcPartnerLanding['program'] | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishableKey'?: SvcPartnerLanding['publishableKey'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** Of the title; what is below counts on. Default: 1. */
      'heading-level'?: SvcPartnerLanding['headingLevel'] | `${number}` | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishable-key'?: SvcPartnerLanding['publishableKey'] | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-error'
  }
  /** The application form that a program designed: a visitor becomes a partner. With a session's token it says how an application stands instead. */
  'svc-partner-signup': {
    element: SvcPartnerSignup
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcPartnerSignup['api'] | undefined
      /** Also asks for a company. */
      'company'?: SvcPartnerSignup['company'] | undefined
      /** The slug of a group; default: `default`. */
      'group'?: SvcPartnerSignup['group'] | undefined
      /** Publishable key, `svc_pk_…`. */
      'key'?: SvcPartnerSignup['key'] | undefined
      /** The program's id or slug. */
      'program'?: SvcPartnerSignup['program'] | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishableKey'?: SvcPartnerSignup['publishableKey'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcPartnerSignup['token'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** The same, where `key` has another meaning (React, Vue). */
      'publishable-key'?: SvcPartnerSignup['publishableKey'] | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-accepted' | 'svc-applied' | 'svc-error' | 'svc-session-expired'
  }
  /** A partner's payouts, where they go, and a statement of all money to take along. */
  'svc-payouts': {
    element: SvcPayouts
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcPayouts['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcPayouts['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcPayouts['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcPayouts['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcPayouts['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcPayouts['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-payout-change' | 'svc-payout-link' | 'svc-session-expired'
  }
  /** Why one commission is this amount: the sum in one line, its way from the click to the payout, and folded in the rules that did not apply. */
  'svc-receipt': {
    element: SvcReceipt
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcReceipt['api'] | undefined
      /** Which of the partner's commissions; the newest without it. */
      'commissionId'?: SvcReceipt['commissionId'] | undefined
      /** A receipt that is known already, as the API answers it: nothing is loaded then. */
      'receipt'?: SvcReceipt['receipt'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcReceipt['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcReceipt['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcReceipt['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcReceipt['tokenUrl'] | undefined
      /** Which of the partner's commissions; the newest without it. */
      'commission-id'?: SvcReceipt['commissionId'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcReceipt['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** A partner's dashboard: the link, the money, and behind tabs all that happened. Made of the other elements, which share one session. */
  'svc-referral-dashboard': {
    element: SvcReferralDashboard
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcReferralDashboard['api'] | undefined
      /** Of the program's name. Default: 2. */
      'headingLevel'?: SvcReferralDashboard['headingLevel'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcReferralDashboard['session'] | undefined
      /** The tab that is open; the first without it. */
      'tab'?: SvcReferralDashboard['tab'] | undefined
      /** Which tabs, in which order: `overview commissions payouts links leaderboard resources faq`. What has no content is left out; `webhooks` is shown only if it is named. */
      'tabs'?: SvcReferralDashboard['tabs'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcReferralDashboard['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcReferralDashboard['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcReferralDashboard['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** Of the program's name. Default: 2. */
      'heading-level'?: SvcReferralDashboard['headingLevel'] | `${number}` | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcReferralDashboard['tokenUrl'] | undefined
    }
    events: 'svc-accepted' | 'svc-consent' | 'svc-copy' | 'svc-error' | 'svc-link-created' | 'svc-payout-link' | 'svc-session-expired' | 'svc-share' | 'svc-tab'
  }
  /** What the program gives its partners to work with: links, files, logos, colours. */
  'svc-resources': {
    element: SvcResources
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcResources['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcResources['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcResources['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcResources['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcResources['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcResources['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** What a partner earns, how far the partner is to each milestone, and what the partner's friends get. */
  'svc-rewards': {
    element: SvcRewards
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcRewards['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcRewards['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcRewards['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcRewards['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcRewards['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcRewards['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Everything to recommend the program with: the offer in words, the link with its QR code, the discount code, and messages for mail, chats and networks, which the partner may change before sending. */
  'svc-share-kit': {
    element: SvcShareKit
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcShareKit['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcShareKit['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcShareKit['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcShareKit['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcShareKit['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcShareKit['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-session-expired' | 'svc-share'
  }
  /** A partner's link to hand out: copy it, share it, show it as a QR code. */
  'svc-share-link': {
    element: SvcShareLink
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcShareLink['api'] | undefined
      /** Given by an element around this one, which may know more of them than the view. */
      'link'?: SvcShareLink['link'] | undefined
      /** Which of the partner's links; the first without it. */
      'linkId'?: SvcShareLink['linkId'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcShareLink['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcShareLink['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcShareLink['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcShareLink['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** Which of the partner's links; the first without it. */
      'link-id'?: SvcShareLink['linkId'] | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcShareLink['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-session-expired' | 'svc-share'
  }
  /** Clicks, leads, sales and earnings of a partner over time, with the time before as a ghost. */
  'svc-stats-chart': {
    element: SvcStatsChart
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcStatsChart['api'] | undefined
      /** `clicks` (without it), `leads`, `sales` or `earnings`. */
      'metric'?: SvcStatsChart['metric'] | undefined
      /** `7d`, `30d` (without it), `90d`, `1y` or `all`. */
      'range'?: SvcStatsChart['range'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcStatsChart['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcStatsChart['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcStatsChart['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcStatsChart['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcStatsChart['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** A partner's own webhooks: addresses that hear of the partner's leads, sales, commissions and payouts. Needs the scope `settings.write`, for reading too. */
  'svc-webhooks': {
    element: SvcWebhooks
    attributes: {
      /** Where svc is; by default where the elements were loaded from. */
      'api'?: SvcWebhooks['api'] | undefined
      /** Given by an element around this one, which then has the token. */
      'session'?: SvcWebhooks['session'] | undefined
      /** A session's token (`POST /tokens/embed/referrals` on your server). */
      'token'?: SvcWebhooks['token'] | undefined
      /** A function that answers a new token, or null when nobody is signed in. */
      'tokenProvider'?: SvcWebhooks['tokenProvider'] | undefined
      /** An address of yours that answers a POST with a new token. */
      'tokenUrl'?: SvcWebhooks['tokenUrl'] | undefined
      /** `compact` for less air. */
      'density'?: 'compact' | undefined
      /** `light`, `dark` or `auto`, on a surface of its own; without it the page’s colour scheme counts. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address of yours that answers a POST with a new token. */
      'token-url'?: SvcWebhooks['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
}
