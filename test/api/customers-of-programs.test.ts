import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createTestProgram } from '../kit/program.ts'
import { rounds } from '../kit/rounds.ts'
import { connectStripe, openStripeInbox } from '../kit/stripe-inbox.ts'
import { agreedTotals } from '../kit/totals.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { backend } = await openStripeInbox()

const byText = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)

/** A workspace with two programs, each with a partner; they pay for the first sale of a customer unless asked otherwise. */
async function open(terms: object = { maxDurationMonths: 0 }) {
  const workspace = await createTestWorkspace(backend)
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await workspace.api(method, path, body)
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const create = async (name: string, rateBps: number) => {
    const opened = await createTestProgram(backend, workspace, { name })
    const reward = { event: 'sale', type: 'percentage', rateBps, ...terms }
    await ok('POST', '/rewards', { groupId: opened.group.id, ...reward })
    const partner = await opened.enroll(`${name} Partner`)
    const { id: programId } = opened.program
    return { ...opened, programId, partner, follow: () => opened.click(partner.link.key) }
  }
  const [shop, app] = [await create('Shop', 1000), await create('App', 2000)]
  const lead = (clickId: string, more: object = {}) =>
    ok('POST', '/track/lead', {
      clickId,
      eventName: 'Sign up',
      customerExternalId: 'user_42',
      ...more,
    })
  const sell = (invoiceId: string, more: object = {}) => {
    const sale = { customerExternalId: 'user_42', amount: 10_000, invoiceId, ...more }
    return ok('POST', '/track/sale', sale)
  }
  return {
    workspace,
    shop,
    app,
    ok,
    lead,
    sell,
    refund: (invoiceId: string, more: object = {}) =>
      ok('POST', '/track/refund', { invoiceId, refundId: `re_${invoiceId}`, ...more }),
    async earned() {
      const list = await ok('GET', '/commissions')
      return list.map((one: any) => `${one.partner.name} ${one.earnings}`).toSorted()
    },
    async customers(query = '') {
      const list = await ok('GET', `/customers?sortOrder=asc${query}`)
      return list
        .map((one: any) => [one.externalId, one.identifiedProgramId, one.sales])
        .toSorted(byText)
    },
    settle: () => agreedTotals(backend, workspace.id),
  }
}

describe('somebody who is a customer of two programs', () => {
  test('earns in each, with limits apart, and refunds reach the right one', async () => {
    const { shop, app, lead, sell, refund, earned, customers, ok, settle } = await open()
    await lead(await shop.follow(), { programId: shop.programId })
    await lead(await app.follow(), { programId: app.programId })
    await sell('A-1', { programId: app.programId })
    await sell('S-1', { programId: shop.programId })
    await sell('S-2', { programId: shop.programId })
    expect(await earned()).toEqual(['App Partner 2000', 'Shop Partner 1000'])
    await refund('S-1', { programId: shop.programId })
    expect(await earned()).toEqual(['App Partner 2000', 'Shop Partner 0'])
    const found = [
      ['user_42', shop.programId, 2],
      ['user_42', app.programId, 1],
    ]
    expect(await customers()).toEqual(found.toSorted(byText))
    const stats = async (id: string) => (await ok('GET', `/programs/${id}/stats`)).saleAmount
    expect([await stats(shop.programId), await stats(app.programId)]).toEqual([10_000, 10_000])
    await settle()
  })

  test('earns the same in any order of the calls', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 })
    const played = fc.asyncProperty(order, async (numbers) => {
      const { shop, app, lead, sell, refund, earned, settle } = await open({})
      const start = backend.clock.now()
      const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
      const [ofShop, ofApp] = [{ programId: shop.programId }, { programId: app.programId }]
      const [shopClick, appClick] = [await shop.follow(), await app.follow()]
      backend.clock.advance(24 * 3_600_000)
      const calls = [
        () => lead(shopClick, { ...ofShop, timestamp: at(1) }),
        () => lead(appClick, { ...ofApp, timestamp: at(2) }),
        () => sell('S-1', { ...ofShop, timestamp: at(3) }),
        () => sell('A-1', { ...ofApp, timestamp: at(4) }),
        () => sell('N-1', { timestamp: at(5) }),
        () => sell('S-2', { ...ofShop, timestamp: at(6) }),
      ]
      for (const number of numbers) await calls[number]!()
      await refund('N-1')
      await refund('S-2', ofShop)
      const paid = (await earned()).filter((one: string) => !one.endsWith(' 0'))
      expect(paid).toEqual(['App Partner 2000', 'Shop Partner 1000'])
      await settle()
    })
    await fc.assert(played, { numRuns: rounds({ all: 20, few: 4 }) })
  })

  test('is another customer than the one without a program, whom nothing of theirs changes', async () => {
    const { shop, app, lead, sell, earned, customers, ok, settle } = await open()
    await lead(await app.follow(), { customerName: 'Ada' })
    const before = await ok('GET', '/customers/ext_user_42')
    await lead(await shop.follow(), { programId: shop.programId, customerName: 'Shop Ada' })
    await sell('S-1', { programId: shop.programId })
    expect(await ok('GET', '/customers/ext_user_42')).toEqual(before)
    await sell('N-1')
    expect(await earned()).toEqual(['App Partner 2000', 'Shop Partner 1000'])
    expect(await customers()).toEqual([
      ['user_42', null, 1],
      ['user_42', shop.programId, 1],
    ])
    await settle()
  })

  test('keeps sales that wait for a lead apart', async () => {
    const { shop, app, lead, sell, earned, settle } = await open()
    const [shopClick, appClick] = [await shop.follow(), await app.follow()]
    await sell('S-1', { programId: shop.programId })
    await sell('N-1')
    await lead(appClick)
    expect(await earned()).toEqual(['App Partner 2000'])
    await lead(shopClick, { programId: shop.programId })
    expect(await earned()).toEqual(['App Partner 2000', 'Shop Partner 1000'])
    await settle()
  })
})

describe('a customer of a program', () => {
  test('is not attributed to a click of another program, and the explanation says so', async () => {
    const { workspace, shop, app, lead, sell, earned, ok } = await open()
    const clickId = await app.follow()
    expect(await lead(clickId, { programId: shop.programId })).toMatchObject({ link: null })
    expect(await sell('S-1', { programId: shop.programId, clickId })).toMatchObject({
      customer: { externalId: 'user_42' },
    })
    expect(await earned()).toEqual([])
    const { sql } = backend.deps.db
    const [sale] = await sql`select id from sales where workspace_id = ${workspace.id}`
    const { explanation } = await ok('GET', `/events/${sale!.id}`)
    expect(explanation.steps.join(' ')).toContain('isn’t from the customer’s program')
    const own = await shop.follow()
    await lead(own, { programId: shop.programId, eventName: 'Trial' })
    expect(await ok('GET', `/customers/ext_user_42?programId=${shop.programId}`)).toMatchObject({
      clickId: own,
      partnerId: shop.partner.partner.id,
    })
  })

  test('is attributed by a code of the program, and by no other', async () => {
    const { workspace, shop, app, sell, earned, ok } = await open()
    const code = async ({ partner }: typeof shop, code: string) =>
      ok('POST', '/discount-codes', {
        code,
        partnerId: partner.partner.id,
        linkId: partner.link.id,
      })
    for (const { group } of [shop, app]) {
      await workspace.api('POST', '/discounts', { groupId: group.id, type: 'flat', amount: 100 })
    }
    await code(shop, 'SHOP10')
    await code(app, 'APP10')
    await sell('S-1', { programId: shop.programId, discountCode: 'APP10' })
    expect(await earned()).toEqual([])
    await sell('S-2', { programId: shop.programId, discountCode: 'SHOP10' })
    expect(await earned()).toEqual(['Shop Partner 1000'])
  })

  test('is found, changed, and listed with the program; erased and exported by the ID alone', async () => {
    const { workspace, shop, app, lead, customers, ok } = await open()
    await ok('POST', '/customers', { externalId: 'user_42', programId: shop.programId })
    await lead(await app.follow(), { programId: app.programId })
    await ok('POST', '/customers', { externalId: 'user_42', name: 'Ada' })
    const again = { externalId: 'user_42', programId: shop.programId }
    expect((await workspace.api('POST', '/customers', again)).status).toBe(409)
    const ofShop = `/customers/ext_user_42?programId=${shop.programId}`
    expect(await ok('GET', ofShop)).toMatchObject({ programId: shop.programId, name: null })
    await ok('PATCH', ofShop, { externalId: 'user_43', name: 'Shop Ada' })
    expect((await workspace.api('GET', ofShop)).status).toBe(404)
    await ok('PATCH', `/customers/ext_user_43?programId=${shop.programId}`, {
      externalId: 'user_42',
    })
    expect(await customers(`&programId=${shop.programId}`)).toEqual([
      ['user_42', shop.programId, 0],
    ])
    expect((await customers('&externalId=user_42')).length).toBe(3)
    const lines = (await ok('GET', '/customers/ext_user_42/export')).trim().split('\n')
    const exported = lines.map((line: string) => JSON.parse(line).record)
    expect(exported.filter((record: string) => record === 'customer')).toHaveLength(3)
    const ids = lines.map((line: string) => JSON.parse(line).externalId).filter(Boolean)
    expect(new Set(ids)).toEqual(new Set(['user_42']))
    await ok('DELETE', '/customers/ext_user_42')
    expect(await customers()).toEqual([])
  })

  test('is erased by ID with the stored answers about them, and about nobody in another program', async () => {
    const { workspace, shop, app, ok } = await open()
    for (const { follow, programId } of [shop, app]) {
      const customerExternalId = 'user_42'
      const sent = { clickId: await follow(), eventName: 'Sign up', customerExternalId, programId }
      await workspace.api('POST', '/track/lead', sent, { 'idempotency-key': programId })
    }
    const { id } = await ok('GET', `/customers/ext_user_42?programId=${shop.programId}`)
    await ok('DELETE', `/customers/${id}`)
    const stored = await backend.deps.db
      .sql`select response is null as "isErased" from idempotency_keys
      where workspace_id = ${workspace.id}`
    expect(stored.map(({ isErased }) => isErased).toSorted()).toEqual([false, true])
  })

  test('is shown with the program in events, their CSV file, and commissions', async () => {
    const { shop, lead, sell, ok } = await open()
    await lead(await shop.follow(), { programId: shop.programId })
    await sell('S-1', { programId: shop.programId })
    const [event] = await ok('GET', '/events?event=sales&interval=all')
    const person = { externalId: 'user_42', identifiedProgramId: shop.programId }
    expect(event.customer).toMatchObject(person)
    const csv = await ok(
      'GET',
      '/events/export?event=sales&interval=all&columns=customerExternalId,customerProgramId',
    )
    const [head, line] = csv.split(/\r?\n/).map((text: string) => text.split(','))
    const cell = (name: string) => line[head.indexOf(name)]
    expect([cell('customerExternalId'), cell('customerProgramId')]).toEqual(Object.values(person))
    const [commission] = await ok('GET', '/commissions')
    expect(commission.customer).toMatchObject({ externalId: 'user_42' })
  })

  test('is given to a partner of the program by hand', async () => {
    const { workspace, shop, earned, customers, ok } = await open()
    const { programId } = shop
    const { id: customerId } = await ok('POST', '/customers', { externalId: 'user_42', programId })
    const body = { type: 'sale', partnerId: shop.partner.partner.id, programId, customerId }
    await workspace.api('POST', '/commissions', { ...body, sale: { amount: 10_000 } })
    expect(await earned()).toEqual(['Shop Partner 1000'])
    expect(await customers()).toEqual([['user_42', programId, 1]])
  })

  test('is not given to a partner of another program by hand', async () => {
    const { workspace, shop, app, ok } = await open()
    const known = { externalId: 'user_42', programId: shop.programId }
    const { id: customerId } = await ok('POST', '/customers', known)
    const { programId } = app
    const body = { type: 'sale', partnerId: app.partner.partner.id, programId, customerId }
    const answer = await workspace.api('POST', '/commissions', { ...body, sale: { amount: 100 } })
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'customerId' }] } },
    })
  })
})

describe('lists', () => {
  test('find the customers of programs by their external ID, which the audit log shows', async () => {
    const { workspace, shop, lead, sell, refund, ok } = await open()
    await lead(await shop.follow(), { programId: shop.programId })
    await sell('S-1', { programId: shop.programId })
    await refund('S-1')
    const found = await Promise.all(
      ['/commissions?', '/refunds?', '/events?event=sales&interval=all&'].map(
        async (path) => (await ok('GET', `${path}customerId=ext_user_42`)).length,
      ),
    )
    expect(found).toEqual([1, 1, 1])
    expect(await ok('GET', `/commissions?customerId=ext_user_4`)).toEqual([])
    const { id } = await ok('PATCH', `/customers/ext_user_42?programId=${shop.programId}`, {
      externalId: 'user_43',
    })
    const { body } = await workspace.api('GET', '/audit')
    expect(JSON.stringify(body)).toContain('"user_43"')
    const file = await (
      await backend.handle(
        new Request(`${backend.deps.config.origin}/api/customers/${id}/export`, {
          headers: { authorization: `Bearer ${workspace.secretKey}` },
        }),
      )
    ).text()
    expect(file).toContain('audit_entry')
    expect(`${JSON.stringify(body)}${file}`).not.toContain(String.raw`\u001f`)
  })
})

describe('a request that names a program', () => {
  test('of a browser is about a customer of the program', async () => {
    const { workspace, shop, app, customers, ok } = await open()
    await ok('PATCH', '/workspace', { clientConversionsEnabled: true })
    const lead = { eventName: 'Sign up', customerExternalId: 'user_42' }
    const report = async (clickId: string) =>
      workspace.browser('/track/lead/client', { ...lead, clickId, programId: shop.programId })
    expect((await report(await app.follow())).status).toBe(200)
    expect((await report(await shop.follow())).status).toBe(200)
    expect(await customers()).toEqual([['user_42', shop.programId, 0]])
  })

  test('is refused for one that does not exist, or of another workspace', async () => {
    const { workspace, shop, sell, lead } = await open()
    const other = await open()
    await lead(await shop.follow(), { programId: shop.programId })
    await sell('S-1', { programId: shop.programId })
    for (const programId of ['prog_none', other.shop.programId]) {
      const refused = async (path: string, body: object) =>
        (await workspace.api('POST', path, { ...body, programId })).status
      const person = { customerExternalId: 'user_42', eventName: 'Sign up' }
      expect(await refused('/track/lead', { ...person, clickId: await shop.follow() })).toBe(404)
      expect(await refused('/track/sale', { ...person, amount: 100 })).toBe(404)
      expect(await refused('/customers', { externalId: 'user_42' })).toBe(404)
      expect(await refused('/track/refund', { invoiceId: 'S-1', refundId: 'r' })).toBe(404)
      const account = { provider: 'stripe', name: 'Stripe', secret: 'whsec_0123456789abcdef' }
      expect(await refused('/connections', account)).toBe(404)
    }
    expect(await other.customers()).toEqual([])
  })

  test('of a refund finds only sales of the program, and an invoice is one of the workspace', async () => {
    const { workspace, shop, app, sell } = await open()
    const sale = { programId: shop.programId }
    await sell('S-1', sale)
    await sell('S-1', sale)
    const elsewhere = { customerExternalId: 'user_42', amount: 10_000, invoiceId: 'S-1' }
    const again = { ...elsewhere, programId: app.programId }
    expect((await workspace.api('POST', '/track/sale', again)).status).toBe(409)
    const refund = { invoiceId: 'S-1', refundId: 're_1' }
    const refunded = async (programId: string | null) =>
      (await workspace.api('POST', '/track/refund', { ...refund, programId })).status
    expect([await refunded(app.programId), await refunded(shop.programId)]).toEqual([404, 200])
    const undo = async (programId: string) =>
      (await workspace.api('POST', '/track/refund/reverse', { ...refund, programId })).status
    expect([await undo(app.programId), await undo(shop.programId)]).toEqual([404, 200])
  })

  test('cannot be made of an external ID', async () => {
    const { workspace, shop, lead, customers } = await open()
    await lead(await shop.follow(), { programId: shop.programId })
    const forged = `user_42\u001f${shop.programId}`
    const sale = { customerExternalId: forged, amount: 100 }
    expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(422)
    expect((await workspace.api('POST', '/customers', { externalId: forged })).status).toBe(422)
    expect(await customers()).toEqual([['user_42', shop.programId, 0]])
  })
})

describe('a connection of a program', () => {
  test('reports customers of the program, in any spelling of who they are', async () => {
    const { workspace, shop, app, lead, earned, customers, ok, settle } = await open()
    await lead(await app.follow(), { customerExternalId: 'guest@acme.test' })
    const stripe = await connectStripe(backend, workspace)
    const { programId } = shop
    await ok('PATCH', `/connections/${stripe.connection.id}`, { programId })
    expect(await ok('GET', `/connections/${stripe.connection.id}`)).toMatchObject({ programId })
    const clickId = await shop.follow()
    const pay = async (id: string, more: object) => {
      await stripe.send('checkout.session.completed', {
        id: `cs_${id}`,
        mode: 'payment',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
        amount_total: 10_000,
        currency: 'usd',
        customer_details: { email: 'Guest@acme.test' },
        ...more,
      })
      await stripe.work()
      backend.clock.advance(1000)
    }
    await pay('1', { client_reference_id: `svc_id_${clickId}` })
    await pay('2', { customer: 'cus_1' })
    await pay('3', { customer: 'cus_1', metadata: { svcCustomerExternalId: 'user_42' } })
    await pay('4', { customer: 'cus_1', customer_details: {} })
    expect(await stripe.undone()).toEqual([])
    expect(await customers()).toEqual([
      ['guest@acme.test', null, 0],
      ['user_42', programId, 4],
    ])
    expect(await earned()).toEqual(['Shop Partner 1000'])
    const shared = { programId: '' }
    const changed = await ok('PATCH', `/connections/${stripe.connection.id}`, shared)
    expect(changed.programId).toBeNull()
    await pay('5', { customer: 'cus_1', customer_details: {} })
    expect((await customers('&externalId=user_42')).map(([, program]: any) => program)).toEqual([
      programId,
    ])
    await settle()
  })
})
