import { expect, test } from 'bun:test'
import { Conflict, NotFound } from 'dub/models/errors'
import { testBackend } from '../kit/test-backend.ts'
import { dubClient } from '../kit/dub.ts'
import { enrolled } from '../kit/enrolled.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)
const partner = await enrolled(backend, workspace, { email: 'grace@x.org', tenantId: 't-1' })
const client = dubClient(backend, workspace)

test('discount codes are created, listed and deleted, by id or by the code itself', async () => {
  const { partnerId, linkId } = partner
  const code = await client.discountCodes.create({ partnerId, linkId, code: 'GRACE20' })
  expect(code).toMatchObject({ code: 'GRACE20', discountId: null, partnerId, linkId })
  expect(await client.discountCodes.list({ partnerId })).toEqual([code])
  expect(await client.discountCodes.list({ partnerId, page: 2, pageSize: 1 })).toEqual([])
  const again = client.discountCodes.create({ partnerId, linkId })
  await expect(again).rejects.toBeInstanceOf(Conflict)
  expect(await client.discountCodes.delete('GRACE20')).toEqual({ id: code.id })
  await expect(client.discountCodes.delete(code.id)).rejects.toBeInstanceOf(NotFound)
  const drawn = await client.discountCodes.create({ partnerId, linkId })
  expect(drawn.code).toBe('GRACE')
  expect(await client.discountCodes.delete(drawn.id)).toEqual({ id: drawn.id })
})

test('a click and a customer carry partner and discount in shapes that the client accepts', async () => {
  const { body: discount } = await workspace.api('POST', '/discounts', {
    groupId: partner.groupId,
    type: 'percentage',
    rateBps: 2000,
    maxDurationMonths: 12,
  })
  const { clickId } = (await workspace.browser('/track/click', { key: partner.linkKey })).body
  await client.track.lead({ clickId, eventName: 'Sign up', customerExternalId: 'u1' })
  const { result } = await client.customers.list({ includeExpandedFields: true })
  expect(result[0]!.partner).toEqual({
    id: partner.partnerId,
    name: 'Grace Okoro',
    email: 'grace@x.org',
    image: null,
  })
  expect(result[0]!.discount).toMatchObject({
    id: discount.id,
    amount: 20,
    type: 'percentage',
    maxDuration: 12,
  })
})
