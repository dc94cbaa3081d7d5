/** For tests and the demo: what every integration's `testing.ts` exports as `fixture`. */
import type { IntegrationName } from './index.ts'
import type { Details } from './port.ts'

/** A body as it is sent, with headers that say what it is: the signature is added to them. */
export interface Delivery {
  body: string
  headers?: Record<string, string>
}

export interface IntegrationFixture {
  /** A signing secret, and that of another connection. */
  secret: string
  otherSecret: string
  /** Texts that are no secret of this provider. */
  wrongSecrets: string[]
  /** Values of the form, and wrong ones by field. */
  details: Details
  wrongDetails: Record<string, string[]>
  /** Signs as the provider does. */
  sign(
    delivery: Delivery,
    signed: { secret: string; nowMs: number; url: string },
  ): Record<string, string> | Promise<Record<string, string>>
  /** Whether the signature covers its time, so that an old one is refused. */
  signsTime: boolean
  /** Whether the signature covers the body: false where a password or a fixed header is all. Absent: it does. */
  signsBody?: boolean
  /** An event that records one sale of one invoice to one customer, whose names are given. */
  sale(named: { invoiceId: string; customerExternalId: string; nowMs: number }): Delivery
  /** An event of a type that nobody knows. */
  unknown(): Delivery
  /** Known types, with null wherever the provider may leave something out. */
  nulls(): Delivery[]
  /** Integers beyond 2^53 in the event's ids: what the invoice is called then. Null: its ids are texts. */
  bigId: string | null
  /** The variables that lead to a stub of this address; none without an API. */
  settings?(base: string): Record<string, string>
  /** The stub itself, which a test serves. */
  stub?(request: Request): Promise<Response>
  /** The stub's list of events, of a provider that is asked for them. */
  poll?: PollFixture
}

export interface PollFixture {
  /** Values of the form that polling takes, and those of a key that the stub refuses. */
  details: Details
  refused: Details
  /** Replaces what the stub lists. More than two events are more than a page. */
  list(events: readonly { delivery: Delivery; atMs: number }[]): void
  /** Answers with this status from now on; with null as it should. */
  fail(status: number | null): void
  /** How many requests came. */
  asked(): number
}

/**
 * Loads an integration's fixture by its name.
 * @throws Error when its folder has no `testing.ts` that exports one
 */
export async function loadFixture(name: IntegrationName): Promise<IntegrationFixture> {
  const path = `./${name}/testing.ts`
  // The path is computed, so that the registry is the only list of integrations.
  const { fixture } = (await import(path)) as { fixture?: IntegrationFixture }
  if (!fixture) throw new Error(`server/integrations/${name}/testing.ts exports no fixture.`)
  return fixture
}
