import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { openMilestones, TENTH, type Milestones } from '../kit/milestones.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-05-10T08:00:00Z')
const backend = await testBackend({ clock, config: { databasePool: 50, trustProxy: true } })
const open = (options = {}) => openMilestones(backend, options)
const DAY = 86_400_000

describe('a milestone', () => {
  test('is earned once, in the transaction of the event that reaches it', async () => {
    const shop = await open({ holdingPeriodDays: 30 })
    const milestoneId = await shop.milestone('sales', 3)
    await shop.sell(2)
    expect(await shop.bonuses()).toEqual([])
    clock.advance(1000)
    const sale = await shop.sale('buyer', 10_000)
    expect(await shop.bonuses()).toMatchObject([
      {
        type: 'custom',
        status: 'pending',
        earnings: 5000,
        milestoneId,
        description: 'Bonus for 3 sales',
        createdAt: new Date(clock.now()).toISOString(),
        maturesAt: new Date(clock.now() + 30 * DAY).toISOString(),
      },
    ])
    const bonus = await shop.commission((await shop.bonuses())[0].id)
    expect(bonus.explanation.steps[0]).toBe('Bonus for 3 sales, reached with this event.')
    expect(bonus.explanation.event).toMatchObject({ type: 'sale' })
    expect(sale.status).toBe(200)
    await shop.sell(4)
    expect(await shop.bonuses()).toHaveLength(1)
    await shop.agree()
  })

  test('moves no tier by earnings, since its time follows the order of events', async () => {
    const shop = await open()
    const { api } = shop.workspace
    const levels = [{ threshold: 1, type: 'percentage', rateBps: 3000 }]
    const [reward] = (await api('GET', '/rewards')).body
    await api('PATCH', `/rewards/${reward.id}`, { tiers: { measure: 'earnings', levels } })
    await shop.milestone('leads', 2)
    await shop.customer('b')
    expect(await shop.net()).toBe(5000)
    // An earlier customer keeps the reward without tiers.
    for (const _ of [1, 2]) await shop.sale('b', 10_000)
    const earned = (await shop.commissions()).filter(({ type }) => type === 'sale')
    expect(earned.map(({ earnings }) => earnings).toSorted()).toEqual([1000, 3000])
    await shop.agree()
  })

  const reach: [string, number, (shop: Milestones) => Promise<unknown>][] = [
    ['leads', 3, (shop) => shop.customer('b').then(() => shop.customer('c'))],
    ['leads', 5, (shop) => shop.customer('b', { lead: { eventQuantity: 4 } })],
    ['sales', 2, (shop) => shop.sell(2)],
    ['revenue', 15_000, (shop) => shop.sell(2)],
    ['earnings', 2000, (shop) => shop.sell(2)],
  ]
  test.each(reach)('counts %s to %i', async (metric, threshold, act) => {
    const shop = await open()
    const exact = await shop.milestone(metric, threshold)
    await shop.milestone(metric, threshold * 2)
    await act(shop)
    expect((await shop.bonuses()).map(({ milestoneId }) => milestoneId)).toEqual([exact])
    await shop.agree()
  })

  test('counts sales that earn nothing, and no sales of others', async () => {
    const shop = await openEarnings(backend)
    const { group, workspace } = shop
    const body = { groupId: group.id, name: 'Two', metric: 'sales', threshold: 2, amount: 100 }
    await workspace.api('POST', '/milestones', body)
    const bob = await shop.enroll('Bob Partner')
    await shop.customer('hers')
    await shop.customer('his', { by: bob })
    await shop.sale('hers', 100)
    await shop.sale('his', 100)
    expect(await shop.commissions()).toEqual([])
    await shop.sale('his', 100)
    expect(await shop.commissions()).toMatchObject([{ partner: { id: bob.partner.id } }])
  })

  test('counts what happened from its start to its end, whenever it is reported', async () => {
    const shop = await open()
    const at = (days: number) => new Date(clock.now() + days * DAY).toISOString()
    await shop.milestone('sales', 2, { startsAt: at(-10), endsAt: at(1) })
    const sale = (days: number) => shop.sale('buyer', 100, { timestamp: at(days) })
    await sale(-11)
    await sale(-9)
    expect(await shop.bonuses()).toEqual([])
    const old = at(-10)
    clock.advance(2 * DAY)
    await shop.sale('buyer', 100)
    expect(await shop.bonuses()).toEqual([])
    await shop.sale('buyer', 100, { timestamp: old })
    expect(await shop.bonuses()).toMatchObject([{ createdAt: old }])
  })

  test('is earned with the next event by who is past it already', async () => {
    const shop = await open()
    await shop.sell(3)
    await shop.milestone('sales', 2)
    expect(await shop.bonuses()).toEqual([])
    await shop.sell(1)
    expect(await shop.bonuses()).toHaveLength(1)
  })

  test('that is archived is not earned any more, and its bonus is still undone by refunds', async () => {
    const shop = await open()
    const first = await shop.milestone('sales', 1)
    const second = await shop.milestone('sales', 2)
    await shop.sale('buyer', 100, { invoiceId: 'A' })
    clock.advance(1000)
    for (const id of [first, second]) await shop.workspace.api('DELETE', `/milestones/${id}`)
    await shop.sell(2)
    expect(await shop.bonuses()).toHaveLength(1)
    await shop.refund('A', 're')
    expect(await shop.net()).toBe(0)
    await shop.sell(2)
    expect(await shop.net()).toBe(0)
    await shop.agree()
  })

  test("is its group's: who moves keeps the bonus and works towards the new group's", async () => {
    const shop = await open()
    const { workspace, ada, program, group } = shop
    await shop.milestone('sales', 2)
    const gold = (
      await workspace.api('POST', '/groups', { programId: program.id, name: 'Gold', slug: 'gold' })
    ).body.id
    await shop.milestone('sales', 4, { groupId: gold, amount: 700 })
    await workspace.api('POST', '/rewards', { groupId: gold, event: 'sale', ...TENTH })
    await shop.sale('buyer', 100, { invoiceId: 'A' })
    await shop.sell(1)
    expect(await shop.net()).toBe(5000)
    const move = { toGroupId: gold, enrollmentIds: [ada.enrollment.id] }
    expect((await workspace.api('POST', `/groups/${group.id}/move-enrollments`, move)).status).toBe(
      200,
    )
    await shop.sell(2)
    expect(await shop.net()).toBe(5700)
    await shop.refund('A', 're')
    expect(await shop.net()).toBe(5000)
    await shop.agree()
  })

  test('is not reached by a partner who cannot earn', async () => {
    const shop = await open()
    await shop.milestone('sales', 1)
    await shop.workspace.api('POST', '/partners/deactivate', { partnerId: shop.ada.partner.id })
    await shop.sell(2)
    expect(await shop.bonuses()).toEqual([])
  })

  test('brings a bonus that waits when its event does', async () => {
    const shop = await open()
    await shop.milestone('sales', 1)
    await shop.workspace.api('PATCH', '/workspace', { allowedHostnames: ['shop.test'] })
    const { ada, workspace } = shop
    const flagged = await workspace.api('PATCH', `/partners/${ada.partner.id}`, { country: 'de' })
    expect(flagged.status).toBe(200)
    await shop.customer('herself', { lead: { customerEmail: ada.partner.email } })
    await shop.sale('herself', 100)
    expect(await shop.bonuses()).toMatchObject([{ status: 'hold', holdReason: 'fraud' }])
    const [bonus] = await shop.bonuses()
    const answer = await workspace.api('PATCH', `/commissions/${bonus.id}`, { status: 'pending' })
    expect(answer.body.status).toBe('pending')
    await shop.agree()
  })
})
