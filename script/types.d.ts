/** The result of every call. Calls never reject. */
export interface Result {
  /** True when the server accepted it. */
  ok: boolean
  /**
   * A click's id; null when the server did not count it (a bot, an opt-out). Of a lead or a sale, the
   * id that makes repeating it harmless.
   */
  id: string | null
  /**
   * Null when `ok`. `not_sent`: without consent it is dropped; offline, or when the server asks for
   * later, it is kept and sent again. `conversions_off`, or the server's error code.
   */
  error: string | null
}

export interface Partner {
  id: string
  name: string
  image: string | null
  groupId?: string | null
  tenantId?: string | null
}

/** The discount of the partner's friends. `amount` is a percentage, or minor units when `type` is `flat`. */
export interface Discount {
  id: string
  amount: number
  type: 'percentage' | 'flat'
  /** In months; `null` is for ever. */
  maxDuration: number | null
  couponId?: string | null
  couponTestId?: string | null
}

/** The click that this visitor's later actions belong to, and who sent it. */
export interface Attribution {
  clickId: string
  partner?: Partner | null
  discount?: Discount | null
}

export interface ClickInput {
  /** The link's key: what `?via=` carries. */
  key: string
  /** The link's domain. Default: `data-domain`, else the workspace's primary link domain. */
  domain?: string
  /** Default: the address of the page. */
  url?: string
  /** Default: the referrer of the page. */
  referrer?: string
}

export interface LeadInput {
  eventName: string
  customerExternalId: string
  /** The program that the customer belongs to. Default: the workspace. */
  programId?: string
  /** Default: the cookie. */
  clickId?: string
  customerName?: string
  customerEmail?: string
  customerAvatar?: string
  mode?: 'async' | 'wait' | 'deferred'
  metadata?: Record<string, unknown>
}

export interface SaleInput {
  customerExternalId: string
  /** The program that the customer belongs to. Default: the workspace. */
  programId?: string
  /** Everything that the customer paid, in minor units of `currency`. */
  amount: number
  /** Parts of the amount, in minor units. */
  tax?: number
  shipping?: number
  fee?: number
  /** The products; each amount is the line total without tax. */
  lineItems?: { productId: string; name?: string; quantity?: number; amount: number }[]
  /** ISO 4217. Default: usd. */
  currency?: string
  eventName?: string
  paymentProcessor?: string
  invoiceId?: string
  metadata?: Record<string, unknown>
}

/** `window._svcAnalytics`. */
export interface Analytics {
  /** Records a click by hand; `?via=` does it by itself. */
  trackClick(input: ClickInput): Promise<Result>
  /** Needs `script.all.js` (npm: `@svc/analytics/all`) and `data-conversions`. */
  trackLead?(input: LeadInput): Promise<Result>
  /** Needs `script.all.js` (npm: `@svc/analytics/all`) and `data-conversions`. */
  trackSale?(input: SaleInput): Promise<Result>
  /** The click id in the cookie, or null. */
  getClickId(): string | null
  /** The click in the cookie and, where a partner sent it, the partner and the discount; or null. */
  getPartner(): Attribution | null
  /** Says what the visitor chose. `denied` also removes the cookie and everything stored. */
  consent(choice: 'granted' | 'denied'): void
  /** Resolves once, when the click of this view is decided, with what `getPartner` then knows. */
  ready(callback?: (known: Attribution | null) => void): Promise<Attribution | null | void>
}

/** The options of `init`, the same as the tag's `data-*` attributes. */
export interface Options {
  /** The workspace's publishable key, `svc_pk_…`. */
  key: string
  /** The API's address, `https://svc.example.com/api`, or a proxied path such as `/_svc`. */
  api: string
  domain?: string
  /** Default: `['via']`. The first one present wins. */
  queryParams?: string[]
  attribution?: 'last' | 'first'
  cookieDomain?: string
  cookiePath?: string
  /** Default: 90. */
  cookieDays?: number
  consent?: 'required'
  debug?: boolean
  /** Hosts whose links receive the click id: `['shop.com', '*.acme.com']`. */
  outbound?: string[]
  visits?: boolean
  conversions?: boolean
}

/**
 * Installs `window._svcAnalytics` and returns it. Calling it again changes nothing.
 * On a server (no `window`) it does nothing and returns undefined.
 */
export declare function init(options: Options): Analytics | undefined

declare global {
  interface Window {
    _svcAnalytics?: Analytics
  }
  interface DocumentEventMap {
    'svc:click': CustomEvent<Attribution>
    'svc:partner': CustomEvent<Attribution>
  }
}
