import { describe, expect, test } from 'bun:test'
import { openSales } from '../kit/open-sales.ts'
import { createTestProgram } from '../kit/program.ts'
import { connectProvider, order } from '../kit/shopify.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend } = await openSales()

/** A workspace with the programs of a store and an app, which have their own customers. */
async function open() {
  const workspace = await createTestWorkspace(backend)
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await workspace.api(method, path, body)
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const create = async (name: string) => {
    const opened = await createTestProgram(backend, workspace, { name })
    const reward = { event: 'sale', type: 'percentage', rateBps: 1000 }
    await ok('POST', '/rewards', { groupId: opened.group.id, ...reward })
    const partner = await opened.enroll(`${name} Partner`)
    return { programId: opened.program.id, click: () => opened.click(partner.link.key) }
  }
  const [store, app] = [await create('Store'), await create('App')]
  const nameOf = (id: string | null) =>
    ({ [store.programId]: 'store', [app.programId]: 'app' })[id!]
  return {
    workspace,
    ok,
    store,
    app,
    async connect(provider: string, { programId }: { programId: string | null }) {
      const sender = await connectProvider(backend, workspace, provider)
      await ok('PATCH', `/connections/${sender.connection.id}`, { programId })
      return sender
    },
    lead: async (program: typeof store, more: object) =>
      ok('POST', '/track/lead', {
        clickId: await program.click(),
        eventName: 'Sign up',
        programId: program.programId,
        ...more,
      }),
    async customers() {
      const list = await ok('GET', '/customers')
      return list
        .map((one: any) => [one.externalId, nameOf(one.identifiedProgramId) ?? null].join(' '))
        .toSorted()
    },
    earnings: async () =>
      Object.fromEntries(
        (await ok('GET', '/commissions')).map((one: any) => [one.invoiceId, one.earnings]),
      ),
  }
}

describe('a store whose privacy webhook', () => {
  const shopifyBody = { shop_id: 1, shop_domain: 'a.myshopify.com' }
  const customer = { id: 191_167, email: null, phone: null }

  test.each([
    ['customers/redact', { ...shopifyBody, customer, orders_to_redact: [] }],
    ['shop/redact', shopifyBody],
  ])('says %s erases only customers of its program', async (topic, body) => {
    const { ok, store, app, connect, lead, customers } = await open()
    const { shopify, work } = await connect('shopify', store)
    await lead(app, { customerExternalId: '191167' })
    await lead(app, { customerExternalId: '191167', programId: undefined })
    const note_attributes = [{ name: 'svc_id', value: await store.click() }]
    await shopify('orders/paid', order({ customer: { id: 191_167 }, note_attributes }))
    await work()
    const [kept, erased] = [['191167 ', '191167 app'], '191167 store']
    expect(await customers()).toEqual([...kept, erased])
    await shopify(topic, body)
    await work()
    expect(await customers()).toEqual(kept)
    // A request of the API is about the person, in all programs.
    await ok('DELETE', '/customers/ext_191167')
    expect(await customers()).toEqual([])
  })
})
