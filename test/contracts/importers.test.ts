import { describe, expect, test } from 'bun:test'
import { IMPORTERS } from '../../server/importers/index.ts'
import type { Access, Importer, Page, SourceRow } from '../../server/importers/port.ts'
import { SourceBusy, SourceRefused } from '../../server/importers/source-errors.ts'
import { fixtureOf, type ImporterFixture } from '../../server/importers/testing.ts'
import { SOURCE_FAULTS, type SourceStub } from '../../server/importers/testing-stub.ts'
import { checkValues } from '../../server/modules/intake/imports/check-values.ts'

const NOW_MS = Date.UTC(2030, 0, 1)

function accessTo(fixture: ImporterFixture, stub: SourceStub | undefined): Access {
  return {
    settings: fixture.settings,
    currency: 'usd',
    base: stub?.base ?? '',
    timeoutMs: 5_000,
    mapping: {},
    format: { decimalMark: '.', amounts: 'major', dates: 'iso' },
    async *file(kind) {
      const text = fixture.files?.[kind]
      if (text !== undefined) yield await Promise.resolve(new TextEncoder().encode(text))
    },
  }
}

async function pagesOf(importer: Importer, access: Access, after: string | null = null) {
  const pages: Page[] = []
  for await (const page of importer.read(access, after)) pages.push(page)
  return pages
}

const rowsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ rows }) => rows.map((row) => checkValues(row, NOW_MS)))

async function failureOf(importer: Importer, access: Access): Promise<unknown> {
  return pagesOf(importer, access).then(
    () => null,
    (error: unknown) => error,
  )
}

/** Counts rows by kind. */
function countsOf(rows: readonly SourceRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

function sumsOf(rows: readonly SourceRow[]) {
  const sums = { sales: 0, earned: 0, paid: 0, payouts: 0 }
  for (const row of rows) {
    if ('refused' in row) continue
    if (row.kind === 'sale') sums.sales += row.amountMinor
    if (row.kind === 'payout' && row.isPaid) sums.payouts += row.amountMinor
    if (row.kind === 'commission') sums.earned += row.earningsMinor
    if (row.kind === 'commission' && row.status === 'paid') sums.paid += row.earningsMinor
  }
  return sums
}

describe.each(Object.values(IMPORTERS))('$name', (importer) => {
  const use = async (work: (access: Access, stub: SourceStub | undefined) => Promise<void>) => {
    const fixture = await fixtureOf(importer.name)
    const stub = await fixture.stub?.().start()
    try {
      await work(accessTo(fixture, stub), stub)
    } finally {
      await stub?.stop()
    }
  }

  test('is registered under its own name and says what it needs', async () => {
    expect(IMPORTERS[importer.name]).toBe(importer)
    expect(importer.address === null).toBe(importer.files.length > 0)
    const { settings } = await fixtureOf(importer.name)
    const needed = importer.fields.filter(({ required }) => required).map(({ name }) => name)
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(needed))
  })

  test('has texts in both languages of the console, with a label for each field', () => {
    const { en, de } = importer.texts
    for (const { fields, notes } of [en, de]) {
      const names = importer.fields.map(({ name }) => name).toSorted()
      expect(Object.keys(fields).toSorted()).toEqual(names)
      expect([...Object.values(fields), ...notes]).not.toContain('')
    }
    expect(de.notes).toHaveLength(en.notes.length)
    expect(de.notes).not.toEqual(en.notes)
  })

  test('reads every object once, with sums to the smallest unit', () =>
    use(async (access) => {
      const { rows: counts, sums, refused = [] } = await fixtureOf(importer.name)
      const rows = rowsOf(await pagesOf(importer, access))
      expect(countsOf(rows)).toEqual(counts)
      expect(sumsOf(rows)).toEqual(sums)
      const reasons: string[] = rows.flatMap((row) => ('refused' in row ? row.refused : []))
      expect(reasons).toEqual([...refused])
      const ids = rows.map((row) => `${row.kind} ${row.id}`)
      expect(new Set(ids).size).toBe(ids.length)
    }))

  test('names only partners, customers, sales and payouts that it reads', () =>
    use(async (access) => {
      const rows = rowsOf(await pagesOf(importer, access))
      const known = new Set(rows.map((row) => `${row.kind} ${row.id}`))
      const named = rows.flatMap((row) => {
        if ('refused' in row) return []
        return [
          'partner' in row && row.partner !== null ? [`partner ${row.partner}`] : [],
          'customer' in row && row.customer !== null ? [`customer ${row.customer}`] : [],
          'sale' in row && row.sale !== null ? [`sale ${row.sale}`] : [],
          'payout' in row && row.payout !== null ? [`payout ${row.payout}`] : [],
          row.kind === 'payout' ? (row.commissions ?? []).map((id) => `commission ${id}`) : [],
        ].flat()
      })
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((name) => !known.has(name))).toEqual([])
    }))

  test('goes on after any page with exactly the rest', () =>
    use(async (access) => {
      const pages = await pagesOf(importer, access)
      for (const [i, { after }] of pages.entries()) {
        const rest = rowsOf(await pagesOf(importer, access, after))
        expect(rest).toEqual(rowsOf(pages.slice(i + 1)))
      }
    }))

  test.each(SOURCE_FAULTS)('asks again later when the source is %s', (fault) =>
    use(async (access, stub) => {
      if (!stub) return
      stub.fail(fault)
      const error = await failureOf(importer, { ...access, timeoutMs: 100 })
      expect(error).toBeInstanceOf(SourceBusy)
      expect((error as SourceBusy).retryAfterMs).toBe(fault === 'busy' ? 7_000 : null)
      stub.heal()
      expect((await pagesOf(importer, access)).length).toBeGreaterThan(0)
    }),
  )

  test('ends with a word to a person when the key is refused, and never shows it', () =>
    use(async (access, stub) => {
      if (!stub) return
      const wrong = Object.fromEntries(Object.keys(access.settings).map((name) => [name, 'wr0ng']))
      const error = await failureOf(importer, { ...access, settings: wrong })
      expect(error).toBeInstanceOf(SourceRefused)
      expect(String(error)).toContain('doesn’t accept the key')
      expect(String(error)).not.toContain('wr0ng')
    }))
})
