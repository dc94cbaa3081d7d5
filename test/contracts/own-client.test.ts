import { describe, expect, test } from 'bun:test'
import { ExceededLimitError, Svc } from '../../sdk/typescript/src/index.ts'
import type { RetrieveAnalyticsResult } from '../../sdk/typescript/src/types.ts'
import { GROUP_NAMES } from '../../server/modules/analytics/reports/groupings.ts'
import { TestClock } from '../kit/backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { playStory } from '../kit/story.ts'
import { testBackend } from '../kit/test-backend.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const { shop } = await playStory(backend)
const svc = new Svc({
  apiKey: shop.secretKey,
  baseUrl: 'http://localhost',
  fetch: (url, init) => backend.handle(new Request(url, init)),
})

/** Clicks of the story that a report lists: of three one came from nowhere known, two by a link with utm_source, and none by a partner. */
const LISTED: Readonly<Record<string, number>> = {
  continents: 2,
  top_partners: 0,
  top_groups: 0,
  top_programs: 0,
  utm_sources: 2,
  utm_mediums: 0,
  utm_campaigns: 0,
  utm_terms: 0,
  utm_contents: 0,
}

describe('the client of this server reads', () => {
  test.each(GROUP_NAMES.filter((name) => name !== 'count'))('reports by %s', async (groupBy) => {
    const rows = (await svc.analytics.retrieve({ groupBy })) as RetrieveAnalyticsResult[]
    expect(rows.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(LISTED[groupBy] ?? 3)
    for (const { clicks: _c, leads: _l, sales: _s, saleAmount: _a, saleAmounts: _m, ...of } of rows)
      expect(Object.values(of)).not.toEqual([])
  })

  test('that a limit is reached, as an error of its own', async () => {
    const { enroll, group } = await createTestProgram(backend, shop)
    await shop.api('PATCH', `/groups/${group.id}`, { maxLinks: 1 })
    const { partner } = await enroll('Ada')
    const asked = svc.partners.createLink({ partnerId: partner.id, key: 'second' })
    const error = await asked.catch((one: unknown) => one)
    expect(error).toBeInstanceOf(ExceededLimitError)
    expect(error).toMatchObject({ status: 403, code: 'exceeded_limit' })
  })
})
