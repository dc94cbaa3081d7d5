/** For tests: what every format's `testing.ts` exports as `fixture`. */
import type { OutgoingFormatName } from './index.ts'

/** A request as the receiver gets it, with the secret that svc showed when the endpoint was created. */
export interface ReceivedRequest {
  headers: Record<string, string>
  body: string
  secret: string
}

export interface OutgoingFormatFixture {
  /** An address that the format takes, and others that it refuses. */
  url: string
  wrongUrls: string[]
  /** A key of the receiver; null: the format takes none. */
  writeKey: string | null
  wrongKeys: string[]
  /** Reads a request as the receiver does: the delivery's id, if it is sent, and the event. @throws Error */
  read(request: ReceivedRequest): { id: string | null; event: string }
}

/**
 * Loads a format's fixture by its name.
 * @throws Error when its folder has no `testing.ts` that exports one
 */
export async function loadFormatFixture(name: OutgoingFormatName): Promise<OutgoingFormatFixture> {
  const path = `./${name}/testing.ts`
  // The path is computed, so that the registry is the only list of formats.
  const { fixture } = (await import(path)) as { fixture?: OutgoingFormatFixture }
  if (!fixture) throw new Error(`server/outgoing-formats/${name}/testing.ts exports no fixture.`)
  return fixture
}
