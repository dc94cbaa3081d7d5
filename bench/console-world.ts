import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from '../testing/browser.ts'
import { createIds } from '../server/ids.ts'
import { buy, post, seedKey } from './partner-pages.ts'
import { createWorld, seedLinks, seedPrograms, startServer, type World } from './world.ts'

const WORKSPACE = 'ws_bench000'
const OWNER = { email: 'owner@shop.test', password: 'correct horse battery' }
const BUYERS = 30
const TEXT = 1009
/** Between two commissions. */
const STEP_MS = 20_000
/** So many of the newest are pending; among the older ones every tenth is paid. */
const NEWEST = 2_000

export interface ConsoleWorld {
  origin: string
  /** Opens a browser that is signed in and has nothing in its cache. */
  visitor(): Promise<BrowserContext>
  /** Sells something to a known customer; resolves when the request is answered. */
  sell(invoiceId: string): Promise<void>
  close(): Promise<void>
}

/** Starts a server with so many partners, links and commissions, and a browser whose owner is signed in. */
export async function openConsoleWorld(rows: number): Promise<ConsoleWorld> {
  const world = await createWorld()
  await seedLinks(world, 1)
  await seedPrograms(world)
  await seedKey(world)
  await seedRows(world, rows)
  await seedOwner(world)
  await world.sql`vacuum analyze`
  const server = await startServer('server/main.ts', { DATABASE_URL: world.url })
  const origin = `http://localhost:${server.port}`
  const direct = `http://127.0.0.1:${server.port}`
  for (let buyer = 0; buyer < BUYERS; buyer++) await buy(direct, buyer)
  const browser = await launchBrowser()
  const first = await browser.newContext({ locale: 'en-US' })
  await signIn(await first.newPage(), origin)
  const storageState = await first.storageState()
  await first.close()
  return {
    origin,
    visitor: () => browser.newContext({ storageState, locale: 'en-US' }),
    async sell(invoiceId) {
      const sale = { customerExternalId: 'user_0', amount: 4_900, currency: 'usd', invoiceId }
      await post(`${direct}/api/track/sale`, sale)
    },
    async close() {
      await browser.close()
      await server.stop()
      await world.close()
    },
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/console/sign-in`)
  await page.getByLabel('Email').fill(OWNER.email)
  await page.getByLabel('Password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor()
}

async function seedOwner({ sql }: World): Promise<void> {
  const hash = await Bun.password.hash(OWNER.password, {
    algorithm: 'argon2id',
    memoryCost: 19_456,
    timeCost: 2,
  })
  await sql`
    insert into people (id, email, name, password_hash, email_verified_at)
    values ('per_bench', ${OWNER.email}, 'Grace Okoro', ${hash}, now())`
  await sql`
    insert into members (workspace_id, person_id, role) values (${WORKSPACE}, 'per_bench', 'owner')`
}

/** Makes so many partners, each with an enrollment, a link and a commission. */
async function seedRows({ sql }: World, rows: number): Promise<void> {
  const ids = createIds(Date.now)
  const from = Date.now() - rows * STEP_MS
  const made = (prefix: 'pn' | 'enr' | 'link' | 'cm') =>
    sql.array(
      Array.from({ length: rows }, (_, n) => ids.make(prefix, from + n * STEP_MS)),
      TEXT,
    )
  await sql.begin(async (tx) => {
    await tx`
      create temp table made on commit drop as
      select pn, enr, link, cm, n::int,
        to_timestamp(${from / 1_000}::float8) + (n - 1) * ${STEP_MS} * interval '1 ms' as at
      from unnest(${made('pn')}::text[], ${made('enr')}::text[], ${made('link')}::text[],
        ${made('cm')}::text[]) with ordinality as m (pn, enr, link, cm, n)`
    await tx`
      insert into partners (workspace_id, id, name, email, company_name, country, created_at)
      select ${WORKSPACE}, pn, 'Partner ' || n, 'partner' || n || '@partners.test', 'Company ' || n,
        'DE', at from made`
    await tx`
      insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status, approved_at,
        created_at)
      select ${WORKSPACE}, enr, 'prog_1', 'grp_1', pn, 'approved', at, at from made`
    await tx`
      insert into links (workspace_id, id, domain, key, key_lookup, url, track_conversion, program_id,
        partner_id, clicks, leads, sales, sale_amount, created_at)
      select ${WORKSPACE}, link, 'd0.test', 'key-' || n, 'key-' || n, 'https://shop.test/', true, 'prog_1',
        pn, n % 97, n % 13, n % 7, n % 7 * 4900, at from made`
    await tx`
      insert into commissions (workspace_id, id, program_id, enrollment_id, partner_id, source_key, type,
        status, amount, earned, earnings, currency, explanation, matures_at, created_at, paid_at)
      select ${WORKSPACE}, cm, 'prog_1', enr, pn, 'custom:' || n, 'sale', status, 4900, 980, 980, 'usd',
        '{"event":null,"reward":null,"conversion":null,"steps":[]}', now() + interval '30 days', at,
        case when status = 'paid' then at end
      from made cross join lateral (
        select case when n % 10 = 0 and n <= ${rows - NEWEST} then 'paid' else 'pending' end as status) s`
  })
}
