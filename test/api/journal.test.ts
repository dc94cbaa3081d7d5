import { afterAll, describe, expect, test } from 'bun:test'
import { openJournal } from '../kit/open-journal.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const { bench, ada, ben, eva, get, entries, walk } = await openJournal()
afterAll(() => bench.close())
const { backend, workspace } = bench

const sumOf = (list: any[], of: (entry: any) => unknown = () => true) =>
  list.filter(of).reduce((sum, { amount }) => sum + amount, 0)

describe('the journal', () => {
  test('is the ledger: each posting sums to zero, each account to its balance', async () => {
    const all = await walk('')
    expect(all.length).toBeGreaterThan(200)
    for (const posting of Map.groupBy(all, ({ postingId }) => postingId).values()) {
      expect(sumOf(posting)).toBe(0)
    }
    const { sums } = await get('/ledger/check')
    for (const { currency, entries: count, ...sum } of sums) {
      const own = all.filter((entry) => entry.currency === currency)
      expect(own).toHaveLength(count)
      const accounts = { ...sum, in_transit: sum.inTransit }
      for (const account of ['expense', 'accrued', 'payable', 'in_transit', 'paid']) {
        expect(sumOf(own, (entry) => entry.account === account)).toBe(accounts[account])
      }
    }
    expect(sums).toHaveLength(2)
  })

  test('has the balance after each entry, the same on every page and in both directions', async () => {
    const all = await walk('', { pageSize: 100 })
    const balances = new Map<string, number>()
    for (const { programId, account, currency, amount, balance } of all) {
      const key = `${programId} ${account} ${currency}`
      balances.set(key, (balances.get(key) ?? 0) + amount)
      expect(balance).toBe(balances.get(key)!)
    }
    expect(await walk('', { pageSize: 13 })).toEqual(all)
    expect(await walk('sortOrder=desc')).toEqual(all.toReversed())
    const last = all.at(-1)!
    expect(await entries(`endingBefore=${last.id}&pageSize=5`)).toEqual(all.slice(-6, -1))
    expect(await entries(`sortOrder=desc&endingBefore=${all[3].id}&pageSize=2`)).toEqual([
      all[5],
      all[4],
    ])
  })

  test('of a partner and a month is what the statement says', async () => {
    for (const who of [ada, ben, eva]) {
      for (const period of ['start=2031-05-01&end=2031-06-01', 'start=2031-06-01&end=2031-07-01']) {
        const statement = await get(
          `/partners/${who.partnerId}/statement?programId=${who.programId}&${period}`,
        )
        const journal = await walk(`partnerId=${who.partnerId}&${period}`)
        const dates = (list: any[]) =>
          new Set(
            list.map(({ id, postingId, bookingDate, eventDate }) =>
              [postingId ?? id, bookingDate, eventDate].join(' '),
            ),
          )
        expect(dates(journal)).toEqual(dates(statement.lines))
        for (const account of ['accrued', 'payable', 'paid'] as const) {
          const own = journal.filter((entry) => entry.account === account)
          const opening = statement.opening[0]?.[account] ?? 0
          const closing = statement.closing[0]?.[account] ?? 0
          expect(opening + sumOf(own)).toBe(closing)
          // With a partner, the balances are the partner's.
          if (own.length > 0) expect(own.at(-1).balance).toBe(closing)
        }
      }
    }
  })

  test('of a program at the end of a closed month has the balances of the closing', async () => {
    const [june] = await get(`/programs/${ada.programId}/closings`)
    const journal = await walk(`programId=${ada.programId}&end=2031-07-01`, { pageSize: 100 })
    const { closing } = june.balances[0]
    for (const [account, name] of [
      ['expense', 'expense'],
      ['payable', 'payable'],
      ['in_transit', 'inTransit'],
    ]) {
      const last = journal.filter((entry) => entry.account === account).at(-1)
      expect(last.balance).toBe(closing[name!])
    }
  })

  test.each([
    ['account=payable', ({ account }: any) => account === 'payable'],
    ['cause=payout_sent', ({ cause }: any) => cause === 'payout_sent'],
    ['currency=JPY', ({ currency }: any) => currency === 'jpy'],
    [
      'start=2031-06-03&end=2031-07-15',
      ({ bookingDate }: any) => bookingDate >= '2031-06-03' && bookingDate < '2031-07-15',
    ],
    [
      'cause=payout_sent&account=in_transit&start=2031-06-03',
      ({ cause, account, bookingDate }: any) =>
        cause === 'payout_sent' && account === 'in_transit' && bookingDate >= '2031-06-03',
    ],
  ])('filters by %s, with the balances of the whole', async (query, matches) => {
    const all = await walk('', { pageSize: 100 })
    const found = await walk(query)
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(all.filter(matches))
  })

  test('filters by payout: what it has moved, and nothing else', async () => {
    const [{ payoutId }] = await entries(`cause=payout_sent&partnerId=${ada.partnerId}`)
    const all = await walk('', { pageSize: 100 })
    const found = await walk(`payoutId=${payoutId}`)
    expect(found).toEqual(all.filter((entry: any) => entry.payoutId === payoutId))
    expect([found.length > 0, sumOf(found)]).toEqual([true, 0])
    expect(await walk('payoutId=po_none')).toEqual([])
  })

  test('names partner, commission, payout and what happened', async () => {
    const [sent] = await entries(`cause=payout_sent&partnerId=${ada.partnerId}`)
    expect(sent).toMatchObject({
      id: expect.stringMatching(/^lp_\w+-\d$/),
      account: 'payable',
      partner: { id: ada.partnerId, name: '=Ada(1+1)' },
      enrollmentId: ada.enrollmentId,
      programId: ada.programId,
      commissionId: null,
      payoutId: expect.stringMatching(/^po_/),
      text: expect.stringContaining(': sent.'),
    })
  })

  test.each([
    ['account=cash', 422],
    ['cause=theft', 422],
    ['currency=zzz', 422],
    ['start=soon', 422],
    ['start=2031-06-01&end=2031-05-01', 422],
    ['startingAfter=cm_1', 422],
    ['startingAfter=lp_0000000000000000', 422],
    ['startingAfter=lp_0000000000000000-0', 422],
    ['endingBefore=lp_0000000000000000-0&startingAfter=lp_0000000000000000-0', 422],
    ['partner=pn_1', 422],
    ['page=2', 422],
  ])('refuses %s', async (query, status) => {
    expect((await workspace.api('GET', `/ledger/entries?${query}`)).status).toBe(status)
  })

  test('of another workspace is empty, and its entries are no cursors there', async () => {
    const [first] = await entries('pageSize=1')
    const stranger = await createTestWorkspace(backend)
    expect((await stranger.api('GET', '/ledger/entries')).body).toEqual([])
    const foreign = [`programId=${ada.programId}`, `partnerId=${ada.partnerId}`]
    for (const query of foreign) {
      expect((await stranger.api('GET', `/ledger/entries?${query}`)).body).toEqual([])
    }
    const cursor = await stranger.api('GET', `/ledger/entries?startingAfter=${first.id}`)
    expect(cursor.status).toBe(422)
    const { body } = await stranger.api('GET', '/ledger/entries/export')
    expect(body.trim().split('\r\n')).toHaveLength(1)
  })
})
