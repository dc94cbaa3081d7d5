import type { Page } from 'playwright-core'
import { hashToken } from '../server/core/secrets.ts'
import { createWorld, seedLinks, seedPrograms, startServer, type World } from './world.ts'

const KEY = `svc_sk_${'pages'.repeat(6)}`
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const BUYERS = 5

export interface PartnerPages {
  /** The address of a page with this body, on the server's origin. */
  address(body: string): string
  /** Answers a browser page's requests for such pages, and for the partner's token (`/fixture/token`). */
  serve(page: Page): Promise<void>
  close(): Promise<void>
}

/** Starts a server with one partner who has clicks, leads and sales, for pages with its elements. */
export async function openPartnerPages(): Promise<PartnerPages> {
  const world = await createWorld()
  await seedLinks(world, 1)
  await seedPrograms(world)
  await seedKey(world)
  const server = await startServer('server/main.ts', { DATABASE_URL: world.url })
  const origin = `http://127.0.0.1:${server.port}`
  for (let buyer = 0; buyer < BUYERS; buyer++) await buy(origin, buyer)
  const who = { programId: 'prog_1', partnerId: 'pn_1' }
  const { publicToken } = await post(`${origin}/api/tokens/embed/referrals`, who)
  const bodies: string[] = []
  return {
    address: (body) => `${origin}/fixture/page/${bodies.push(body) - 1}`,
    async serve(page) {
      await page.route('**/fixture/token', (route) => route.fulfill({ json: { publicToken } }))
      await page.route('**/fixture/page/*', (route) => {
        const body = bodies[Number(route.request().url().split('/').at(-1))]
        const html = `<!doctype html><html lang="en"><title>Host</title>${body}`
        return route.fulfill({ contentType: 'text/html', body: html })
      })
    },
    async close() {
      await server.stop()
      await world.close()
    },
  }
}

/** Gives the first workspace the key that `post` sends. */
export async function seedKey({ sql }: World): Promise<void> {
  await sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values ('ws_bench000', 'key_bench', 'Bench', ${hashToken(KEY)}, 'svc_sk_…', ${['all']})`
}

/** Follows the partner's link, signs up and buys. */
export async function buy(origin: string, buyer: number): Promise<void> {
  const headers = { host: 'd0.test', 'user-agent': `${BROWSER} ${buyer}` }
  const redirect = await fetch(`${origin}/a`, { headers, redirect: 'manual' })
  const clickId = new URL(redirect.headers.get('location') ?? origin).searchParams.get('svc_id')
  const customer = { customerExternalId: `user_${buyer}`, customerName: `Friend ${buyer}` }
  await post(`${origin}/api/track/lead`, { clickId, eventName: 'Sign up', ...customer })
  const sale = { amount: 4_900, currency: 'usd', invoiceId: `INV-${buyer}` }
  await post(`${origin}/api/track/sale`, { ...customer, ...sale })
}

/** Calls the API with the first workspace's key. */
export async function post(url: string, body: object): Promise<{ publicToken?: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  return (await answer.json()) as { publicToken?: string }
}
