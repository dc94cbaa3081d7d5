import type { Localizable, Message } from '../domain/message/message.ts'
import type { FileLimits, TransferLimits } from '../domain/transfer-limits.ts'

/** One transfer that was decided, claimed and stored: sending it twice must pay once. */
export interface TransferIntent {
  /** `tr_…`: the provider's idempotency key, end-to-end id and reference. */
  id: string
  payoutId: string
  amountMinor: bigint
  currency: string
  recipient: Recipient
  /** For the partner's statement: the program's name. At most 140 characters. */
  purpose: string
}

/** The account that the partner proved to own. The shape of `details` is the provider's. */
export interface Recipient {
  name: string
  email: string
  country: string | null
  details: Readonly<Record<string, string>>
}

/** The program's account that pays. The shape of `details` is the provider's (secrets included, decrypted). */
export interface FundingAccount {
  id: string
  details: Readonly<Record<string, string>>
}

export type TransferStatus = 'sent' | 'completed' | 'failed' | 'returned'

/** A provider's report of one transfer. */
export interface TransferReport {
  transferId: string
  status: TransferStatus
  /** The provider's own id. */
  reference: string | null
  /** For `failed` and `returned`: what the partner may read, with a code `payout.<provider>.…`. */
  reason: Message | null
}

/** A file for a bank. The same transfers in the same order give the same bytes. */
export interface PayoutFile {
  filename: string
  contentType: string
  content: string
}

/** A file that was handed to a bank, for reading what the bank answers to it. */
export interface SentFile {
  /** The id that `writeFile` was given. */
  id: string
  transferIds: readonly string[]
}

/** A field of the provider's form. Names are the keys of `details`. */
export interface ProviderField {
  name: string
  /** What partners read is a message. */
  label: Localizable
  /** Shown masked; stored encrypted either way. */
  secret: boolean
  required: boolean
  /** The values to choose from. Without them, any text is allowed. */
  options?: readonly { value: string; label: Localizable }[]
}

interface Provider {
  name: string
  label: string
  /** Lower-case ISO 4217, or 'any'. */
  currencies: readonly string[] | 'any'
  /**
   * What one transfer can carry in one of the currencies. Payouts are cut to it before they are claimed:
   * `send` and `writeFile` refuse no amount within it.
   */
  limits(currency: string): TransferLimits
  fundingFields: readonly ProviderField[]
  recipientFields: readonly ProviderField[]
  /** @throws ApiError `unprocessable_entity` with a `path` that is a field's name. Answers what to store. */
  checkFunding(details: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  checkRecipient(details: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  /** For people: `DE•• •••• 3000`. */
  maskRecipient(details: Readonly<Record<string, string>>): Localizable
  maskFunding(details: Readonly<Record<string, string>>): string
  /**
   * The fingerprint that two partners would share if they were one person: an IBAN, an account id. Null:
   * none.
   */
  fingerprint(details: Readonly<Record<string, string>>): string | null
}

/** Whose account is opened. `country`: ISO 3166-1, upper case. */
export interface Payee {
  partnerId: string
  email: string
  country: string
}

/**
 * How far a partner has come on the provider's pages. `unknown`: the provider has no such account (any
 * more); `in_review`: it checks what the partner has entered.
 */
export type OnboardingStatus = 'open' | 'in_review' | 'ready' | 'unknown'

/** Accounts that partners set up on the provider's own pages instead of in a form. */
export interface Onboarding {
  /** Where a partner can live, ISO 3166-1. */
  countries: readonly string[]
  /**
   * Opens an account that is not set up yet, and answers its details. A repeat with the same key opens no
   * other. @throws ApiError when the provider refuses
   */
  open(
    payee: Payee,
    key: string,
    funding: FundingAccount,
  ): Promise<Readonly<Record<string, string>>>
  /** Looks an account up. Its details may have more in them than before. @throws ApiError when the provider refuses */
  look(
    details: Readonly<Record<string, string>>,
    funding: FundingAccount,
  ): Promise<{ status: OnboardingStatus; details: Readonly<Record<string, string>> }>
  /**
   * Creates the address at which the partner goes on; it works once and for minutes. From there they come
   * back to `returnUrl`, or to `refreshUrl` when it has expired.
   */
  link(
    details: Readonly<Record<string, string>>,
    pages: { returnUrl: string; refreshUrl: string },
    funding: FundingAccount,
  ): Promise<string>
}

/** Pays over the provider's own API. */
export interface OnlineProvider extends Provider {
  kind: 'online'
  /** Null: partners enter `recipientFields`. */
  onboarding: Onboarding | null
  /**
   * Proves that the funding account works, for "verified". Throws ApiError `bad_request` when it doesn't.
   */
  verifyFunding(funding: FundingAccount): Promise<void>
  /**
   * Sends one transfer. `failed` only when the provider said no for good; a time-out, a broken connection
   * or a 5xx throws, and the caller repeats with the same id until the provider tells what happened.
   * Providers remember an id for 30 days: repeat within them.
   */
  send(transfer: TransferIntent, funding: FundingAccount): Promise<TransferReport>
  /** Looks up the state of a transfer that was sent. */
  lookUp(
    transfer: TransferIntent,
    reference: string,
    funding: FundingAccount,
  ): Promise<TransferReport>
  /** A callback of the provider's, its signature checked. @throws ApiError `unauthorized` when it is not theirs. */
  readCallback(body: string, headers: Headers, funding: FundingAccount): Promise<TransferReport[]>
}

/** Pays by a file that a person uploads at their bank. */
export interface FileProvider extends Provider {
  kind: 'file'
  /** What one file can carry in all; null: more than anybody pays. */
  fileLimits: FileLimits | null
  /**
   * Tells whether the format can carry a name whole, in Latin letters: the bank compares it with the account
   * holder's. For another name, `checkRecipient` wants the holder's.
   */
  canWriteName(name: string): boolean
  /** `fileId` is the file's own id in the bank's format; `atMs` the wished execution day. */
  writeFile(
    transfers: readonly TransferIntent[],
    funding: FundingAccount,
    file: { id: string; atMs: number },
  ): PayoutFile
  /**
   * The bank's answer to one file; transfers that it does not speak of are left out. Null: this bank
   * gives no files back.
   * @throws ApiError `unprocessable_entity` when it is unreadable or answers another file
   */
  readStatusFile: ((content: string, file: SentFile) => TransferReport[]) | null
}

/** A person pays by some other way and says so. */
export interface ManualProvider extends Provider {
  kind: 'manual'
}

/** The host application books the payout in its own product and says so: no money leaves. */
export interface CreditProvider extends Provider {
  kind: 'credit'
}

export type PayoutProvider = OnlineProvider | FileProvider | ManualProvider | CreditProvider
