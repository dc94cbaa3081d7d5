/** Faults of the connection to the API; `test/kit/widget-fault-proxy.ts` describes each. */
export type WireMode = 'open' | 'down' | 'failing' | 'nonsense' | 'html' | 'ended' | 'held' | 'late'

/** Partners that a page may belong to; `fresh` is somebody new each time. */
export type Partner =
  | 'rich'
  | 'empty'
  | 'linkless'
  | 'pending'
  | 'invited'
  /** Invited too; a test accepts, each another's. */
  | 'guest'
  | 'caller'
  | 'banned'
  | 'yen'
  | 'ended'
  | 'special'
  | 'credit'
  | 'held'
  | 'many'
  | 'wordy'
  | 'fresh'

/** The test server's address, which the runner writes into the page. */
export const STAGE =
  document.querySelector<HTMLMetaElement>('meta[name=widgetServer]')?.content ?? ''

/** Whether all rounds of everything are run, as `bun run test:all` does. */
export const IS_WHOLE_RUN =
  document.querySelector<HTMLMetaElement>('meta[name=rounds]')?.content === 'all'

/** Returns the program of all partners but `yen` and `ended`, as a page on its own site knows it. */
export function testProgram(): Promise<{
  programId: string
  publishableKey: string
  domain: string
}> {
  return ask('GET', '')
}

/** Creates a click through the short link of a partner called `Ines Inviter …` and returns its id. */
export async function testClick(): Promise<string> {
  return (await ask<{ clickId: string }>('POST', '/click')).clickId
}

/** Creates a session's token for a partner; `scopes` limits what it may change. */
export async function tokenOf(
  partner: Partner,
  more: { scopes?: string[]; expired?: boolean } = {},
): Promise<string> {
  return (await ask<{ publicToken: string }>('POST', '/token', { partner, ...more })).publicToken
}

/** A way to the API that only one test uses, so that it can be disturbed. */
export class Wire {
  readonly #name = crypto.randomUUID()

  get api(): string {
    return `${STAGE}/wire/${this.#name}/api`
  }

  async set(mode: WireMode): Promise<void> {
    await ask('POST', `/wire/${this.#name}`, { mode })
  }

  /** Lists the page's requests: `GET /api/embed/referrals`. */
  async calls(): Promise<string[]> {
    return (await ask<{ calls: string[] }>('GET', `/wire/${this.#name}`)).calls
  }
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${STAGE}/fixture${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
