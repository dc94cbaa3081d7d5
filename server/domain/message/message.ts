/**
 * What stands in a place of a text. It is stored as JSON, so everything in it is plain.
 * - a text: as it is, in every language; a number: `{count}` also decides about the plural
 * - `minor`: money, as digits of minor units; `bps`: a rate; `decimal`: digits with a point
 * - `at`: a time, ISO 8601 in UTC; `day`: `2026-01-31`
 * - `country`: two letters; `quoted`: a text that somebody typed; `id`: one of ours
 * - `code`: a word of the API, and what it means to people
 */
export type Value =
  | string
  | number
  | Message
  | { minor: string; currency: string }
  | { bps: number }
  | { decimal: string }
  | { at: string }
  | { day: string }
  | { country: string }
  | { quoted: string }
  | { id: string }
  | { code: string; means: Message }

/** Something to be said in any language: the English text, and what stands in its places. */
export interface Message {
  text: string
  values?: Readonly<Record<string, Value>>
  /** What a partner reads instead, when this says more than partners may know. */
  forPartner?: Message
}

/** A message as it may be stored: a plain sentence is one without values. */
export type Step = Message | string

/** The names in braces. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never

type Given<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Places<Text>, Value>>]

/**
 * `message('{rate} of {amount}', { rate, amount })`: every place has a value. The text stands where it is
 * said, so that whoever translates finds it; with `{count}` it is the plural.
 */
export function message<Text extends string>(text: Text, ...[values]: Given<Text>): Message {
  return values ? { text, values } : { text }
}

/** The same for what partners must not read; they read `forPartner`, so nobody translates it. */
export function confidential<Text extends string>(
  text: Text,
  values: Readonly<Record<Places<Text>, Value>>,
  forPartner: Message,
): Message {
  return { text, values, forPartner }
}

export function money(minor: bigint, currency: string): Value {
  return { minor: String(minor), currency }
}

export function time(ms: number): Value {
  return { at: new Date(ms).toISOString() }
}
