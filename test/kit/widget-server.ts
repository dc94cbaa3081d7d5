import { OWN_PAGE_SCOPES } from '../../server/domain/embed.ts'
import { createApp } from '../../server/app.ts'
import { serve } from '../../server/serve.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { atEnd } from './at-end.ts'
import { createBackend, TestClock } from './backend.ts'
import { createFaultProxy } from './widget-fault-proxy.ts'
import { MEMBERS, HISTORY_DAYS, seedPartners, type TestPartners } from './widget-partners.ts'

export interface WidgetServer extends TestPartners {
  /** The real server behind the fault proxy, with the tests' own routes. */
  origin: string
  /** Puts a body on a page of its own under `/fixture/`: its address. */
  show(body: string): string
}

/** What a page says to get a session: `POST /fixture/token`. */
interface TokenWish {
  /** The name of a seeded partner. */
  partner: string
  scopes?: string[]
  /** One that has expired already. */
  expired?: boolean
}

/**
 * The server as it runs, on a loopback port with a seeded database, for pages in a browser. `/fixture/…`
 * hands out tokens and disturbs the wire (`widget-edge.ts`); everything else is the server's.
 */
export async function openWidgetServer(): Promise<WidgetServer & { close(): Promise<void> }> {
  await ensureBuilt()
  const edge = createFaultProxy()
  const clock = new TestClock(Date.now() - HISTORY_DAYS * 86_400_000)
  const config = { port: 0, host: '127.0.0.1', origin: edge.origin }
  const backend = await createBackend({ clock, config })
  const serving = serve(backend.deps, createApp(backend.deps))
  edge.lead(`http://127.0.0.1:${serving.port}`)
  const partners = await seedPartners(backend, `${edge.origin}/fixture`)
  const facts = {
    programId: partners.program.program.id,
    publishableKey: partners.workspace.publishableKey,
    domain: partners.workspace.domain,
  }
  edge.answer('GET', '/fixture', async () => facts)
  edge.answer('POST', '/fixture/token', async (wish) => ({
    publicToken: await mint(wish as TokenWish),
  }))
  // Somebody new each time, so that nobody else's figures move.
  edge.answer('POST', '/fixture/click', async () => {
    const { link } = await partners.program.enroll(`Ines Inviter ${++inviters}`)
    return { clickId: await partners.program.click(link.key) }
  })
  // As the address of a `token-url`.
  for (const partner of MEMBERS) {
    edge.answer('POST', `/fixture/token/${partner}`, async () => ({
      publicToken: await mint({ partner }),
    }))
  }

  let pages = 0
  let inviters = 0
  async function mint({ partner, scopes, expired }: TokenWish): Promise<string> {
    const { token, ...who } = await partners.find(partner)
    if (token) return token
    const wanted = { ...who, scopes: scopes ?? OWN_PAGE_SCOPES }
    const { status, body } = await partners.workspace.api('POST', '/tokens/embed/referrals', wanted)
    if (status !== 201) throw new Error(JSON.stringify(body))
    if (expired) {
      const past = new Date(clock.now() - 1)
      await backend.deps.db.sql`update embed_sessions set expires_at = ${past}
        where partner_id = ${who.partnerId} and created_at = (
          select max(created_at) from embed_sessions where partner_id = ${who.partnerId})`
    }
    return body.publicToken as string
  }

  return {
    ...partners,
    origin: edge.origin,
    show(body) {
      const path = `/fixture/page/${++pages}`
      edge.show(path, `<!doctype html><html lang="en"><title>Host</title>${body}`)
      return edge.origin + path
    },
    async close() {
      edge.close()
      await serving.stop()
      await backend.close()
    },
  }
}

/** The server of this process, which the test files of a process share. */
let shared: Promise<WidgetServer> | undefined

/** Opens the server of this process, or answers the one that another test file has opened. */
export function shareWidgetServer(): Promise<WidgetServer> {
  shared ??= openUntilEnd()
  return shared
}

async function openUntilEnd(): Promise<WidgetServer> {
  const server = await openWidgetServer()
  atEnd(() => server.close())
  return server
}
