import { createApp } from '../../server/app.ts'
import { serve } from '../../server/serve.ts'
import type { Config } from '../../server/config.ts'
import type { Scope } from '../../server/db/scope.ts'
import { TRIGGERS } from '../../server/db/rollups.ts'
import type { Role } from '../../server/domain/roles.ts'
import { ensureBuilt } from '../../tools/build.ts'
import { borrowBackend, type TestBackend } from './backend.ts'
import { readConsoleMail, type ConsoleMail } from './console-mails.ts'
import { openShop, type Shop } from './conversions.ts'
import { freePort } from './free-port.ts'
import { joinMember, PASSWORD } from './people.ts'
import { createRandom } from './random.ts'
import { startSmtp } from './smtp.ts'
import { eventWriter, type PlainEvent } from './write-event.ts'

const DAY_MS = 86_400_000
const PLACES = [
  ['EU', 'DE', 'DE-BE', 'Berlin'],
  ['EU', 'FR', 'FR-IDF', 'Paris'],
  ['NA', 'US', 'US-NY', 'New York'],
  ['NA', 'US', 'US-CA', 'San Francisco'],
  ['EU', 'GB', 'GB-LND', 'London'],
  ['AS', 'JP', 'JP-13', 'Tokyo'],
] as const
const AGENTS = [
  ['Desktop', 'Chrome', 'Windows'],
  ['Desktop', 'Safari', 'macOS'],
  ['Mobile', 'Safari', 'iOS'],
  ['Mobile', 'Chrome', 'Android'],
] as const
const REFERRERS = [
  ['', ''],
  ['news.example.com', '/today'],
  ['video.example.com', '/watch'],
  ['search.example.com', '/'],
] as const
const CAMPAIGNS = [
  ['', '', '', '', ''],
  ['newsletter', 'email', 'autumn', '', 'header'],
  ['social', 'post', 'launch', '', ''],
] as const
const LINKS = ['spring', 'ada', 'launch-week', 'podcast', 'newsletter-42'] as const

/** Somebody who can sign in, and does with the cookie. */
export interface ConsolePerson {
  email: string
  password: string
  /** A session of theirs, as a `Cookie` header. */
  cookie: string
}

export interface ConsoleServer {
  origin: string
  backend: TestBackend
  /** With a month of events. */
  shop: Shop
  /** Makes somebody who can sign in. */
  person(role: Role, workspaceId?: string): Promise<ConsolePerson>
  /** Waits for the next mail into the console, which the server's own jobs send. */
  nextMail(): Promise<ConsoleMail>
  close(): Promise<void>
}

export interface ConsoleServerOptions {
  clicks?: number
  host?: string
  config?: Partial<Config>
}

/**
 * The server as it runs, on a loopback port, with a workspace that has a month of events behind it. `host`
 * names it in its address.
 */
export async function openConsoleServer({
  clicks = 120,
  host = '127.0.0.1',
  config: more = {},
}: ConsoleServerOptions = {}): Promise<ConsoleServer> {
  await ensureBuilt()
  const port = await freePort()
  const origin = `http://${host}:${port}`
  const smtp = await startSmtp()
  const config = { port, host: '127.0.0.1', origin, smtpUrl: smtp.url, ...more }
  const backend = await borrowBackend({ config })
  const serving = serve(backend.deps, createApp(backend.deps))
  const shop = await openShop(backend, { name: 'Acme' })
  await writeMonth(backend, shop, clicks)
  let mails = 0
  return {
    origin,
    backend,
    shop,
    async person(role, workspaceId = shop.id) {
      const { email, cookie } = await joinMember(backend, { id: workspaceId }, { role })
      return { email, password: PASSWORD, cookie }
    },
    async nextMail() {
      await smtp.until(++mails)
      return readConsoleMail(smtp.received[mails - 1]!)
    },
    async close() {
      await serving.stop()
      await backend.close()
      await smtp.close()
    },
  }
}

async function writeMonth(backend: TestBackend, shop: Shop, clicks: number): Promise<void> {
  const { clock, deps } = backend
  const random = createRandom()
  for (const key of LINKS.slice(1)) await shop.createLink(key)
  const rows = await deps.db.sql`
    select num::float8 as num from links where workspace_id = ${shop.id} order by num`
  const links = rows.map((row) => row.num as number)
  const { body } = await shop.api('POST', '/customers', { externalId: 'c1', name: 'Grace Hopper' })
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: shop.id, plan: shop.plan, actor }
  const write = eventWriter(deps, scope)
  const now = clock.now()
  for (let n = 0; n < clicks; n++) {
    // More of them lately, and more of the first of each list.
    const ago = random.next() ** 1.3 * 58 * DAY_MS
    const few = <T>(list: readonly T[]) => list[Math.floor(random.next() ** 1.7 * list.length)]!
    const click: PlainEvent = {
      kind: 'click',
      atMs: now - ago - 3_600_000,
      linkNum: few(links),
      quantity: 1,
      amount: 0,
      currency: 'usd',
      customerId: body.id as string,
      location: few(PLACES),
      agent: few(AGENTS),
      referrer: few(REFERRERS),
      utm: few(CAMPAIGNS),
      url: 'https://shop.test/',
      trigger: random.next() < 0.8 ? TRIGGERS.link : TRIGGERS.qr,
    }
    const clickId = await write(click)
    const lead = { ...click, clickId, kind: 'lead', atMs: click.atMs + 60_000 } as const
    if (random.next() < 0.3) await write(lead)
    const amount = 900 + random.below(9000)
    if (random.next() < 0.14) {
      await write({ ...lead, kind: 'sale', amount, atMs: click.atMs + 120_000 })
    }
  }
}
