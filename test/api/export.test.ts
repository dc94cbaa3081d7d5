import { describe, expect, test } from 'bun:test'
import { rollUp } from '../../server/jobs/roll-up.ts'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { playStory } from '../kit/story.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)

const get = async (path: string) => {
  const { status, body, headers } = await story.shop.api('GET', path)
  return { status, text: body as string, type: headers.get('content-type'), body, headers }
}
const objects = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('the export of events', () => {
  test('is CSV with a header, the columns that were asked for, the newest first', async () => {
    const { text, type, headers } = await get(
      '/events/export?columns=timestamp,linkKey,country,trigger',
    )
    expect(type).toStartWith('text/csv')
    expect(headers.get('content-disposition')).toContain('clicks.csv')
    expect(text.split('\r\n')).toEqual([
      'timestamp,linkKey,country,trigger',
      '2031-03-12T10:00:02.000Z,autumn,Unknown,link',
      '2031-03-12T10:00:01.000Z,autumn,DE,qr',
      '2031-03-12T10:00:00.000Z,spring,DE,link',
      '',
    ])
  })

  test('obeys filters', async () => {
    const { text } = await get('/events/export?event=sales&linkId=' + story.shop.link.id)
    const [header, ...rows] = text.trim().split('\r\n')
    expect(header).toContain('invoiceId')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain('in_1')
  })

  test('is one JSON object a line, whole events or some columns', async () => {
    const whole = objects((await get('/events/export?event=leads&format=ndjson')).text)
    const { body } = await get('/events?event=leads')
    expect(whole).toEqual(body)
    const some = await get('/events/export?event=sales&format=ndjson&columns=saleAmount,currency')
    expect(objects(some.text)).toEqual([
      { saleAmount: 900, currency: 'eur' },
      { saleAmount: 5000, currency: 'usd' },
    ])
  })

  test('has amounts as decimals of their currency, which is beside them', async () => {
    const { text } = await get('/events/export?event=sales&columns=id,saleAmount')
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toBe('id,currency,saleAmount (major units)')
    expect(rows.map((row) => row.slice(row.indexOf(',')))).toEqual([',EUR,9.00', ',USD,50.00'])
  })

  test('holds every event once, however many pages it takes', async () => {
    const { sql } = backend.deps.db
    const at = backend.clock.now()
    const ids = Array.from({ length: 2500 }, (_, i) => backend.deps.ids.make('', at + i))
    const [link] = await sql`select num::float8 from links where id = ${story.shop.link.id}`
    await sql`
      insert into clicks (workspace_id, id, link_num, created_at, rolled)
      select ${story.shop.id}, id, ${link!.num}, to_timestamp((${at}::float8 + n) / 1000), true
      from unnest(${sql.array(ids, 1009)}::text[]) with ordinality as t (id, n)`
    const rows = (await get('/events/export?columns=id')).text.trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(2503)
    expect(rows.slice(0, 2500)).toEqual(ids.toReversed())
    await sql`delete from clicks where id = any(${sql.array(ids, 1009)}::text[])`
  })

  test('formulas in what visitors and customers write stay text', async () => {
    await story.shop.api('PATCH', '/customers/ext_ada', { name: '=HYPERLINK("http://x.test","y")' })
    const { text } = await get('/events/export?event=leads&columns=customerName')
    expect(text.split('\r\n')[1]).toBe(`"'=HYPERLINK(""http://x.test"",""y"")"`)
  })

  test('an empty one is a header', async () => {
    const { text } = await get('/events/export?columns=id&start=2030-01-01&end=2030-01-02')
    expect(text).toBe('id\r\n')
    expect((await get('/events/export?format=ndjson&start=2030-01-01&end=2030-01-02')).text).toBe(
      '',
    )
  })

  test('is refused before it begins', async () => {
    for (const query of ['columns=id,nothing', 'format=xlsx', 'country=Mars', 'timezone=Mars']) {
      expect((await get(`/events/export?${query}`)).status).toBe(422)
    }
    expect((await get('/events/export?linkId=link_nothing')).status).toBe(404)
  })

  test('ends with the client', async () => {
    const response = await backend.handle(
      new Request('http://localhost/api/events/export', {
        headers: { authorization: `Bearer ${story.shop.secretKey}` },
      }),
    )
    const reader = response.body!.getReader()
    await reader.read()
    await reader.cancel()
    expect((await reader.read()).done).toBe(true)
  })
})

describe('the export of reports', () => {
  test('has the rows of one grouping under its own keys', async () => {
    const { text } = await get('/analytics/export?event=sales&groupBy=countries&currency=eur')
    expect(text.split('\r\n')).toEqual([
      'groupBy,country,clicks,leads,sales,currency,saleAmount (major units)',
      'countries,DE,2,1,2,EUR,9.00',
      '',
    ])
  })

  test('has several groupings, one after the other', async () => {
    const { text } = await get('/analytics/export?groupBy=devices,os&format=ndjson')
    expect(objects(text)).toMatchObject([
      { groupBy: 'devices', device: 'Desktop', clicks: 3, saleAmounts: { eur: 900, usd: 3000 } },
      { groupBy: 'os', os: 'Linux', clicks: 3 },
    ])
    const all = objects((await get('/analytics/export?format=ndjson')).text)
    expect(new Set(all.map((row) => row.groupBy)).size).toBe(15)
  })

  test('says the same as the report, rolled up or not', async () => {
    const before = await get('/analytics/export?event=composite&interval=7d')
    await rollUp(backend.deps)
    expect((await get('/analytics/export?event=composite&interval=7d')).text).toBe(before.text)
  })

  test('is refused before it begins', async () => {
    for (const query of ['groupBy=count', 'groupBy=planets', 'columns=nothing', 'start=x']) {
      expect((await get(`/analytics/export?${query}`)).status).toBe(422)
    }
  })
})
