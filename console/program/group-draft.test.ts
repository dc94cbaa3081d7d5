import { expect, test } from 'bun:test'
import { groupBody, groupDraft } from './group-draft.ts'

test('a new group takes what its program says, unless it is told otherwise', () => {
  const draft = { ...groupDraft(undefined), name: 'Gold' }
  expect(groupBody({ ...draft })).toEqual({
    name: 'Gold',
    color: 'gray',
    linkStructure: 'short',
    holdingPeriodDays: null,
    maxLinks: 10,
    autoApprove: null,
  })
  const own = { ...draft, slug: ' gold ', holdingPeriodDays: '0', autoApprove: 'no', maxLinks: 'x' }
  expect(groupBody(own)).toMatchObject({
    slug: 'gold',
    holdingPeriodDays: 0,
    maxLinks: 'x',
    autoApprove: false,
  })
})
