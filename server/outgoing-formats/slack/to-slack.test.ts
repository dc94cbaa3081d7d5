import { describe, expect, test } from 'bun:test'
import { WEBHOOK_EVENTS } from '../../domain/webhook-events.ts'
import { TITLES } from './titles.ts'
import { toSlack } from './to-slack.ts'

const write = (event: string, data: object, mode = 'live'): string =>
  JSON.parse(toSlack(JSON.stringify({ id: 'whd_1', event, mode, createdAt: '', data }))).text

describe('a message in Slack', () => {
  test.each([
    [
      'sale.created',
      {
        sale: { amount: 3570, currency: 'usd', invoiceId: 'INV-1' },
        customer: { name: null, email: 'ada@shop.test' },
        partner: { name: 'Mateo' },
        link: { shortLink: 'https://go.test/mateo' },
      },
      '*New sale*: 35.70 USD · partner Mateo · customer ada@shop.test · go.test/mateo · invoice INV-1',
    ],
    [
      'sale.refunded',
      {
        refund: { amount: 500, currency: 'jpy' },
        sale: { amount: 900, currency: 'jpy', invoiceId: null },
      },
      '*Sale refunded*: 500 JPY',
    ],
    [
      'commission.created',
      { amount: 3570, earnings: 1071, currency: 'kwd', status: 'pending', partner: { name: 'Li' } },
      '*New commission*: 1.071 KWD · partner Li · status pending',
    ],
    ['partner.created', { id: 'pn_1', name: 'Mateo' }, '*New partner*: partner Mateo'],
    ['customer.created', { externalId: 'user_1' }, '*New customer*: customer user_1'],
    ['customer.erased', { id: 'cus_1' }, '*Customer erased*'],
  ])('of %s says what happened in one line', (event, data, text) => {
    expect(write(event, data)).toBe(text)
  })

  test('says that it is of the test mode', () => {
    expect(write('customer.erased', {}, 'test')).toBe('[Test] *Customer erased*')
  })

  test('cannot mention a channel, link, or break the line by what a partner has typed', () => {
    const name = '<!channel> <https://evil.test|Pay> & *x*\n> quoted'
    expect(write('partner.created', { name })).toBe(
      '*New partner*: partner &lt;!channel&gt; &lt;https://evil.test|Pay&gt; &amp; *x* &gt; quoted',
    )
  })

  test('has a title for each event, and its name for one it does not know', () => {
    for (const event of WEBHOOK_EVENTS) expect(write(event, {})).toBe(`*${TITLES[event]}*`)
    expect(write('gizmo.found', {})).toBe('*gizmo.found*')
  })
})
