import { expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'
import { connectProvider, order } from '../kit/shopify.ts'

const { backend, shop } = await openSales()
const { shopify, work } = await connectProvider(backend, shop, 'shopify')

test('the store’s wish to erase a customer erases them and the guests of their orders', async () => {
  const attributes = async () => ({
    note_attributes: [{ name: 'svc_id', value: await shop.click() }],
  })
  const known = order({ ...(await attributes()), customer: { id: 191_167, first_name: 'John' } })
  const till = order({ ...(await attributes()), customer: null })
  for (const one of [known, till]) await shopify('orders/paid', one)
  await work()
  const aliases = () => backend.deps.db.sql`
    select value from connection_aliases where kind = 'customer' and provider_id = '191167'`
  expect(await aliases()).toHaveLength(1)
  const body = {
    shop_id: 954_889,
    shop_domain: 'a.myshopify.com',
    customer: { id: 191_167, email: 'john@example.com', phone: null },
    orders_to_redact: [till.id],
  }
  await shopify('customers/redact', body)
  await work()
  const names = ['191167', `order-${till.id}`]
  const answers = await Promise.all(names.map((one) => shop.api('GET', `/customers/ext_${one}`)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await aliases()).toHaveLength(0)
  const sales = await backend.deps.db.sql`
    select amount::int as amount from sales where workspace_id = ${shop.id}`
  expect(sales.map(({ amount }) => amount)).toEqual([10000, 10000])
})
