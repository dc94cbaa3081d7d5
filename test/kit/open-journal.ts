import { expect } from 'bun:test'
import { TestClock } from './backend.ts'
import { openPayoutBench } from './payouts.ts'
import { withSeed } from './random.ts'

/** A hundred days of earnings and payouts of three partners in two programs, while months are closed. */
export async function openJournal() {
  const clock = new TestClock('2031-05-10T08:00:00Z')
  const bench = await openPayoutBench({ clock })
  const { workspace } = bench
  const ada = await bench.partner('manual', { name: '=Ada(1+1)' })
  const ben = await bench.partner('manual', { name: 'Ben', in: ada })
  const eva = await bench.partner('manual', { name: 'Eva', currency: 'jpy' })
  const close = async (month: string) => {
    const { status } = await workspace.api('POST', `/programs/${ada.programId}/closings`, { month })
    expect(status).toBe(200)
  }
  await withSeed(async ({ below, pick }) => {
    const payouts: string[] = []
    for (let day = 0; day < 100; day++) {
      clock.advance(86_400_000)
      const who = pick([ada, ben, eva])
      const status = pick(['due', 'pending', 'held'] as const)
      await bench.earn(who, below(5_000) - 1_000, { status })
      if (day % 9 === 8) {
        const { payouts: paid } = await bench.confirm(who)
        payouts.push(...paid.map(({ id }: { id: string }) => id))
      }
      if (day % 7 === 6 && payouts.length > 0) {
        const verb = pick(['complete', 'fail'])
        const body = verb === 'fail' ? { reason: 'Account closed' } : {}
        const answer = await workspace.api('POST', `/payouts/${payouts.shift()}/${verb}`, body)
        expect(answer.status).toBeLessThan(300)
      }
      if (day === 40) await close('2031-05')
      if (day === 75) await close('2031-06')
    }
  })
  clock.advance(Date.parse('2031-08-20T00:00:00Z') - clock.now())

  const get = async (path: string) => {
    const { status, body } = await workspace.api('GET', path)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body
  }
  return {
    bench,
    ada,
    ben,
    eva,
    get,
    entries: (query = '') => get(`/ledger/entries?${query}`),
    /** The whole list, page by page. */
    async walk(query: string, { pageSize = 7 } = {}): Promise<any[]> {
      const found: any[] = []
      for (;;) {
        const from = found.length > 0 ? `&startingAfter=${found.at(-1).id}` : ''
        const page = await get(`/ledger/entries?${query}&pageSize=${pageSize}${from}`)
        found.push(...page)
        if (page.length < pageSize) return found
      }
    },
  }
}
