import { expect, test } from 'bun:test'
import { groupStatement } from './group-statement.ts'
import { statementCsv } from './present-statement.ts'
import { statementPage } from './statement-page.ts'
import type { Statement, StatementLine } from './schema.ts'

const balance = { currency: 'usd', accrued: 0, payable: 1500, inTransit: 0, paid: 0 }
const line: StatementLine = {
  id: 'post_1',
  bookingDate: '2031-04-01T00:00:00.000Z',
  eventDate: '2031-04-01T00:00:00.000Z',
  cause: 'commission_accrued',
  text: 'Commission for a sale: earned.',
  subject: 'Commission for a sale',
  receipt: '30% × $50.00 = $15.00',
  commissionId: 'cm_1',
  payoutId: null,
  currency: 'usd',
  amount: 1500,
  accrued: 1500,
  payable: 0,
  inTransit: 0,
  paid: 0,
}
const matured: StatementLine = {
  ...line,
  id: 'post_2',
  cause: 'commission_matured',
  text: 'Commission for a sale: holding period ended.',
  receipt: null,
  amount: 0,
  accrued: -1500,
  payable: 1500,
}
const arrived: StatementLine = {
  ...matured,
  id: 'post_3',
  cause: 'payout_completed',
  text: 'Payout to •••• 3000: arrived.',
  commissionId: null,
  payoutId: 'po_1',
  accrued: 0,
  payable: 0,
  inTransit: -570,
  paid: 570,
}
const statementOf = (part: Partial<Statement>): Statement => ({
  program: { id: 'prog_1', name: 'Acme' },
  partner: { id: 'pn_1', name: 'Ada' },
  number: '1-000042',
  final: true,
  payer: { name: 'Acme Ltd', address: '1 High St\nLondon' },
  payee: { name: 'Ada', address: null },
  note: null,
  start: null,
  end: '2031-05-01T00:00:00.000Z',
  opening: [],
  lines: [line, matured, arrived],
  closing: [{ ...balance, payable: 930, paid: 570 }],
  ...part,
})
const pageOf = (part: Partial<Statement> = {}) => statementPage(statementOf(part))

test('a commission is one line of a statement, however often its money moved', () => {
  const { earned, paid } = groupStatement(statementOf({}))
  expect(earned).toMatchObject([
    { text: 'Commission for a sale', receipt: '30% × $50.00 = $15.00', amount: 1500 },
  ])
  expect(paid).toMatchObject([{ text: 'Payout to •••• 3000: arrived.', amount: 570 }])
})

test('what was owed, and earned, less what was paid, is what is owed', () => {
  const { sums } = groupStatement(statementOf({}))
  expect(sums).toEqual([
    {
      currency: 'usd',
      opening: 0,
      earned: 1500,
      paid: 570,
      closing: 930,
      accrued: 0,
      payable: 930,
      inTransit: 0,
    },
  ])
})

test('a statement’s page has number, period, addresses and totals, and days as people write them', () => {
  const page = pageOf({ note: 'Self-billed <invoice>' })
  for (const words of [
    'Statement 1-000042 · Beginning – Apr 30, 2031',
    '<bdi>Acme Ltd</bdi><br><bdi>1 High St</bdi><br><bdi>London</bdi>',
    '<bdi>Self-billed &lt;invoice&gt;</bdi>',
    'Commission for a sale<br><small>30% × $50.00 = $15.00</small>',
    '<th scope="row" colspan="2">Total</th><td class="money">$15.00</td>',
    '<tr class="paid"><th scope="row">Paid</th><td class="money">-$5.70</td></tr>',
  ])
    expect(page).toContain(words)
  expect(page).not.toContain('2031-04')
})

test('a statement’s page has a total for each currency', () => {
  const page = pageOf({ lines: [line, { ...line, commissionId: 'cm_2', currency: 'jpy' }] })
  expect(page).toContain('<td class="money">$15.00</td></tr>\n<tr>')
  expect(page).toContain('<td class="money">¥1,500</td></tr></tfoot>')
})

test('a line shows the day of its event too when it was booked on another', () => {
  expect(pageOf()).not.toContain('event on')
  const late = { ...line, eventDate: '2031-03-20T12:00:00.000Z' }
  expect(pageOf({ lines: [late] })).toContain(
    '<td class="day">Apr 1, 2031<br><small>event on Mar 20, 2031</small></td>',
  )
})

test('amounts in CSV keep their decimals', () => {
  expect(statementCsv(statementOf({ lines: [arrived] }))).toEndWith(
    ',po_1,USD,0.00,0.00,0.00,-5.70,5.70\r\n',
  )
})
