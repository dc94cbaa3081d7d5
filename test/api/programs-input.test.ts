import { describe, expect, test } from 'bun:test'
import { openPrograms } from '../kit/open-programs.ts'

const { workspace, program, group, rows, many } = await openPrograms()

const field = { key: 'a', label: 'A', type: 'short-text' }
const block = (value: object) => ({ landing: { title: 'T', blocks: [value] } })
const LONE = '\ud800'

/** Bodies that programs and groups refuse alike. */
const BRANDS: object[] = [
  { logo: 'javascript:alert(1)' },
  { logo: 'mailto:a@b.test' },
  { logo: 1 },
  { brandColor: 'green' },
  { brandColor: '#12345g' },
  { landing: 'text' },
  { landing: {} },
  { landing: { title: '' } },
  { landing: { title: 'a\0b' } },
  { landing: { title: LONE } },
  { landing: { title: 't'.repeat(201) } },
  { landing: { titel: 'T', title: 'T' } },
  block({ type: 'video' }),
  block({ type: 'text' }),
  block({ type: 'text', text: '  ' }),
  block({ type: 'text', text: 'a\0' }),
  block({ type: 'text', text: 't'.repeat(10_001) }),
  block({ type: 'image', alt: 'no address' }),
  block({ type: 'image', url: 'data:text/html,x' }),
  block({ type: 'image', url: 'https://x.org', alt: LONE }),
  block({ type: 'files' }),
  block({ type: 'files', files: [] }),
  block({ type: 'files', files: [{ name: 'F', url: 'ftp://x.org' }] }),
  block({ type: 'questions', questions: [{ question: 'Q' }] }),
  block({ type: 'testimonials' }),
  block({ type: 'testimonials', testimonials: [] }),
  block({ type: 'testimonials', testimonials: [{ quote: 'Q' }] }),
  block({ type: 'testimonials', testimonials: [{ quote: LONE, name: 'A' }] }),
  { landing: { title: 'T', image: { url: 'javascript:alert(1)' } } },
  { landing: { title: 'T', image: { url: 'https://x.org', alt: LONE } } },
  block({ type: 'calculator', saleAmount: 0, maxSales: 1 }),
  block({ type: 'calculator', saleAmount: 1.5, maxSales: 1 }),
  block({ type: 'calculator', maxSales: 1 }),
  { landing: { title: 'T', blocks: many(51, { type: 'text', text: 'x' }) } },
  { applicationForm: [{ ...field, key: '' }] },
  { applicationForm: [{ ...field, key: '1a' }] },
  { applicationForm: [{ ...field, key: 'constructor' }] },
  { applicationForm: [{ ...field, label: '\0' }] },
  { applicationForm: [{ ...field, type: 'password' }] },
  { applicationForm: [{ ...field, options: ['x'] }] },
  { applicationForm: [{ ...field, type: 'select' }] },
  { applicationForm: [{ ...field, type: 'select', options: ['x', ' x '] }] },
  { applicationForm: [{ ...field, lable: 'x' }] },
  { applicationForm: [field, field] },
  { applicationForm: Array.from({ length: 31 }, (_, i) => ({ ...field, key: `k${i}` })) },
  { resources: [{ kind: 'color', name: 'C', value: 'https://x.org' }] },
  { resources: [{ kind: 'link', name: 'L', value: '#123456' }] },
  { resources: [{ kind: 'message', name: 'M', value: 'x'.repeat(2001) }] },
  { resources: [{ kind: 'message', name: 'M', value: 'Hi', channel: 'fax' }] },
  { resources: [{ kind: 'message', name: 'M', value: 'Hi', language: 'no language' }] },
  { resources: [{ kind: 'link', name: LONE, value: 'https://x.org' }] },
  { resources: many(101, { kind: 'link', name: 'L', value: 'https://x.org' }) },
]

const PROGRAMS: object[] = [
  ...BRANDS,
  { name: '' },
  { name: '   ' },
  { name: 'n'.repeat(101) },
  { name: 'a\0b' },
  { slug: 'Upper' },
  { slug: 'a b' },
  { slug: '-a' },
  { slug: 'prog_x' },
  { url: '' },
  { url: 'mailto:a@example.com' },
  { url: 'javascript:alert(1)' },
  { url: 'https://user:pass@x.org' },
  { description: 'a\0b' },
  { description: 'd'.repeat(1001) },
  { domain: 'not-ours.test' },
  { domain: 'a b' },
  { domain: '\0' },
  { currency: 'zzz' },
  { currency: 'us' },
  { attributionModel: 'linear' },
  { attributionWindowDays: 0 },
  { attributionWindowDays: 3651 },
  { attributionWindowDays: 1.5 },
  { holdingPeriodDays: -1 },
  { holdingPeriodDays: 366 },
  { minPayout: -1 },
  { minPayout: 0.5 },
  { minPayout: 1e15 },
  { payoutSchedule: {} },
  { payoutSchedule: { interval: 'daily' } },
  { payoutSchedule: { interval: 'weekly', weekday: 8 } },
  { payoutSchedule: { interval: 'monthly', day: 0 } },
  { autoApprove: 'yes' },
  { termsUrl: 'tel:1' },
  { helpUrl: 'x y' },
  { supportEmail: 'nobody' },
  { supportEmail: 'a@b.test\r\nBcc: c@d.test' },
  { fraudSettings: { tooFast: { minSeconds: -1 } } },
  { fraudSettings: { tooFast: { minSecond: 1 } } },
  { fraudSettings: { bannedCountry: { customerCountries: ['XX1'] } } },
  { fraudSettings: { paidTraffic: { allowedCampaigns: ['a\0b'] } } },
  { fraudSettings: [] },
  { atributionModel: 'last' },
]

const GROUPS: object[] = [
  ...BRANDS,
  { name: '' },
  { name: '\0' },
  { slug: 'Upper' },
  { slug: 's'.repeat(49) },
  { color: 'violet' },
  { holdingPeriodDays: 366 },
  { autoApprove: 1 },
  { linkStructure: 'path' },
  { maxLinks: 101 },
  { maxLinks: -1 },
  { defaultLinks: [{ url: 'tel:1' }] },
  { defaultLinks: [{ url: 'https://x.org' }, { url: 'https://x.org' }] },
  { defaultLinks: Array.from({ length: 6 }, (_, i) => ({ url: `https://x.org/${i}` })) },
  { allowedDestinations: [{ domain: 'x.org/path' }] },
  { allowedDestinations: [{ domain: 'word' }] },
  { allowedDestinations: [{ domain: 'x.org', path: 'a' }] },
  { allowedDestinations: [{ domain: 'x.org', path: '//evil.test' }] },
  { allowedDestinations: [{ domain: 'x.org', path: '/a?b' }] },
  { allowedDestinations: [{ domain: 'x.org', match: 'prefix' }] },
  { allowedDestinations: many(101, { domain: 'x.org' }) },
  { moveRules: [{ attribute: 'totalClicks', gte: 1 }] },
  { moveRules: [{ attribute: 'totalSales', gte: -1 }] },
  { moveRules: [{ attribute: 'totalSales', gte: 5, lt: 5 }] },
  { moveRules: many(2, { attribute: 'totalSales', gte: 1 }) },
]

describe('what is wrong is refused with 422 and nothing is written', () => {
  const good = { name: 'Good', url: 'https://shop.test' }
  const refuses = async (method: string, path: string, body: unknown) => {
    const answer = await workspace.api(method, path, body)
    const error = answer.body.error ?? {}
    expect([error.code, error.message?.length > 10, JSON.stringify(body)]).toEqual([
      'unprocessable_entity',
      true,
      JSON.stringify(body),
    ])
  }

  test('in programs', async () => {
    const before = await rows()
    for (const body of PROGRAMS) {
      await refuses('POST', '/programs', { ...good, ...body })
      await refuses('PATCH', `/programs/${program.id}`, body)
    }
    for (const body of [{}, [], { name: 'No address' }, { url: 'https://x.org' }, 'x']) {
      await refuses('POST', '/programs', typeof body === 'string' ? JSON.stringify(body) : body)
    }
    expect(await rows()).toBe(before)
  })

  test('in groups', async () => {
    const before = await rows()
    for (const body of GROUPS) {
      await refuses('POST', '/groups', { programId: program.id, name: 'Good', ...body })
      await refuses('PATCH', `/groups/${group.id}`, body)
    }
    await refuses('PATCH', `/groups/${group.id}`, { slug: 'other' })
    await refuses('POST', '/groups', { name: 'No program' })
    expect(await rows()).toBe(before)
  })

  test('in moves', async () => {
    const path = `/groups/${group.id}/move-enrollments`
    const toGroupId = (
      await workspace.api('POST', '/groups', { programId: program.id, name: 'To' })
    ).body.id
    for (const body of [
      {},
      { toGroupId },
      { toGroupId, all: false },
      { toGroupId, all: true, enrollmentIds: ['enr_x'] },
      { toGroupId, enrollmentIds: [] },
      { toGroupId, enrollmentIds: ['enr_none'] },
      { toGroupId, enrollmentIds: ['\0'] },
      { toGroupId, enrollmentIds: many(1001, 'enr_x') },
      { toGroupId: group.id, all: true },
    ]) {
      await refuses('POST', path, body)
    }
  })

  test('and the path leads to the field, however deep it is', async () => {
    const paths: Record<string, object> = {
      'fraudSettings.tooFast.minSeconds': { fraudSettings: { tooFast: { minSeconds: -1 } } },
      'landing.blocks.1.files.0.url': {
        landing: {
          title: 'T',
          blocks: [
            { type: 'text', text: 'x' },
            { type: 'files', files: [{ name: 'F', url: 'ftp://x' }] },
          ],
        },
      },
      'applicationForm.1.key': { applicationForm: [field, field] },
      'resources.0.value': { resources: [{ kind: 'color', name: 'C', value: 'red' }] },
      'payoutSchedule.weekday': { payoutSchedule: { interval: 'weekly', weekday: 9 } },
    }
    for (const [path, body] of Object.entries(paths)) {
      const answer = await workspace.api('PATCH', `/programs/${program.id}`, body)
      expect(answer.body.error.issues[0].path).toBe(path)
    }
  })
})
