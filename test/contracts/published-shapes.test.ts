import { afterAll, describe, expect, test } from 'bun:test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapReferral } from '../../server/importers/firstpromoter/map.ts'
import { mapAffiliate } from '../../server/importers/lemon-squeezy/map.ts'
import { mapLink as mapPartnerLink, mapReward } from '../../server/importers/partnerstack/map.ts'
import type { SourceRow } from '../../server/importers/port.ts'
import {
  mapCommission,
  mapCustomer,
  mapLink,
  mapPartner,
  mapTransaction,
} from '../../server/importers/tolt/map.ts'
import { hubSpotApi } from '../../server/integrations/hubspot/api.ts'
import { hubSpotOAuth } from '../../server/integrations/hubspot/oauth.ts'
import { ALL_APIS } from '../../tools/check-sunsets.ts'

const ROOT = join(import.meta.dir, '../fixtures/published')
const read = (file: string): any => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const bodyOf = (file: string): any => read(file).body
const files = globSync('*/*.json', { cwd: ROOT })

test.each(files)('%s says which page it is from, and when that was read', (file) => {
  const { source, recorded, body } = read(file)
  expect(new URL(source).protocol).toBe('https:')
  expect(new Date(recorded).toISOString().slice(0, 10)).toBe(recorded)
  expect(body).toBeDefined()
})

test('each adapter is compared with a published shape, or says why it is not', () => {
  const recorded = new Set(files.map((file) => file.split('/')[0]))
  const missing = Object.keys(read('missing.json'))
  const without = ALL_APIS.map(({ adapter }) => adapter).filter(
    (adapter) => !recorded.has(adapter) && !missing.includes(adapter),
  )
  expect(without).toEqual([])
  expect(missing.filter((adapter) => recorded.has(adapter))).toEqual([])
})

/** The only row of a kind. */
const rowOf = (rows: SourceRow[], kind: string): any => rows.find((row) => row.kind === kind)

describe('Tolt', () => {
  const [partner] = bodyOf('tolt/partners.json').data
  const [commission] = bodyOf('tolt/commissions.json').data

  test('names the partner of a commission when it is expanded', () => {
    expect(rowOf(mapCommission(commission, 'usd'), 'commission')).toMatchObject({ partner: '' })
    expect(rowOf(mapCommission({ ...commission, partner }, 'usd'), 'commission')).toMatchObject({
      partner: 'part_1',
      customer: 'cust_1',
      sale: 'txn_1',
      earningsMinor: 1999,
    })
  })

  test('lists partners, customers, links and transactions that are all understood', () => {
    const [customer] = bodyOf('tolt/customers.json').data.data
    const [link] = bodyOf('tolt/links.json').data
    const [transaction] = bodyOf('tolt/transactions.json').data
    expect(rowOf(mapPartner(partner), 'partner')).toMatchObject({ name: 'Ada Lovelace' })
    expect(mapPartner({ ...partner, status: 'suspended' })).toMatchObject([
      { status: 'deactivated' },
    ])
    expect(rowOf(mapCustomer(customer), 'customer')).toMatchObject({
      externalId: 'user_789',
      partner: 'part_1',
    })
    expect(rowOf(mapLink(link), 'link')).toMatchObject({ partner: 'part_1', key: 'ada' })
    expect(rowOf(mapTransaction(transaction, 'usd'), 'sale')).toMatchObject({ amountMinor: 9999 })
  })
})

describe('PartnerStack', () => {
  const { reward, statuses, link } = bodyOf('partnerstack/reward.json')

  test.each(statuses as string[])('has rewards that are %s', (status) => {
    const [row] = mapReward({ ...reward, reward_status: status })
    expect(row).not.toHaveProperty('refused')
    expect(row).toMatchObject({ earningsMinor: 1001 })
  })

  test('has several links for one partner', () => {
    const partnership = { key: 'part_1', link: { url: 'https://get.shop.test/ada1' } }
    expect(mapPartnerLink(link, partnership)).toMatchObject([
      { partner: 'part_1', key: 'summer', url: 'https://shop.test/summer' },
    ])
    expect(mapPartnerLink({ ...link, url: 'https://get.shop.test/ada1' }, partnership)).toEqual([])
  })
})

test('FirstPromoter’s referrals are customers, with their names where it has any', () => {
  const [referral] = bodyOf('firstpromoter/referrals.json')
  expect(rowOf(mapReferral(referral), 'customer')).toMatchObject({
    externalId: 'user_7',
    partner: '1',
    name: null,
  })
  const named = { ...referral, first_name: 'Grace', last_name: 'Hopper' }
  expect(rowOf(mapReferral(named), 'customer')).toMatchObject({ name: 'Grace Hopper' })
})

test('Lemon Squeezy’s affiliates have what they earned and what of it is unpaid', () => {
  const [affiliate] = bodyOf('lemon-squeezy/affiliates.json').data
  const earned = mapAffiliate(affiliate, 'usd').flatMap((row) =>
    row.kind === 'commission' && 'earningsMinor' in row ? row.earningsMinor : [],
  )
  expect(earned.toSorted()).toEqual([132_000, 37_550])
})

describe('HubSpot', () => {
  const introspected = bodyOf('hubspot/introspect.json')
  const asked: { path: string; form: FormData }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname: path } = new URL(request.url)
      if (!path.startsWith('/oauth/')) return Response.json({})
      asked.push({ path, form: await request.formData() })
      if (path.endsWith('/introspect')) return Response.json(introspected)
      return Response.json({
        access_token: 'token-1',
        refresh_token: 'refresh-1',
        expires_in: 1800,
        token_type: 'bearer',
      })
    },
  })
  afterAll(() => server.stop(true))

  test('is asked for tokens where it will answer after v1 has ended, with every secret in the body', async () => {
    const base = server.url.origin
    const app = { base, pages: base, clientId: 'client', clientSecret: 'secret', timeoutMs: 5_000 }
    const oauth = hubSpotOAuth(app, hubSpotApi(app))
    const query = { code: 'code-1' }
    const grant = await oauth.exchange({ query, redirectUri: base, codeVerifier: 'v', details: {} })
    expect(grant).toMatchObject({
      accessToken: 'token-1',
      refreshToken: 'refresh-1',
      accountId: '123',
      accountName: 'acme.hubspot.test',
    })
    expect(asked.map(({ path }) => path)).toEqual([
      '/oauth/2026-03/token',
      '/oauth/2026-03/token/introspect',
    ])
    expect(asked[1]!.form.get('token')).toBe('token-1')
    expect(asked.every(({ form }) => form.get('client_secret') === 'secret')).toBe(true)
  })
})
