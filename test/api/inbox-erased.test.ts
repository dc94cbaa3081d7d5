import { expect, test } from 'bun:test'
import { openStripeInbox, openStripeShop, recorded } from '../kit/stripe-inbox.ts'

const { backend, shop, signUp, send, work } = await openStripeInbox()

test('an erased customer is forgotten by every connection, and nobody else is', async () => {
  const other = await openStripeShop(backend)
  await signUp('ext-erased')
  await signUp('ext-kept')
  const known = (customer: string, externalId: string) => {
    const metadata = { svc_customer_id: externalId }
    return recorded('customer.created', { id: customer, metadata, email: null })
  }
  for (const [customer, externalId] of [
    ['cus_erased', 'ext-erased'],
    ['cus_kept', 'ext-kept'],
  ] as const) {
    const { type, object } = known(customer, externalId)
    await send(type, object)
    await other.send(type, object)
  }
  await work()
  const remembered = async (workspaceId: string) => {
    const rows = await backend.deps.db.sql`
      select provider_id as id from connection_aliases
      where workspace_id = ${workspaceId} and kind = 'customer' order by 1`
    return rows.map(({ id }) => id as string)
  }
  expect(await remembered(shop.id)).toEqual(['cus_erased', 'cus_kept'])
  const { status } = await shop.api('DELETE', '/customers/ext_ext-erased')
  expect(status).toBe(200)
  expect(await remembered(shop.id)).toEqual(['cus_kept'])
  expect(await remembered(other.shop.id)).toEqual(['cus_erased', 'cus_kept'])
})
