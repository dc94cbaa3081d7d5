import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { limitsOf } from '../../server/domain/plan.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']

beforeAll(async () => {
  bench = await openPayoutBench({ databasePool: 30 })
  api = bench.workspace.api
})
afterAll(() => bench.close())

const idsOf = async (own: TestWorkspace['api'], query = '') =>
  (await own('GET', `/programs${query}`)).body.map(({ id }: { id: string }) => id)

describe('an archived program', () => {
  test('is out of the list and ends earning; doing so twice changes nothing', async () => {
    const ada = await bench.partner('manual')
    const { programId } = ada
    const archive = async () => (await api('POST', `/programs/${programId}/archive`)).body
    const at = new Date(bench.backend.clock.now()).toISOString()
    expect(await archive()).toMatchObject({ archivedAt: at, deactivatedAt: at })
    bench.backend.clock.advance(1_000)
    expect(await archive()).toMatchObject({ archivedAt: at, deactivatedAt: at })
    expect(await idsOf(api)).not.toContain(programId)
    expect(await idsOf(api, '?archived=true')).toEqual([programId])
    expect((await api('GET', `/programs/${programId}`)).status).toBe(200)
    const partner = { programId, name: 'Late', email: 'late@partners.test' }
    expect((await api('POST', '/partners', partner)).status).toBe(400)
    const { status, body } = await api('POST', `/programs/${programId}/reactivate`)
    expect([status, body.error.message]).toEqual([
      409,
      `Program ${programId} is archived. Restore it with POST /programs/${programId}/unarchive first.`,
    ])
  })

  test('earns nothing from sales, but what was due is still paid', async () => {
    const ada = await bench.partner('manual', { program: { holdingPeriodDays: 0 } })
    const { groupId, linkKey, programId } = ada
    await api('POST', '/rewards', { groupId, event: 'sale', type: 'percentage', rateBps: 1_000 })
    await bench.earn(ada, 500)
    const { headers } = await bench.workspace.visit(linkKey, { visitor: 'early' })
    const clickId = new URL(headers.get('location')!).searchParams.get('svc_id')
    const customerExternalId = 'early'
    await api('POST', '/track/lead', { clickId, eventName: 'Sign up', customerExternalId })
    await api('POST', `/programs/${programId}/archive`)
    const visit = await bench.workspace.visit(linkKey, { visitor: 'late' })
    expect(visit.status).toBe(302)
    await api('POST', '/track/sale', { customerExternalId, amount: 9_900, invoiceId: 'late' })
    const { body } = await api('GET', `/commissions?programId=${programId}`)
    expect(body.map((one: any) => one.earnings)).toEqual([500])
    expect((await bench.confirm(ada)).payouts).toMatchObject([{ amount: 500 }])
  })

  test('makes room for another one, as long as it stays archived', async () => {
    const own = await createTestWorkspace(bench.backend, { plan: 'business' })
    const { programs: limit } = limitsOf('business')
    const create = (n: number) =>
      own.api('POST', '/programs', { name: `Program ${n}`, url: 'https://shop.test' })
    const ids: string[] = []
    for (let n = 0; n < limit; n++) ids.push((await create(n)).body.id)
    const [first] = ids
    const full = `The business plan includes ${limit} programs. Archive some, or switch to a larger plan.`
    await own.api('POST', `/programs/${first}/deactivate`)
    const refused = await create(limit)
    expect([refused.status, refused.body.error.message]).toEqual([403, full])
    await own.api('POST', `/programs/${first}/archive`)
    const both = await Promise.all([create(limit), create(limit + 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 403])
    const back = () => own.api('POST', `/programs/${first}/unarchive`)
    const again = await back()
    expect([again.status, again.body.error.message]).toEqual([403, full])
    await own.api('POST', `/programs/${ids[1]}/archive`)
    expect((await back()).body).toMatchObject({ archivedAt: null })
    expect((await own.api('POST', `/programs/${first}/reactivate`)).body.deactivatedAt).toBeNull()
  })

  test('takes no more groups, since those it has do not count either', async () => {
    const { programId } = await bench.partner('manual')
    await api('POST', `/programs/${programId}/archive`)
    const { status } = await api('POST', '/groups', { programId, name: 'More' })
    expect(status).toBe(409)
  })
})
