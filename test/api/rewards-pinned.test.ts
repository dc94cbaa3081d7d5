import { expect, test } from 'bun:test'
import { createCtx } from '../../server/core/ctx.ts'
import type { Scope } from '../../server/db/scope.ts'
import { currentOffer, loadVersions } from '../../server/modules/program/rewards/queries.ts'
import { testBackend } from '../kit/test-backend.ts'
import { enrolled, type Enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const SALE = { event: 'sale', type: 'percentage', rateBps: 1000 }
const create = async (body: object) => (await workspace.api('POST', '/rewards', body)).body
const scope = (): Scope => ({
  workspaceId: workspace.id,
  plan: 'business',
  actor: { type: 'system', name: 'test' },
})

async function lead({ linkKey }: Enrolled, customerExternalId: string) {
  const { body } = await workspace.browser('/track/click', { key: linkKey })
  const { clickId } = body
  await workspace.api('POST', '/track/lead', {
    clickId,
    eventName: 'Sign up',
    customerExternalId,
  })
}

/** Earnings of a sale of 100.00, with the reward and version that paid them. */
async function sell(customerExternalId: string, invoiceId: string) {
  const sale = { customerExternalId, amount: 10_000, currency: 'usd', invoiceId }
  expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
  const [row] = await backend.deps.db.sql`
    select earned::int, reward_id as id, reward_version as version from commissions
    where invoice_id = ${invoiceId} and type = 'sale'`
  return row ?? null
}

test('a customer keeps the version of their lead when the reward changes, new ones get the new', async () => {
  const partner = await enrolled(backend, workspace)
  const { id } = await create({ groupId: partner.groupId, ...SALE })
  await lead(partner, 'early')
  await workspace.api('PATCH', `/rewards/${id}`, { rateBps: 5000 })
  await lead(partner, 'late')
  expect(await sell('early', 'i-1')).toEqual({ earned: 1000, id, version: 1 })
  expect(await sell('late', 'i-2')).toEqual({ earned: 5000, id, version: 2 })
})

test('a customer keeps the reward of their lead when it is archived or replaced', async () => {
  const partner = await enrolled(backend, workspace)
  const { id } = await create({ groupId: partner.groupId, ...SALE })
  await lead(partner, 'kept')
  await workspace.api('DELETE', `/rewards/${id}`)
  expect(await sell('kept', 'i-3')).toEqual({ earned: 1000, id, version: 1 })
  await lead(partner, 'between')
  expect(await sell('between', 'i-4')).toBeNull()
  const next = await create({ groupId: partner.groupId, ...SALE, rateBps: 100 })
  await lead(partner, 'after')
  expect(await sell('kept', 'i-5')).toEqual({ earned: 1000, id, version: 1 })
  expect(await sell('after', 'i-6')).toEqual({ earned: 100, id: next.id, version: 1 })
})

test('an enrollment’s own reward and discount come before its group’s, each event by itself', async () => {
  const partner = await enrolled(backend, workspace)
  const { groupId, enrollmentId } = partner
  const of = { groupId, enrollmentId }
  const offer = () => currentOffer(createCtx(backend.deps, scope()), of)
  expect(await offer()).toEqual({ rewards: {}, discountId: null })
  const sale = await create({ groupId, ...SALE })
  const signUp = await create({ groupId, event: 'lead', type: 'flat', amount: 300 })
  const own = await create({ enrollmentId, ...SALE, rateBps: 4000 })
  await workspace.api('PATCH', `/rewards/${own.id}`, { rateBps: 4500 })
  const discount = { type: 'flat', amount: 100 }
  const { body: common } = await workspace.api('POST', '/discounts', { groupId, ...discount })
  const { body: theirs } = await workspace.api('POST', '/discounts', { enrollmentId, ...discount })
  expect(await offer()).toEqual({
    rewards: { sale: { id: own.id, version: 2 }, lead: { id: signUp.id, version: 1 } },
    discountId: theirs.id,
  })
  await workspace.api('DELETE', `/rewards/${own.id}`)
  await workspace.api('DELETE', `/discounts/${theirs.id}`)
  const after = await offer()
  expect(after.rewards.sale).toEqual({ id: sale.id, version: 1 })
  expect(after.discountId).toBe(common.id)
  const other = { ...scope(), workspaceId: 'ws_none' }
  expect((await currentOffer(createCtx(backend.deps, other), of)).rewards).toEqual({})
})

test('versions are loaded by reference, with their amounts as numbers, and only one’s own', async () => {
  const partner = await enrolled(backend, workspace)
  const flat = { event: 'lead', type: 'flat', amount: 10_000_000_000_000 }
  const { id } = await create({ groupId: partner.groupId, ...flat })
  await workspace.api('PATCH', `/rewards/${id}`, { amount: 5 })
  const refs = [1, 2, 3].map((version) => ({ id, version }))
  const versions = await loadVersions(createCtx(backend.deps, scope()), [
    ...refs,
    { id: 'rwd_none', version: 1 },
  ])
  expect(versions.map((one) => [one.version, one.amountMinor]).toSorted()).toEqual([
    [1, 10_000_000_000_000],
    [2, 5],
  ])
  expect(
    await loadVersions(createCtx(backend.deps, { ...scope(), workspaceId: 'ws_none' }), refs),
  ).toEqual([])
  expect(await loadVersions(createCtx(backend.deps, scope()), [])).toEqual([])
})
