import type { Poll } from './poll.ts'
import type { Verb } from './verbs.ts'

export type * from './verbs.ts'

/** A signed event, read. Integers that no number can hold are texts. */
export interface ProviderEvent {
  /** The provider's own: the same when it is sent again. */
  id: string
  type: string
  /** JSON, as it is stored and handed to `translate`. */
  body: unknown
}

export type Details = Readonly<Record<string, string>>

/** A connected account, its secrets open. */
export interface Account {
  /** The provider's id of it, such as `acct_…`, a store or a portal. Null: not known. */
  id: string | null
  /** The values of `fields`; after OAuth also `accessToken`, which is fresh. */
  details: Details
}

/** A field of the form that connects an account. Names are keys of `details`. */
export interface ConnectionField {
  name: string
  /** Stored encrypted either way; a secret one is never shown again. */
  secret: boolean
  required: boolean
  /** Values to choose from. Absent: any text. */
  choices?: readonly string[]
}

/** What members read, in one language: sentences in ICU MessageFormat are not needed here. */
export interface IntegrationTexts {
  /** What it reports, in one sentence. */
  summary: string
  /** What the signing secret is called at the provider. */
  secret: string
  /** What to do at the provider to connect an account. */
  setup: string
  /** The labels of `fields`, by their names. */
  fields: Readonly<Record<string, string>>
}

/** What a request was signed with, when it came, and at which public address. */
export interface Signed {
  secret: string
  nowMs: number
  /** With the query, as the provider calls it, whatever proxies are in between. */
  url: string
}

/** What a provider grants at the end of OAuth. */
export interface Grant {
  accessToken: string
  /** Null: it gives none. */
  refreshToken: string | null
  /** Null: the access token does not expire. */
  expiresInSeconds: number | null
  /** The account's id at the provider, and what a member may know it by. Null: as it was. */
  accountId: string | null
  accountName: string | null
}

/** Connecting an account by the provider's own page instead of by keys. */
export interface OAuth {
  /** Whether the operator has registered an app: its variables are set. */
  isConfigured: boolean
  /**
   * Returns the page to send a member to. `details` are the values of `fields`, such as the store's name.
   * @throws ApiError `unprocessable_entity`
   */
  authorizeUrl(request: {
    redirectUri: string
    state: string
    /** PKCE, for providers that take it (S256). */
    codeChallenge: string
    details: Details
  }): string
  /**
   * Exchanges what the page came back with. The state was checked before.
   * @throws ApiError `bad_request` when the provider refuses
   */
  exchange(callback: {
    query: Details
    redirectUri: string
    codeVerifier: string
    details: Details
  }): Promise<Grant>
  /** @throws ApiError `bad_request` when the grant is gone, any other error when it may work later */
  refresh(refreshToken: string, account: Account): Promise<Grant>
}

/** Signed calls to the operator's app, at one address for all accounts that connected through it. */
export interface AppWebhook {
  /** Checks the signature by the app's own secret. @throws ApiError as `verify` */
  verify(rawBody: string, headers: Headers, signed: Omit<Signed, 'secret'>): Promise<void>
  /** Reads the events with the account that each is of. @throws ApiError `bad_request` */
  read(rawBody: string, headers: Headers): (ProviderEvent & { accountId: string })[]
}

/** A value to choose for a field of the connection. */
export interface Choice {
  value: string
  label: string
  /** What it belongs to, such as a pipeline. Empty: nothing. */
  group: string
  /** Whether it is what counts when nothing is chosen. */
  isUsual: boolean
}

/** Whom a customer or a sale of the provider came through. */
export interface Told {
  kind: 'customer' | 'sale'
  /** The provider's id of the customer, or the sale's invoice. */
  id: string
  /** The address of the link. */
  link: string
  /** Null: the link is nobody's. */
  partner: { name: string; email: string | null } | null
}

/** What was before the connection: objects of the provider, as the events that would have reported them. */
export interface History {
  /**
   * Reads one page, the oldest first or the newest first, as the provider has it. An event's id must be
   * the same whenever it is read.
   */
  read(
    account: Account,
    page: { fromMs: number; cursor: string | null },
  ): Promise<{ events: ProviderEvent[]; next: string | null }>
}

/** What partners' customers get off, as a provider's coupon. */
export interface Coupon {
  /** Ours: the same coupon is created once. */
  id: string
  name: string
  off: { rateBps: number } | { amountMinor: number; currency: string }
  /** Of a subscription. 0: the first payment alone; null: all. */
  months: number | null
}

/** Creating partners' codes where buyers type them. */
export interface Discounts {
  /** Creates a coupon, once. Returns the provider's id of it. */
  createCoupon(account: Account, coupon: Coupon): Promise<string>
  /**
   * Creates a code of a coupon, once. Returns the provider's id of it.
   * @throws ApiError `conflict` when the account uses the code for something else
   */
  createCode(
    account: Account,
    code: { id: string; couponId: string; code: string },
  ): Promise<string>
  /** Ends a code of ours; another's, or one that has ended, stays as it is. */
  endCode(account: Account, code: { id: string; code: string }): Promise<void>
}

/** A provider that reports events over signed webhooks. */
export interface Integration {
  name: string
  label: string
  /** The event types that are understood, each with what happens: a table of the documentation. */
  events: Readonly<Record<string, string>>
  /** What else is asked for when an account is connected. */
  fields: readonly ConnectionField[]
  /** @throws ApiError `unprocessable_entity` with the path `secret` */
  checkSecret(secret: string): string
  /** @throws ApiError `unprocessable_entity` with a path that is a field's name. Answers what to store. */
  checkDetails(details: Details): Details
  /**
   * Tells whether a call only asks whether the address answers: it is answered, unsigned, and nothing is
   * stored. Absent: the provider makes no such calls.
   */
  isPing?: (rawBody: string) => boolean
  /**
   * Checks the signature over the bytes of a body, and its time where the provider signs one.
   * @throws ApiError `unauthorized` for a wrong or missing signature, `bad_request` for a stale one
   */
  verify(rawBody: string, headers: Headers, signed: Signed): Promise<void> | void
  /**
   * Answers the GET request by which a provider checks an address when it is entered: what the body must be.
   * Null: the provider makes no such requests.
   * @throws ApiError `unauthorized` unless the query is the provider's
   */
  challenge: ((query: Details, signed: Signed) => string) | null
  /** Reads a verified body: one event, or a batch of them. @throws ApiError `bad_request` */
  read(rawBody: string, headers: Headers): ProviderEvent[]
  /**
   * Says what an event means; nothing: it is ignored. It may ask the provider with the account's keys.
   * @throws ApiError when the event is wrong; any other error is tried again
   */
  translate(
    event: Pick<ProviderEvent, 'type' | 'body'>,
    account: () => Promise<Account>,
  ): Verb[] | Promise<Verb[]>
  /**
   * Asks the provider whether the account's keys work, and whose they are. Null: it has no keys to try.
   * @throws ApiError `bad_request` with what to do
   */
  checkAccount: ((account: Account) => Promise<{ accountId: string | null }>) | null
  /** Tells whether an event is of the provider's test mode; null: its body does not say. Null here: none does. */
  isTest: ((body: unknown) => boolean | null) | null
  /** Null: accounts are connected by keys alone. */
  oauth: OAuth | null
  /** Null: every connection has its own address alone. */
  app: AppWebhook | null
  /** Null: nothing is back-filled. */
  history: History | null
  /** Null: the provider calls the webhook, and is not asked. */
  poll: Poll | null
  /** Null: it has no coupons. Created when the field `coupons` says `create`. */
  discounts: Discounts | null
  /** Asks the provider what there is to choose for fields, by their names. Null: nothing. */
  choices: ((account: Account) => Promise<Record<string, Choice[]>>) | null
  /** Tells the provider whom its customers and sales came through. Null: it is not told. */
  tell: ((account: Account, told: Told) => Promise<void>) | null
}
