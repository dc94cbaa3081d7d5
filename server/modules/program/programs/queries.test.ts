import { expect, test } from 'bun:test'
import { effectiveGroup, type GroupRow, type ProgramRow } from './queries.ts'

test('a group says what it has of its own, also 0 and false, and its program says the rest', () => {
  const program = {
    holdingPeriodDays: 30,
    autoApprove: true,
    logo: 'https://shop.test/program.svg',
    brandColor: '#000000',
    landing: { title: 'T', subtitle: '', blocks: [] },
    applicationForm: [],
    resources: null,
  }
  const nothing = { logo: null, brandColor: null, landing: null, applicationForm: null }
  const group = { ...nothing, holdingPeriodDays: null, autoApprove: null, resources: [] }
  const effective = (own: object) =>
    effectiveGroup(program as unknown as ProgramRow, { ...group, ...own } as unknown as GroupRow)
  expect(effective({})).toEqual({ ...program, resources: [] })
  const own = { holdingPeriodDays: 0, autoApprove: false, logo: 'https://shop.test/group.svg' }
  expect(effective(own)).toEqual({ ...program, ...own, resources: [] })
})
