// Made by `bun run generate` from what the elements say of themselves.
import type { SvcCommissions, SvcDiscountBanner, SvcEarnings, SvcFaq, SvcLeaderboard, SvcLinks, SvcPartnerLanding, SvcPartnerSignup, SvcPayouts, SvcReceipt, SvcReferralDashboard, SvcResources, SvcRewards, SvcShareKit, SvcShareLink, SvcStatsChart, SvcWebhooks } from '../index.ts'

export interface SvcTags {
  /** Shows a partner's commissions, newest first. Each can be opened to show its calculation. */
  'svc-commissions': {
    element: SvcCommissions
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcCommissions['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcCommissions['session'] | undefined
      /** Shows only commissions with this status: `pending`, `processed`, `paid`, `hold`, `refunded`, `canceled`, `duplicate`. */
      'status'?: SvcCommissions['status'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcCommissions['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcCommissions['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcCommissions['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcCommissions['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Greets a visitor with the partner's name and the discount. The data comes from the tracking script, from svc, or from the element's attributes. Without a partner, the banner takes no space. */
  'svc-discount-banner': {
    element: SvcDiscountBanner
    attributes: {
      /** Base URL of the svc API. Default: the tracking script's address, or else the origin that the elements were loaded from. */
      'api'?: SvcDiscountBanner['api'] | undefined
      /** The tracking script's attribution. A page without the script can set it. */
      'attribution'?: SvcDiscountBanner['attribution'] | undefined
      /** A discount code that the visitor can copy. It is part of `svc-discount`. */
      'code'?: SvcDiscountBanner['code'] | undefined
      /** Currency of a flat discount (ISO 4217). Default: USD. */
      'currency'?: SvcDiscountBanner['currency'] | undefined
      /** The partner's picture. */
      'image'?: SvcDiscountBanner['image'] | undefined
      /** Publishable key, `svc_pk_…`. Default: the tracking script's key. */
      'key'?: SvcDiscountBanner['key'] | undefined
      /** The offer in your own words. Default: the partner's discount. */
      'offer'?: SvcDiscountBanner['offer'] | undefined
      /** The partner's name. Default: the partner known to the tracking script. */
      'partner'?: SvcDiscountBanner['partner'] | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishableKey'?: SvcDiscountBanner['publishableKey'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishable-key'?: SvcDiscountBanner['publishableKey'] | undefined
      /** Reserves the height of one line (two on phones), so that the page doesn't shift when the banner appears. */
      'reserve'?: true | '' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-copy' | 'svc-discount' | 'svc-dismiss'
  }
  /** Shows a partner's earnings by currency and status, the date of the next payout, and the amount remaining until the minimum payout. */
  'svc-earnings': {
    element: SvcEarnings
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcEarnings['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcEarnings['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcEarnings['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcEarnings['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcEarnings['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcEarnings['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Shows the program's answers to frequent questions. */
  'svc-faq': {
    element: SvcFaq
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcFaq['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcFaq['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcFaq['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcFaq['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcFaq['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcFaq['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Shows the partners with the highest earnings, and the partner's own rank. It includes names and amounts only of partners who agreed, and lets the partner decide. */
  'svc-leaderboard': {
    element: SvcLeaderboard
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcLeaderboard['api'] | undefined
      /** Period: `7d`, `30d` (default), `90d`, `1y`, `all`. */
      'interval'?: SvcLeaderboard['interval'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcLeaderboard['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcLeaderboard['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcLeaderboard['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcLeaderboard['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcLeaderboard['tokenUrl'] | undefined
    }
    events: 'svc-consent' | 'svc-error' | 'svc-session-expired'
  }
  /** Shows all links of a partner with their metrics, and a form to create one. */
  'svc-links': {
    element: SvcLinks
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcLinks['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcLinks['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcLinks['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcLinks['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcLinks['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcLinks['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-link-created' | 'svc-session-expired' | 'svc-share'
  }
  /** Shows the program's landing page: the offer, rewards, discount, answers, an earnings calculator, and the application form in its slot. */
  'svc-partner-landing': {
    element: SvcPartnerLanding
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcPartnerLanding['api'] | undefined
      /** The slug of a group. `default` if omitted. */
      'group'?: SvcPartnerLanding['group'] | undefined
      /** Heading level of the title. Lower headings follow it. Default: 1. */
      'headingLevel'?: SvcPartnerLanding['headingLevel'] | undefined
      /** Publishable key, `svc_pk_…`. */
      'key'?: SvcPartnerLanding['key'] | undefined
      /** The program's ID or slug. */
      'program'?: SvcPartnerLanding['program'] | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishableKey'?: SvcPartnerLanding['publishableKey'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** Heading level of the title. Lower headings follow it. Default: 1. */
      'heading-level'?: SvcPartnerLanding['headingLevel'] | `${number}` | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishable-key'?: SvcPartnerLanding['publishableKey'] | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-error'
  }
  /** Shows the program's application form for new partners. With an embed token, it shows the status of the application instead. */
  'svc-partner-signup': {
    element: SvcPartnerSignup
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcPartnerSignup['api'] | undefined
      /** Also asks for a company. */
      'company'?: SvcPartnerSignup['company'] | undefined
      /** The slug of a group. `default` if omitted. */
      'group'?: SvcPartnerSignup['group'] | undefined
      /** Publishable key, `svc_pk_…`. */
      'key'?: SvcPartnerSignup['key'] | undefined
      /** The program's ID or slug. */
      'program'?: SvcPartnerSignup['program'] | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishableKey'?: SvcPartnerSignup['publishableKey'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcPartnerSignup['token'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** The publishable key, for frameworks that reserve `key` (React, Vue). */
      'publishable-key'?: SvcPartnerSignup['publishableKey'] | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
    }
    events: 'svc-accepted' | 'svc-applied' | 'svc-error' | 'svc-session-expired'
  }
  /** Shows a partner's payouts, payout method, and statements. */
  'svc-payouts': {
    element: SvcPayouts
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcPayouts['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcPayouts['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcPayouts['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcPayouts['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcPayouts['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcPayouts['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-payout-change' | 'svc-payout-link' | 'svc-session-expired'
  }
  /** Explains the amount of a commission: a summary, the timeline from the click to the payout, and the rules that didn't apply. */
  'svc-receipt': {
    element: SvcReceipt
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcReceipt['api'] | undefined
      /** ID of a commission. Default: the newest. */
      'commissionId'?: SvcReceipt['commissionId'] | undefined
      /** A receipt from the API's response. If you set it, the element loads nothing. */
      'receipt'?: SvcReceipt['receipt'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcReceipt['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcReceipt['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcReceipt['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcReceipt['tokenUrl'] | undefined
      /** ID of a commission. Default: the newest. */
      'commission-id'?: SvcReceipt['commissionId'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcReceipt['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Shows the partner dashboard with links, earnings, and tabs for all activity. It combines the other elements with one token. */
  'svc-referral-dashboard': {
    element: SvcReferralDashboard
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcReferralDashboard['api'] | undefined
      /** Heading level of the program's name. Default: 2. */
      'headingLevel'?: SvcReferralDashboard['headingLevel'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcReferralDashboard['session'] | undefined
      /** The open tab. Default: the first. */
      'tab'?: SvcReferralDashboard['tab'] | undefined
      /** Tabs in display order, separated by spaces. The default is `overview commissions payouts links leaderboard resources faq`. Tabs without content are hidden. `webhooks` appears only if you list it. */
      'tabs'?: SvcReferralDashboard['tabs'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcReferralDashboard['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcReferralDashboard['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcReferralDashboard['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** Heading level of the program's name. Default: 2. */
      'heading-level'?: SvcReferralDashboard['headingLevel'] | `${number}` | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcReferralDashboard['tokenUrl'] | undefined
    }
    events: 'svc-accepted' | 'svc-consent' | 'svc-copy' | 'svc-error' | 'svc-link-created' | 'svc-payout-link' | 'svc-session-expired' | 'svc-share' | 'svc-tab'
  }
  /** Shows the program's resources for partners: links, files, logos, and colors. */
  'svc-resources': {
    element: SvcResources
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcResources['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcResources['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcResources['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcResources['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcResources['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcResources['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Shows a partner's rewards, milestone progress, and customer discount. */
  'svc-rewards': {
    element: SvcRewards
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcRewards['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcRewards['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcRewards['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcRewards['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcRewards['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcRewards['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Helps partners share the program: the offer, the link with its QR code, the discount code, and editable messages for email, chats, and social networks. */
  'svc-share-kit': {
    element: SvcShareKit
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcShareKit['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcShareKit['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcShareKit['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcShareKit['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcShareKit['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcShareKit['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-session-expired' | 'svc-share'
  }
  /** Shows a partner's link with buttons to copy and share it and a QR code. */
  'svc-share-link': {
    element: SvcShareLink
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcShareLink['api'] | undefined
      /** A link from a surrounding element. */
      'link'?: SvcShareLink['link'] | undefined
      /** ID of a link. Default: the partner's first link. */
      'linkId'?: SvcShareLink['linkId'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcShareLink['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcShareLink['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcShareLink['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcShareLink['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** ID of a link. Default: the partner's first link. */
      'link-id'?: SvcShareLink['linkId'] | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcShareLink['tokenUrl'] | undefined
    }
    events: 'svc-copy' | 'svc-error' | 'svc-session-expired' | 'svc-share'
  }
  /** Shows a partner's clicks, leads, sales, and earnings over time, compared with the previous period. */
  'svc-stats-chart': {
    element: SvcStatsChart
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcStatsChart['api'] | undefined
      /** `clicks` (default), `leads`, `sales`, or `earnings`. */
      'metric'?: SvcStatsChart['metric'] | undefined
      /** `7d`, `30d` (default), `90d`, `1y`, or `all`. */
      'range'?: SvcStatsChart['range'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcStatsChart['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcStatsChart['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcStatsChart['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcStatsChart['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcStatsChart['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
  /** Manages a partner's own webhooks for leads, sales, commissions, and payouts. Needs the scope `settings.write`, even to read them. */
  'svc-webhooks': {
    element: SvcWebhooks
    attributes: {
      /** Base URL of the svc API. Default: the origin that the elements were loaded from. */
      'api'?: SvcWebhooks['api'] | undefined
      /** The session of a surrounding element, which has the token. */
      'session'?: SvcWebhooks['session'] | undefined
      /** An embed token, from `POST /tokens/embed/referrals` on your server. */
      'token'?: SvcWebhooks['token'] | undefined
      /** A function that returns a new token, or null if no user is signed in. */
      'tokenProvider'?: SvcWebhooks['tokenProvider'] | undefined
      /** An address on your server that responds to a POST with a new token. */
      'tokenUrl'?: SvcWebhooks['tokenUrl'] | undefined
      /** `compact` reduces spacing. */
      'density'?: 'compact' | undefined
      /** `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme. */
      'theme'?: 'light' | 'dark' | 'auto' | undefined
      /** An address on your server that responds to a POST with a new token. */
      'token-url'?: SvcWebhooks['tokenUrl'] | undefined
    }
    events: 'svc-error' | 'svc-session-expired'
  }
}
