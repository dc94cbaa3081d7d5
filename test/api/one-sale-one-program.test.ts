import { describe, expect, test } from 'bun:test'
import { createTestProgram } from '../kit/program.ts'
import { testBackend } from '../kit/test-backend.ts'
import { agreedTotals } from '../kit/totals.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend()

/** A workspace with two programs of different rates, each with a partner. */
async function open() {
  const workspace = await createTestWorkspace(backend)
  const ok = async (method: string, path: string, body?: object) => {
    const answer = await workspace.api(method, path, body)
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const create = async (name: string, rateBps: number) => {
    const program = await createTestProgram(backend, workspace, { name })
    const reward = { event: 'sale', type: 'percentage', rateBps, maxDurationMonths: 0 }
    await ok('POST', '/rewards', { groupId: program.group.id, ...reward })
    return { ...program, partner: await program.enroll(`${name} Partner`) }
  }
  const programs = [await create('Shop', 1000), await create('App', 2000)] as const
  return {
    programs,
    ok,
    async refer(
      { click, partner }: (typeof programs)[number],
      customerExternalId: string,
      eventName = 'Sign up',
    ) {
      const clickId = await click(partner.link.key)
      await ok('POST', '/track/lead', { clickId, eventName, customerExternalId })
    },
    sell: (customerExternalId: string, invoiceId: string) =>
      ok('POST', '/track/sale', { customerExternalId, amount: 10_000, invoiceId }),
    /** What each program has of a sale: its revenue and what it owes. */
    async stats() {
      const stats = programs.map(({ program }) => ok('GET', `/programs/${program.id}/stats`))
      return (await Promise.all(stats)).map(({ saleAmount, sales }) => ({ saleAmount, sales }))
    },
    async earned() {
      const list = await ok('GET', '/commissions')
      return list.map((one: any) => `${one.partner.name} ${one.earnings}`).toSorted()
    },
    settle: () => agreedTotals(backend, workspace.id),
  }
}

describe('a customer whom two programs referred', () => {
  test('pays the partner who came first, once, whatever program each is in', async () => {
    const { programs, refer, sell, stats, earned, ok, settle } = await open()
    const [shop, app] = programs
    await refer(app, 'user_42')
    await refer(shop, 'user_42', 'Trial')
    await sell('user_42', 'INV-1')
    expect(await earned()).toEqual(['App Partner 2000'])
    expect(await stats()).toEqual([
      { saleAmount: 0, sales: 0 },
      { saleAmount: 10_000, sales: 1 },
    ])
    expect(await ok('GET', '/customers/ext_user_42')).toMatchObject({
      programId: app.program.id,
      partnerId: app.partner.partner.id,
      saleAmount: 10_000,
    })
    expect((await ok('GET', '/analytics?event=sales&groupBy=count')).saleAmount).toBe(10_000)
    await settle()
  })

  test('pays in each when their ids name the product, and each sale counts once', async () => {
    const { programs, refer, sell, stats, earned, ok, settle } = await open()
    const [shop, app] = programs
    await refer(shop, 'shop:42')
    await refer(app, 'app:42')
    await sell('app:42', 'INV-1')
    await sell('shop:42', 'INV-2')
    await sell('shop:42', 'INV-3')
    expect(await earned()).toEqual(['App Partner 2000', 'Shop Partner 1000'])
    expect(await stats()).toEqual([
      { saleAmount: 20_000, sales: 2 },
      { saleAmount: 10_000, sales: 1 },
    ])
    await ok('POST', '/track/refund', { invoiceId: 'INV-2', refundId: 're_1' })
    expect((await stats()).map(({ saleAmount }) => saleAmount)).toEqual([10_000, 10_000])
    expect((await ok('GET', '/analytics?event=sales&groupBy=count')).saleAmount).toBe(20_000)
    await settle()
  })
})
