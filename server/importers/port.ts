import type { ProviderApi } from '../domain/provider-api.ts'
import type { CommissionState, ImportKind, ImportReason, PartnerState } from '../domain/imports.ts'

/*
 * Rows in our words. `id` is the source's own: references between rows use it, and a row that came once
 * never comes again. `at` is ISO 8601; amounts are minor units of `currency`.
 */

interface Row {
  id: string
  /** The line of a file, or the object's name at the source: what a person looks for. */
  line: string
}

export interface PartnerRow extends Row {
  kind: 'partner'
  email: string
  name: string | null
  country: string | null
  companyName: string | null
  /** Your application's own id of the partner. */
  tenantId: string | null
  status: PartnerState
  at: string | null
}

export interface LinkRow extends Row {
  kind: 'link'
  partner: string
  key: string
  /** Null: the program's address. */
  url: string | null
  at: string | null
}

export interface CustomerRow extends Row {
  kind: 'customer'
  /** Your own id of the customer, else the payment processor's, else an email address. */
  externalId: string
  name: string | null
  email: string | null
  country: string | null
  /** Null: nobody's; the customer does not come. */
  partner: string | null
  link: string | null
  at: string | null
}

export interface LeadRow extends Row {
  kind: 'lead'
  customer: string
  eventName: string
  at: string | null
}

export interface SaleRow extends Row {
  kind: 'sale'
  customer: string
  invoiceId: string | null
  eventName: string | null
  /** What remains of it after refunds. */
  amountMinor: number
  currency: string
  at: string | null
}

export interface CommissionRow extends Row {
  kind: 'commission'
  partner: string
  customer: string | null
  sale: string | null
  earningsMinor: number
  currency: string
  status: CommissionState
  at: string | null
  /** When it becomes due; null: after the holding period. */
  dueAt: string | null
  paidAt: string | null
  payout: string | null
  description: string | null
}

export interface PayoutRow extends Row {
  kind: 'payout'
  partner: string
  amountMinor: number
  currency: string
  isPaid: boolean
  at: string | null
  /** Ids of its commissions, where they do not name their payout; they were read before. */
  commissions?: readonly string[]
}

/** A line that cannot come whatever is here. */
export interface RefusedRow extends Row {
  kind: ImportKind
  refused: ImportReason
}

export type ImportRow =
  | PartnerRow
  | LinkRow
  | CustomerRow
  | LeadRow
  | SaleRow
  | CommissionRow
  | PayoutRow
export type SourceRow = ImportRow | RefusedRow

/** Rows that are kept together with `after`, from which reading goes on when it was interrupted. */
export interface Page {
  rows: SourceRow[]
  after: string
}

/** A value that a person gives to connect the source. */
export interface ImporterField {
  name: string
  secret: boolean
  required: boolean
}

/** Which column has which value, for each kind of file. */
export type Mapping = { readonly [Kind in ImportKind]?: Readonly<Record<string, string>> }

/** How values of files are written. */
export interface FileFormat {
  decimalMark: '.' | ','
  amounts: 'major' | 'minor'
  dates: 'iso' | 'dmy' | 'mdy'
}

/** What an importer reads from. */
export interface Access {
  /** The values of its fields. */
  settings: Readonly<Record<string, string>>
  /** The program's currency, for sources that name none. */
  currency: string
  /** The address of its API. */
  base: string
  timeoutMs: number
  mapping: Mapping
  format: FileFormat
  /** The bytes of an uploaded file; none when there is no such file. */
  file(kind: ImportKind): AsyncIterable<Uint8Array>
}

/** What members read about an importer, in one language. */
export interface ImporterTexts {
  /** The labels of `fields`, by their names. */
  fields: Readonly<Record<string, string>>
  /** What it cannot bring, for the person who decides. */
  notes: readonly string[]
}

/** A platform, or a format, that partner programs are moved from. */
export interface Importer {
  name: string
  label: string
  /** The versions of the platform's API that it reads; none for files. */
  apis: readonly ProviderApi[]
  /** Where its API is, and the environment variable that says otherwise; null: it reads files. */
  address: { variable: string; fallback: string } | null
  fields: readonly ImporterField[]
  /** The kinds of files that it takes; an API takes none. */
  files: readonly ImportKind[]
  /** What members read, by language: `en` and `de`. */
  texts: Readonly<Record<'en' | 'de', ImporterTexts>>
  /**
   * Reads page after page, from the beginning or from where `after` was kept.
   * @throws SourceBusy to be asked again later, SourceRefused when a person has to do something
   */
  read(access: Access, after: string | null): AsyncIterable<Page>
}
