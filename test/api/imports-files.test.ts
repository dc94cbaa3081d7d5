import { afterAll, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { fixture as rewardful } from '../../server/importers/rewardful/testing.ts'
import { openImports } from '../kit/imports.ts'
import { queuedJobs } from '../kit/jobs.ts'
import { testBackend } from '../kit/test-backend.ts'

const stub = await rewardful.stub!().start()
afterAll(() => stub.stop())
const backend = await testBackend({
  config: { importerSettings: { REWARDFUL_API_BASE: stub.base }, importTimeoutMs: 300 },
})
const { sql } = backend.deps.db
const kindOf = (report: any, kind: string) => report.kinds.find((one: any) => one.kind === kind)

async function upload(
  it: any,
  id: string,
  file: { kind: string; bytes: Uint8Array; size?: number },
) {
  const { kind, bytes, size = bytes.length } = file
  let head: any
  for (let part = 0; part === 0 || part * size < bytes.length; part++) {
    const base64 = Buffer.from(bytes.subarray(part * size, (part + 1) * size)).toString('base64')
    const answer = await it.workspace.api('POST', `/imports/${id}/files`, { kind, part, base64 })
    expect(answer.status).toBe(200)
    head ??= answer.body
  }
  return head
}

const create = async (it: any, body: object = {}) =>
  (await it.workspace.api('POST', '/imports', { source: 'csv', ...body })).body

test.each([
  ['UTF-8 with a mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`), 'utf-8'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1'), 'windows-1252'],
])('a file in %s with semicolons, cut anywhere, is read as it is', async (_, encode, encoding) => {
  const it = await openImports(backend)
  const { id } = await create(it)
  const text = 'E-Mail;Name\r\n"zoe@partners.test";"Zoë; ""Z"" Müller"\r\n'
  const head = await upload(it, id, {
    kind: 'partner',
    bytes: encode(text),
    size: encoding === 'windows-1252' ? 1000 : 7,
  })
  if (encoding === 'windows-1252') {
    expect(head).toMatchObject({
      encoding,
      delimiter: ';',
      columns: ['E-Mail', 'Name'],
      missing: [],
    })
  }
  await it.workspace.api('POST', `/imports/${id}/preview`, {})
  expect(kindOf(await it.settle(id), 'partner')).toMatchObject({ lines: 1, ready: 1 })
  await it.workspace.api('POST', `/imports/${id}/start`)
  await it.settle(id)
  const [row] = await sql`select name from partners where workspace_id = ${it.workspace.id}`
  expect(row!.name).toBe('Zoë; "Z" Müller')
})

test('a column that stands twice is taken for nothing until somebody says which is meant', async () => {
  const it = await openImports(backend)
  const { id } = await create(it)
  const bytes = new TextEncoder().encode('email,Name,Name\nada@partners.test,Wrong,Ada\n')
  const head = await upload(it, id, { kind: 'partner', bytes })
  expect(head.columns).toEqual(['email', 'Name', 'Name (2)'])
  expect(head.mapping).toEqual({ email: 'email' })
  const mapping = { partner: { email: 'email', name: 'Name (2)' } }
  await it.workspace.api('POST', `/imports/${id}/preview`, { mapping })
  await it.settle(id)
  await it.workspace.api('POST', `/imports/${id}/start`)
  await it.settle(id)
  const [row] = await sql`select name from partners where workspace_id = ${it.workspace.id}`
  expect(row!.name).toBe('Ada')
})

test('every line that cannot be read is named with its reason, and the others come', async () => {
  const it = await openImports(backend)
  const long = 'x'.repeat(300)
  const report = await it.preview({
    partner: `email,name,status,created at
ada@partners.test,"=HYPERLINK(""http://evil.test"")",active,2024-01-01
not an address,B,active,2024-01-01
bea@partners.test,${long},active,2024-01-01
cea@partners.test,C,sideways,2024-01-01
dea@partners.test,D,active,soon
eea@partners.test,E,active,2190-01-01
ADA@partners.test,Again,active,2024-01-01
fea@partners.test,F,active
`,
    sale: 'customer,amount,currency,invoice\nnobody,1.00,usd,in_1\nx,1.234,usd,in_2\nx,1.00,xyz,in_3\n',
  })
  const lines = await it.lines(report.id, '?status=skipped')
  expect(lines.map(({ line, reason }: any) => `${line}: ${reason}`)).toEqual([
    'partner, line 3: invalid_email',
    'partner, line 4: too_long',
    'partner, line 5: invalid_status',
    'partner, line 6: invalid_date',
    'partner, line 7: invalid_date',
    'partner, line 8: duplicate',
    'partner, line 9: unreadable',
    'sale, line 2: customer_missing',
    'sale, line 3: invalid_amount',
    'sale, line 4: invalid_currency',
  ])
  expect(kindOf(report, 'partner')).toMatchObject({ lines: 8, ready: 1, skipped: 7 })
  expect(report.matches).toBe(true)
})

test('a part that is neither text nor base64, or both, is refused, and nothing is stored', async () => {
  const it = await openImports(backend)
  const { id } = await create(it)
  for (const content of [{}, { text: 'a', base64: 'YQ==' }, { base64: 'not base64!' }]) {
    const part = { kind: 'partner', part: 0, ...content }
    const answer = await it.workspace.api('POST', `/imports/${id}/files`, part)
    expect([JSON.stringify(content), answer.status]).toEqual([JSON.stringify(content), 422])
  }
  const [row] = await sql`select count(*)::int as n from import_parts where import_id = ${id}`
  expect(row!.n).toBe(0)
})

test('a file that is no table ends the import with a word, and nothing is left of its key', async () => {
  const it = await openImports(backend)
  const { id } = await create(it)
  await upload(it, id, { kind: 'commission', bytes: new TextEncoder().encode('a,b\n1,2\n') })
  await it.workspace.api('POST', `/imports/${id}/preview`, {})
  expect(await it.settle(id)).toMatchObject({ status: 'failed' })
  expect((await it.report(id)).reason).toContain('no column for id, partner, amount, status')
  expect((await it.workspace.api('DELETE', `/imports/${id}`)).status).toBe(200)
  const [row] = await sql`select count(*)::int as n from import_parts
    where workspace_id = ${it.workspace.id}`
  expect(row!.n).toBe(0)
})

test('a source is read through its API, and its key is gone afterwards', async () => {
  const it = await openImports(backend)
  const { id } = await create(it, { source: 'rewardful', settings: rewardful.settings })
  const [before] = await sql`select settings from imports where id = ${id}`
  expect(before!.settings).not.toContain(rewardful.settings.apiSecret)
  await it.workspace.api('POST', `/imports/${id}/preview`, {})
  expect(await it.settle(id)).toMatchObject({ status: 'ready', reasons: [] })
  const [after] = await sql`select settings from imports where id = ${id}`
  expect(after!.settings).toBeNull()
  await it.workspace.api('POST', `/imports/${id}/start`)
  const report = await it.settle(id)
  expect(report).toMatchObject({ status: 'done', matches: true })
  const { sums } = rewardful
  expect(kindOf(report, 'sale').sums[0]).toMatchObject({ amount: sums.sales, booked: sums.sales })
  expect(kindOf(report, 'payout').sums[0]).toMatchObject({ booked: sums.payouts })
  await it.agree()
  const partners = (await it.workspace.api('GET', '/partners')).body
  expect(partners.map((one: any) => one.status).toSorted()).toEqual([
    'approved',
    'banned',
    'deactivated',
  ])
  const visit = await it.workspace.visit('ada1')
  expect(visit.status).toBe(302)
})

test('a busy source is asked again at the time that it names, and goes on where it was', async () => {
  const it = await openImports(backend)
  const { id } = await create(it, { source: 'rewardful', settings: rewardful.settings })
  stub.fail('busy')
  await it.workspace.api('POST', `/imports/${id}/preview`, {})
  await runOnce(backend.deps)
  expect(await it.report(id)).toMatchObject({
    status: 'reading',
    reason: 'Rewardful limits the number of requests. The import continues more slowly.',
  })
  const waiting = await queuedJobs(backend, 'run-import')
  expect(waiting).toHaveLength(1)
  expect(waiting[0]!.waitMs).toBeGreaterThan(1_000)
  stub.heal()
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`
  expect(await it.settle(id)).toMatchObject({ status: 'ready', reason: null })
})

test('a key that is refused ends the import with what to do, without the key', async () => {
  const it = await openImports(backend)
  const settings = { apiSecret: 'wr0ng-secret' }
  const { id } = await create(it, { source: 'rewardful', settings })
  await it.workspace.api('POST', `/imports/${id}/preview`, {})
  const report = await it.settle(id)
  expect(report).toMatchObject({ status: 'failed' })
  expect(report.reason).toContain('doesn’t accept the key')
  expect(JSON.stringify(report)).not.toContain('wr0ng')
})

test('what a source does not ask for, or does not know, is refused', async () => {
  const it = await openImports(backend)
  const answers = [
    { source: 'rewardful' },
    { source: 'rewardful', settings: { apiSecret: 'x', other: 'y' } },
    { source: 'myspace' },
    { source: 'csv', groupId: 'grp_of_another' },
  ]
  for (const body of answers) {
    const { status } = await it.workspace.api('POST', '/imports', body)
    expect(status === 422 || status === 404).toBe(true)
  }
  const { id } = await create(it)
  const early = await it.workspace.api('POST', `/imports/${id}/start`)
  expect(early.status).toBe(409)
  const empty = await it.workspace.api('POST', `/imports/${id}/preview`, {})
  expect(empty.status).toBe(409)
  const gap = { kind: 'partner', part: 1, text: 'x' }
  expect((await it.workspace.api('POST', `/imports/${id}/files`, gap)).status).toBe(409)
})

test('columns that nothing is read from are named at the upload and in the preview', async () => {
  const it = await openImports(backend)
  const { id } = await create(it)
  const text = 'Email,First Name,Last Name,PayPal Email\nzoe@partners.test,Zoë,Müller,z@pay.test\n'
  const head = await upload(it, id, { kind: 'partner', bytes: new TextEncoder().encode(text) })
  expect(head.unmapped).toEqual(['PayPal Email'])
  const mapping = { partner: { email: 'Email', firstName: 'First Name', lastName: '' } }
  await it.workspace.api('POST', `/imports/${id}/preview`, { mapping })
  await runOnce(backend.deps)
  const { body: report } = await it.workspace.api('GET', `/imports/${id}`)
  expect(report.status).toBe('ready')
  expect(report.unmapped).toEqual([{ kind: 'partner', columns: ['Last Name', 'PayPal Email'] }])
})
