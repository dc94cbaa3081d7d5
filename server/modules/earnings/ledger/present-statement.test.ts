import { expect, test } from 'bun:test'
import { statementPage } from './present-statement.ts'
import type { Statement, StatementLine } from './schema.ts'

const balance = { currency: 'usd', accrued: 0, payable: 1500, inTransit: 0, paid: 0 }
const line: StatementLine = {
  id: 'post_1',
  bookingDate: '2031-04-01T00:00:00.000Z',
  eventDate: '2031-04-01T00:00:00.000Z',
  cause: 'commission_accrued',
  text: 'Commission for a sale: earned.',
  commissionId: null,
  payoutId: null,
  currency: 'usd',
  amount: 1500,
  accrued: 1500,
  payable: 0,
  inTransit: 0,
  paid: 0,
}
const pageOf = (part: Partial<Statement>) =>
  statementPage({
    program: { id: 'prog_1', name: 'Acme' },
    partner: { id: 'pn_1', name: 'Ada' },
    start: null,
    end: '2031-05-01T00:00:00.000Z',
    opening: [],
    lines: [line],
    closing: [balance],
    ...part,
  })

test('a statement’s page says its only currency once for all lines, and each of several', () => {
  const one = pageOf({})
  expect(one).toContain('2031-04-30 · USD · pn_1')
  expect(one).not.toContain('<td>USD</td>')
  const two = pageOf({ lines: [line, { ...line, currency: 'jpy' }] })
  expect(two).toContain('2031-04-30 · pn_1')
  expect(two).toContain('<td>USD</td>')
  expect(two).toContain('<td>JPY</td>')
})

test('a balance names each sum, nothing too; a line only what it moves', () => {
  const page = pageOf({})
  expect(page).toContain('data-name="On its way">0.00</td>')
  expect(page).toContain('data-name="On its way"></td>')
})

test('a line shows the day of its event too when it was booked on another', () => {
  expect(pageOf({})).not.toContain('happened on')
  const late = { ...line, eventDate: '2031-03-20T12:00:00.000Z' }
  expect(pageOf({ lines: [late] })).toContain(
    '<td class="day">2031-04-01<br><small>happened on 2031-03-20</small></td>',
  )
})
