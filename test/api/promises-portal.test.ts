import { describe, expect, test } from 'bun:test'
import { openPage, type EmbedPage } from '../kit/embed.ts'
import { openSelling } from '../kit/open-selling.ts'

const { backend, workspace, program } = await openSelling(1000)
const ada = await program.enroll('Ada Lovelace')
const bob = await program.enroll('Bob Byte')
const openDashboard = (who: typeof ada, more: object = {}) =>
  openPage(backend, workspace, { partnerId: who.partner.id, ...more })
const page = await openDashboard(ada)

/** Grace Okoro comes through a link and buys. */
async function sell(key: string, n: number) {
  const clickId = await program.click(key)
  const customer = {
    customerExternalId: `user-${n}`,
    customerName: 'Grace Okoro',
    customerEmail: `grace.${n}@okoro.test`,
  }
  const lead = { clickId, eventName: 'Sign up', ...customer }
  expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
  const sale = { ...customer, amount: 5000, currency: 'usd', invoiceId: `SECRET-${n}` }
  expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
}
await sell(ada.link.key, 1)

const READS = [
  '',
  '/commissions',
  '/commissions/export',
  '/statement',
  '/statement?format=csv',
  '/statement?format=html',
  '/payouts',
  '/links',
  '/leaderboard',
  '/analytics',
]
const everything = async (of: EmbedPage) => {
  const answers = await Promise.all(READS.map((path) => of.call('GET', path)))
  return JSON.stringify(answers.map(({ body }) => body))
}
const found = async (of: EmbedPage, search: string) =>
  (await of.call('GET', `/commissions?search=${encodeURIComponent(search)}`)).body.length

describe('customers whom the program hides', () => {
  test('are named in nothing that a partner reads, and found by no search for what is hidden', async () => {
    expect(/Okoro|grace\.1|user-1/.exec(await everything(page))?.[0]).toBeUndefined()
    for (const hidden of ['Grace Okoro', 'Okoro', 'grace.1', 'user-1', 'SECRET-1'])
      expect({ hidden, found: await found(page, hidden) }).toEqual({ hidden, found: 0 })
    const sums = await page.call('GET', '/commissions/sum?search=Okoro')
    expect(sums.body).toEqual([])
    const csv = await page.call('GET', '/commissions/export?search=Okoro')
    expect(csv.body.trim().split('\r\n')).toHaveLength(1)
  })

  test('are shown while the program shares them, and hidden again with the next request', async () => {
    const share = (sharesCustomers: boolean) =>
      workspace.api('PATCH', `/partners/${ada.partner.id}`, { sharesCustomers })
    await share(true)
    expect(await found(page, 'Okoro')).toBe(1)
    expect((await everything(page)).includes('Grace Okoro')).toBe(true)
    await share(false)
    expect(await found(page, 'Okoro')).toBe(0)
    expect(/Okoro/.exec(await everything(page))?.[0]).toBeUndefined()
  })
})

test('nothing of another partner is read by a session, nor changed', async () => {
  const share = { event: 'referral', type: 'percentage', rateBps: 1000, groupId: program.group.id }
  expect((await workspace.api('POST', '/rewards', share)).status).toBe(201)
  const referred = { referredById: ada.enrollment.id }
  await workspace.api('PATCH', `/partners/${bob.partner.id}`, referred)
  await sell(bob.link.key, 2)
  expect((await page.call('GET', '/commissions?search=')).body).toHaveLength(2)
  const [theirs] = (await workspace.api('GET', `/commissions?partnerId=${bob.partner.id}`)).body
  const text = await everything(page)
  for (const secret of [theirs.id, bob.partner.id, bob.link.id, bob.partner.email, 'Bob Byte'])
    expect({ secret, isShown: text.includes(secret) }).toEqual({ secret, isShown: false })
  expect((await page.call('GET', `/commissions/${theirs.id}`)).status).toBe(404)
  const change = { url: 'https://shop.test/other' }
  expect((await page.call('PATCH', `/links/${bob.link.id}`, change)).status).toBe(404)
})

test('a session writes only what its scopes name, whatever other session the partner has', async () => {
  const reader = await openDashboard(ada, { scopes: [] })
  const linker = await openDashboard(ada, { scopes: ['links.write'] })
  const link = { url: 'https://shop.test/new', key: 'ada-new' }
  const hook = { url: 'https://shop.example/hooks', events: ['payout.sent'] }
  const statuses = [
    (await reader.call('POST', '/links', link)).status,
    (await reader.call('PATCH', '/settings', { listed: true })).status,
    (await reader.call('POST', '/webhooks', hook)).status,
    (await reader.call('POST', '/payout-method/link', {})).status,
    (await linker.call('PATCH', '/settings', { listed: true })).status,
    (await linker.call('POST', '/payout-method/link', {})).status,
  ]
  expect(statuses).toEqual(Array(6).fill(403))
  expect((await linker.call('POST', '/links', link)).status).toBe(201)
})

test('nobody is named on the leaderboard who has not agreed, or agrees no longer', async () => {
  const theirs = await openDashboard(bob)
  const shows = async () => (await page.call('GET', '/leaderboard')).body
  expect(JSON.stringify(await shows())).not.toContain('Bob')
  await theirs.call('PATCH', '/settings', { listed: true })
  expect(JSON.stringify(await shows())).toContain('Bob')
  await theirs.call('PATCH', '/settings', { listed: false })
  expect(JSON.stringify(await shows())).not.toContain('Bob')
})

test('ending a partner’s sessions ends all of them, and leaves those of others', async () => {
  const [first, second, theirs] = [
    await openDashboard(ada),
    await openDashboard(ada),
    await openDashboard(bob),
  ]
  const body = { partnerId: ada.partner.id }
  expect((await workspace.api('DELETE', '/tokens/embed/referrals', body)).status).toBe(200)
  const statuses = [first, second, page, theirs].map(
    async (one) => (await one.call('GET', '')).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 401, 401, 200])
})
