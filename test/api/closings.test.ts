import { afterEach, describe, expect, test } from 'bun:test'
import { closeMonths } from '../../server/jobs/close-months.ts'
import { TestClock } from '../kit/backend.ts'
import { openEarnings, type Earnings } from '../kit/earnings.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const backend = await testBackend({ clock: new TestClock('2031-05-10T08:00:00Z') })
const { sql } = backend.deps.db

/** A program that pays 20 % of each sale and has a customer. */
async function openBooks(options: object = {}) {
  const books = await openEarnings(backend, options)
  await books.reward('sale', { type: 'percentage', rateBps: 2000 })
  const clickedAt = '2030-02-01T00:00:00Z'
  await books.customer('carol', { clickedAt, lead: { timestamp: clickedAt } })
  return books
}

let open: Earnings[] = []
async function openChecked(options: object = {}) {
  const books = await openBooks(options)
  open.push(books)
  return books
}
afterEach(async () => {
  for (const books of open) await books.agree()
  open = []
})

const close = ({ workspace, program }: Earnings, month: string) =>
  workspace.api('POST', `/programs/${program.id}/closings`, { month })
const statement = async ({ workspace, ada }: Earnings, query: string) =>
  (await workspace.api('GET', `/partners/${ada.partner.id}/statement?${query}`)).body
const MAY = 'start=2031-05-01&end=2031-06-01'
const JUNE = 'start=2031-06-01&end=2031-07-01'

/** Goes to a day; the clock stays there for what follows. */
const goTo = (time: string) => backend.clock.advance(Date.parse(time) - backend.clock.now())

describe('a closed month', () => {
  test('never changes: what happened in it and comes later is booked into the open month', async () => {
    const books = await openChecked()
    await books.sale('carol', 5_000, { invoiceId: 'IN-1' })
    goTo('2031-06-03T08:00:00Z')
    const { status, body } = await close(books, '2031-05')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      programId: books.program.id,
      month: '2031-05',
      closedAt: '2031-06-03T08:00:00.000Z',
      closedBy: expect.stringMatching(/^key:/),
      balances: [
        {
          currency: 'usd',
          opening: { expense: 0, accrued: 0, payable: 0, inTransit: 0, paid: 0 },
          closing: { expense: -1000, accrued: 1000, payable: 0, inTransit: 0, paid: 0 },
        },
      ],
    })
    const before = await statement(books, MAY)
    expect(before.closing[0]).toMatchObject({ accrued: 1000 })

    const refund = { amount: 2_500, timestamp: '2031-05-20T10:00:00Z' }
    await books.refund('IN-1', 'RE-1', refund)
    await books.sale('carol', 10_000, { timestamp: '2031-05-21T10:00:00Z' })

    expect(await statement(books, MAY)).toEqual(before)
    const june = await statement(books, JUNE)
    expect(june.opening).toEqual(before.closing)
    expect(june.closing[0]).toMatchObject({ accrued: 2500 })
    expect(
      june.lines.map(({ bookingDate, eventDate, amount }: any) => [bookingDate, eventDate, amount]),
    ).toEqual([
      ['2031-06-01T00:00:00.000Z', '2031-05-20T10:00:00.000Z', -500],
      ['2031-06-01T00:00:00.000Z', '2031-05-21T10:00:00.000Z', 2000],
    ])
    const { postings } = await books.commission(june.lines[1].commissionId)
    expect(postings).toMatchObject([
      { createdAt: '2031-05-21T10:00:00.000Z', bookingDate: '2031-06-01T00:00:00.000Z' },
    ])
  })

  test('closes everything before it when it is the first; the next ones follow in order', async () => {
    const books = await openChecked()
    await books.sale('carol', 5_000, { timestamp: '2030-02-03T00:00:00Z' })
    goTo('2031-09-01T00:00:00Z')
    expect((await close(books, '2031-06')).body.balances[0].closing).toMatchObject({
      accrued: 1000,
    })
    const gap = await close(books, '2031-08')
    expect([gap.status, gap.body.error.message]).toEqual([
      409,
      expect.stringContaining('Close 2031-07 first'),
    ])
    expect((await close(books, '2031-05')).status).toBe(409)
    expect((await close(books, '2031-07')).status).toBe(200)
    expect((await close(books, '2031-08')).status).toBe(200)
    const list = await books.workspace.api('GET', `/programs/${books.program.id}/closings`)
    expect(list.body.map(({ month }: any) => month)).toEqual(['2031-08', '2031-07', '2031-06'])
    // An old event is booked into the open month, not into one that was left out.
    await books.sale('carol', 1_000, { timestamp: '2030-03-01T00:00:00Z' })
    const september = await statement(books, 'start=2031-09-01&end=2031-10-01')
    expect(september.lines).toHaveLength(1)
    expect(september.lines[0].eventDate).toBe('2030-03-01T00:00:00.000Z')
  })

  test('is answered again as it was, and by its name', async () => {
    const books = await openChecked()
    await books.sale('carol', 5_000)
    goTo('2031-10-02T00:00:00Z')
    const first = await close(books, '2031-09')
    await books.sale('carol', 7_000)
    expect((await close(books, '2031-09')).body).toEqual(first.body)
    const path = `/programs/${books.program.id}/closings`
    expect((await books.workspace.api('GET', `${path}/2031-09`)).body).toEqual(first.body)
    expect((await books.workspace.api('GET', `${path}/2031-08`)).status).toBe(404)
  })

  test('carries balances over months in which an account did not move', async () => {
    const books = await openChecked()
    await books.sale('carol', 5_000, { timestamp: '2031-07-02T00:00:00Z' })
    for (const month of ['2031-07', '2031-08']) await close(books, month)
    const { body } = await books.workspace.api('GET', `/programs/${books.program.id}/closings`)
    expect(body.map(({ balances }: any) => balances[0].closing.accrued)).toEqual([1000, 1000])
    expect(body.map(({ balances }: any) => balances[0].opening.accrued)).toEqual([1000, 0])
  })

  test.each([
    ['2031-10', 422],
    ['2031-11', 422],
    ['9999-12', 422],
    ['2031-9', 422],
    ['2031-13', 422],
    ['October', 422],
    ['', 422],
  ])('cannot be %s, which is not over or no month: %i', async (month, status) => {
    const books = await openChecked()
    expect((await close(books, month)).status).toBe(status)
  })

  test('of another program or workspace has nothing to do with it', async () => {
    const [mine, other] = [await openChecked(), await openChecked()]
    await close(mine, '2031-09')
    await other.sale('carol', 5_000, { timestamp: '2031-09-15T00:00:00Z' })
    const { lines } = await statement(other, 'start=2031-09-01&end=2031-10-01')
    expect(lines).toHaveLength(1)
    const stranger = await createTestWorkspace(backend)
    const path = `/programs/${mine.program.id}/closings`
    const answers = [
      await stranger.api('POST', path, { month: '2031-09' }),
      await stranger.api('GET', path),
      await stranger.api('GET', `${path}/2031-09`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test.each([
    'update ledger_closings set ends_at = now()',
    'delete from ledger_closings',
    'update ledger_closing_balances set closing = 0',
    'truncate ledger_closing_balances',
  ])('refuses %s', async (statement) => {
    await expect(sql.unsafe(statement)).rejects.toThrow('append-only')
  })

  test('takes no entry, whatever date a statement asks for', async () => {
    const books = await openChecked()
    await books.sale('carol', 5_000)
    await close(books, '2031-09')
    const rows = await sql`
      insert into ledger_postings (workspace_id, id, program_id, cause, key, created_at, booked_at)
      values (${books.workspace.id}, ${backend.deps.ids.make('lp')}, ${books.program.id}, 'x', 'x',
        '2031-09-10Z', '2031-09-10Z') returning booked_at`
    expect(rows[0]!.booked_at).toEqual(new Date('2031-10-01T00:00:00Z'))
  })
})

describe('a ledger check', () => {
  test('compares closed months with what was stored', async () => {
    const books = await openBooks()
    await books.sale('carol', 5_000, { timestamp: '2031-09-15T00:00:00Z' })
    await close(books, '2031-09')
    await books.agree()
    const account = `${books.ada.enrollment.id}/accrued`
    await sql.begin(async (tx) => {
      await tx`alter table ledger_closing_balances disable trigger user`
      await tx`update ledger_closing_balances set closing = closing + 1
        where workspace_id = ${books.workspace.id} and account = 'accrued'`
      await tx`alter table ledger_closing_balances enable trigger user`
    })
    const { body } = await books.workspace.api('GET', '/ledger/check')
    expect(body).toMatchObject({
      ok: false,
      differenceCount: 1,
      differences: [
        { kind: 'closing', id: `2031-09/${account}/closing`, expected: 1000, found: 1001 },
      ],
    })
  })
})

describe('a program with closeAfterDays', () => {
  test('has its months closed by themselves, as many as are due', async () => {
    const books = await openChecked({ closeAfterDays: 5 })
    const months = async () => {
      await closeMonths(backend.deps)
      const { body } = await books.workspace.api('GET', `/programs/${books.program.id}/closings`)
      return body.map(({ month, closedBy }: any) => [month, closedBy])
    }
    // The program began this month.
    expect(await months()).toEqual([])
    goTo('2031-11-05T23:00:00Z')
    expect(await months()).toEqual([])
    goTo('2031-11-06T00:00:00Z')
    expect(await months()).toEqual([['2031-10', 'system:close-months']])
    goTo('2032-02-06T00:00:00Z')
    expect((await months()).map(([month]: string[]) => month)).toEqual([
      '2032-01',
      '2031-12',
      '2031-11',
      '2031-10',
    ])
    const { body } = await books.workspace.api('PATCH', `/programs/${books.program.id}`, {
      closeAfterDays: null,
    })
    expect(body.closeAfterDays).toBeNull()
    goTo('2032-05-06T00:00:00Z')
    expect(await months()).toHaveLength(4)
  })
})
