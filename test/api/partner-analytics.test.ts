import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram, type TestEnrollment } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const NOW = '2031-05-10T12:00:00Z'
const EXPLANATION = { event: null, reward: null, conversion: null, steps: [] }

const backend = await testBackend({ clock: new TestClock(NOW) })
const workspace = await createTestWorkspace(backend)
const program = await createTestProgram(backend, workspace)
const partner = await program.enroll('Earner', { tenantId: 'earner' })
const other = await program.enroll('Other')
await program.click(partner.link.key)
await program.click(partner.link.key)
await program.click(other.link.key)
const { sql } = backend.deps.db
const [link] = await sql<
  { num: number }[]
>`select num::float8 from links where id = ${partner.link.id}`
const commission = (
  id: string,
  type: string,
  more: {
    earnings: number
    at: string
    linkNum?: number
    of?: TestEnrollment
    currency?: string
  },
) => {
  const { enrollment, partner: person } = more.of ?? partner
  return sql`
    insert into commissions (workspace_id, id, program_id, enrollment_id, partner_id, source_key,
      type, status, amount, earned, earnings, currency, explanation, matures_at, created_at, link_num)
    values (${workspace.id}, ${id}, ${program.program.id}, ${enrollment.id}, ${person.id}, ${id},
      ${type}, 'pending', 0, ${more.earnings}, ${more.earnings}, ${more.currency ?? 'usd'},
      ${JSON.stringify(EXPLANATION)}::text::jsonb, ${more.at}, ${more.at}, ${more.linkNum ?? null})`
}
const today = '2031-05-10T10:00:00Z'
const { num: linkNum } = link!
await commission('cm_sale', 'sale', { earnings: 1000, at: today, linkNum })
await commission('cm_lead', 'lead', { earnings: 200, at: '2031-05-09T10:00:00Z', linkNum })
await commission('cm_click', 'click', { earnings: 30, at: today, linkNum })
await commission('cm_ref', 'referral', { earnings: 4, at: today })
await commission('cm_bonus', 'custom', { earnings: 50_000, at: '2031-05-04T00:00:00Z' })
await commission('cm_claw', 'custom', { earnings: -600, at: today })
await commission('cm_old', 'sale', { earnings: 7_000_000, at: '2031-01-01T00:00:00Z', linkNum })
await commission('cm_eur', 'sale', { earnings: 9_000_000, at: today, currency: 'eur' })
await commission('cm_other', 'sale', { earnings: 8_000_000, at: today, of: other })

const ask = (query: string) => workspace.api('GET', `/partners/analytics?${query}`)

describe('the figures of a partner', () => {
  test('count earnings of every type of commission, not of sales alone', async () => {
    const { status, body } = await ask('tenantId=earner&interval=7d')
    expect([status, body]).toEqual([
      200,
      {
        clicks: 2,
        leads: 0,
        sales: 0,
        saleAmount: 0,
        earnings: 1000 + 200 + 30 + 4 + 50_000 - 600,
      },
    ])
    const all = await ask(`partnerId=${partner.partner.id}&start=2031-01-01`)
    expect(all.body.earnings).toBe(50_634 + 7_000_000)
    const today = await ask('tenantId=earner&interval=24h')
    expect(today.body).toMatchObject({ clicks: 2, earnings: 1000 + 30 + 4 - 600 })
  })

  test('over time put each commission where it was earned, and sum up to the whole', async () => {
    const { body } = await ask('tenantId=earner&interval=7d&groupBy=timeseries')
    expect(body.map((row: any) => [row.start.slice(0, 10), row.clicks, row.earnings])).toEqual([
      ['2031-05-04', 0, 50_000],
      ['2031-05-05', 0, 0],
      ['2031-05-06', 0, 0],
      ['2031-05-07', 0, 0],
      ['2031-05-08', 0, 0],
      ['2031-05-09', 0, 200],
      ['2031-05-10', 2, 434],
    ])
    const west = await ask(
      'tenantId=earner&interval=7d&groupBy=timeseries&timezone=America/Los_Angeles',
    )
    expect(west.body.map((row: any) => row.earnings)).toEqual([0, 0, 0, 0, 0, 200, 434])
  })

  test('by link leave out what came through none', async () => {
    const { body } = await ask('tenantId=earner&interval=7d&groupBy=top_links')
    expect(body).toMatchObject([
      { id: partner.link.id, link: partner.link.id, key: 'earner', clicks: 2, earnings: 1230 },
    ])
    expect(body).toHaveLength(1)
  })

  test('are refused for nobody, for strangers and for what is not understood', async () => {
    const other = await createTestWorkspace(backend)
    expect((await ask('')).status).toBe(422)
    expect((await ask('partnerId=pn_none')).status).toBe(404)
    expect((await ask('tenantId=earner&groupBy=countries')).status).toBe(422)
    expect((await ask('tenantId=earner&interval=1h')).status).toBe(422)
    expect((await ask('tenantId=earner&query=metadata')).status).toBe(422)
    expect((await ask('tenantId=earner&start=2031-05-09&end=2031-05-01')).status).toBe(422)
    expect((await ask('tenantId=%00')).status).toBe(422)
    const path = `/partners/analytics?partnerId=${partner.partner.id}`
    expect((await other.api('GET', path)).status).toBe(404)
  })
})
