import { expect, test } from '../test-kit/index.ts'
import type { EmbedView } from '../base/wire.gen.ts'
import { newsOf } from './news.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const t = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const news = (firsts: Partial<EmbedView['firsts']>, reachedAt: string | null = null) =>
  newsOf(
    t,
    {
      firsts: { link: null, sale: null, payout: null, ...firsts },
      milestones: [{ reachedAt, sentence: '$50 for 10 sales' }],
    } as EmbedView,
    NOW,
  )

test('the newest of what was reached within a week is told', () => {
  const link = '2026-06-10T00:00:00Z'
  expect(news({ link })).to.equal('Your first link is ready to share.')
  expect(news({ link, sale: '2026-06-12T00:00:00Z' })).to.equal(
    'Congratulations on your first sale!',
  )
  expect(news({ link, payout: '2026-06-09T00:00:00Z' })).to.equal('Your first payout has arrived.')
  expect(news({ payout: '2026-06-09T00:00:00Z' })).to.equal('Your first payout has arrived.')
  expect(news({}, '2026-06-15T11:00:00Z')).to.equal('Milestone reached: $50 for 10 sales')
})

test('nothing is told of what was reached before, or not yet', () => {
  expect(news({ link: '2026-06-08T00:00:00Z', sale: '2025-06-15T00:00:00Z' })).to.equal('')
  expect(news({})).to.equal('')
})
