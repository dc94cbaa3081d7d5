import type { MessageValues } from './values.gen.ts'

/**
 * What stands in a place of a message. It is stored as JSON, so everything in it is plain.
 * - a text: as it is, in every language; a number: `{count, plural, …}` also decides by it
 * - `minor`: money, as digits of minor units; `bps`: a rate; `decimal`: digits with a point
 * - `at`: a time, ISO 8601 in UTC; `day`: `2026-01-31`, without its year where that is the reader's own
 * - `country`: two letters; `quoted`: a text that somebody typed; `id`: one of ours
 * - `name`: a name of the API, as programs read it, and what it means to people
 */
export type Value =
  | string
  | number
  | Message
  | { minor: string; currency: string }
  | { bps: number }
  | { decimal: string }
  | { at: string }
  | { day: string; ofThisYear?: boolean }
  | { country: string }
  | { quoted: string }
  | { id: string }
  | { name: string; means: Message }

/** A code of `server/locales/en.json` or of a payout provider's texts. Codes are stored, so one that was released keeps its meaning. */
export type MessageCode = keyof MessageValues

/** Codes that only the program's own people read, in the languages of the console. */
type InternalCode = Extract<MessageCode, `internal.${string}`>

type PublicCode = Exclude<MessageCode, InternalCode>

/** A code that needs no values. */
export type PlainCode = {
  [Code in PublicCode]: MessageValues[Code] extends null ? Code : never
}[PublicCode]

/** A sentence in no language yet: the code of its text, and what stands in the places of the text. */
export interface Message {
  code: MessageCode
  values?: Readonly<Record<string, Value>>
  /** What a partner reads instead, when this says more than partners may know. */
  forPartner?: Message
}

/** A message, or a text that is the same in every language: what somebody typed, or English for developers. */
export type Localizable = Message | string

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/** What the text needs; of several codes, what any of them needs. */
type Given<Code extends MessageCode> = [MessageValues[Code]] extends [null]
  ? []
  : [values: Readonly<Intersection<MessageValues[Code]>>]

/** Creates a message with exactly the values that its English text has places for: the compiler checks both. */
export function message<Code extends PublicCode>(code: Code, ...[values]: Given<Code>): Message {
  return make(code, values)
}

/** Creates a message that only the program's own people ever read. */
export function internal<Code extends InternalCode>(code: Code, ...[values]: Given<Code>): Message {
  return make(code, values)
}

/** Creates a message that partners must not read; they read `forPartner`. */
export function confidential<Code extends InternalCode>(
  code: Code,
  values: Readonly<MessageValues[Code]>,
  forPartner: Message,
): Message {
  return { ...make(code, values), forPartner }
}

function make(code: MessageCode, values: object | undefined): Message {
  // The generated types have no other fields than values.
  return values ? { code, values: values as Record<string, Value> } : { code }
}

export function money(minor: bigint, currency: string): Value {
  return { minor: String(minor), currency }
}

export function time(ms: number): Value {
  return { at: new Date(ms).toISOString() }
}
