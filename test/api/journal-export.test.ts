import { afterAll, describe, expect, test } from 'bun:test'
import { openJournal } from '../kit/open-journal.ts'

const { bench, ada, walk } = await openJournal()
afterAll(() => bench.close())
const { workspace } = bench

describe('the export of the journal', () => {
  const csv = async (query = '') => {
    const { status, headers, body } = await workspace.api('GET', `/ledger/entries/export?${query}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, ...lines] = (body as string).trim().split('\r\n')
    const names = head!.split(',').map((name) => name.replace(' (major units)', ''))
    expect(head).toEndWith(
      'currency,debit (major units),credit (major units),amount (major units),balance (major units)',
    )
    return lines.map((line) => {
      const cells = line.split(',')
      return Object.fromEntries(names.map((name, i) => [name, cells[i]])) as Record<string, string>
    })
  }

  test('has the entries of the list, in major units: debits equal credits', async () => {
    const [all, lines] = [await walk('', { pageSize: 100 }), await csv()]
    expect(lines.map(({ entry }) => entry)).toEqual(all.map(({ id }) => id))
    const same = [
      'account',
      'cause',
      'text',
      'programId',
      'enrollmentId',
      'commissionId',
      'payoutId',
    ]
    for (const [i, line] of lines.entries()) {
      for (const name of same) expect([name, line[name]]).toEqual([name, all[i][name] ?? ''])
      expect([line.posting, line.partnerId]).toEqual([all[i].postingId, all[i].partner.id])
      expect([line.bookingDate, line.eventDate]).toEqual([
        all[i].bookingDate.slice(0, 10),
        all[i].eventDate.slice(0, 10),
      ])
      const unit = line.currency === 'JPY' ? 1 : 100
      expect(Math.round(Number(line.amount) * unit)).toBe(all[i].amount)
      expect(Math.round(Number(line.balance) * unit)).toBe(all[i].balance)
      expect(Number(line.credit) - Number(line.debit)).toBe(Number(line.amount))
      expect(line.debit === '').toBe(line.credit !== '')
    }
    const sum = (name: string) =>
      lines.reduce((s, line) => s + Math.round(Number(line[name]) * 100), 0)
    expect(sum('debit')).toBe(sum('credit'))
  })

  test('goes on with the balances where a page of it ends', async () => {
    const before = await csv()
    for (let i = 0; i < 450; i++) await bench.earn(ada, 1 + i)
    for (const query of ['', 'account=payable&cause=commission_accrued']) {
      const [listed, lines] = [await walk(query, { pageSize: 100 }), await csv(query)]
      expect(lines.length).toBeGreaterThan(450)
      expect(lines.map(({ entry }) => entry)).toEqual(listed.map(({ id }) => id))
      expect(lines.map(({ balance, currency }) => [balance, currency])).toEqual(
        listed.map(({ balance, currency }) => [
          currency === 'jpy' ? String(balance) : (balance / 100).toFixed(2),
          currency.toUpperCase(),
        ]),
      )
    }
    expect((await csv()).length).toBe(before.length + 900)
    expect((await csv()).length).toBeGreaterThan(1_000)
  })

  test('takes no name for a formula', async () => {
    const names = new Set((await csv(`partnerId=${ada.partnerId}`)).map((line) => line.partnerName))
    expect(names).toEqual(new Set(["'=Ada(1+1)"]))
  })

  test('takes the filters of the list', async () => {
    const query = 'cause=payout_sent&account=payable&start=2031-06-01'
    const [listed, lines] = [await walk(query), await csv(query)]
    expect(lines.map(({ entry }) => entry)).toEqual(listed.map(({ id }) => id))
    expect(lines.map(({ balance }) => Math.round(Number(balance) * 100))).toEqual(
      listed.map(({ balance, currency }) => (currency === 'jpy' ? balance * 100 : balance)),
    )
  })

  test('refuses what the list refuses, before the first line', async () => {
    expect((await workspace.api('GET', '/ledger/entries/export?start=soon')).status).toBe(422)
    expect((await workspace.api('GET', '/ledger/entries/export?pageSize=5')).status).toBe(422)
  })
})
