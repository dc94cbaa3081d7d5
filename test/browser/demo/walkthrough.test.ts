import { afterAll, beforeAll, expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { shellSteps } from '../../../demo/guide/lines.ts'
import { DEMO_SECRET_KEY } from '../../../demo/keys.ts'
import { startSeededDemo } from './demo-process.ts'

const page = await Bun.file(resolve(import.meta.dir, '../../../docs/guides/walkthrough.md')).text()
const MARK = '=== next ==='

/** The page's blocks of shell lines, as they stand there. */
function blocks(): string[] {
  return [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!.trim())
}

let demo: Awaited<ReturnType<typeof startSeededDemo>>

beforeAll(async () => {
  demo = await startSeededDemo()
})

afterAll(async () => {
  await demo.end()
})

test('the walk-through shows the same lines as the first page of the demo', () => {
  expect(blocks()).toEqual(
    shellSteps('http://localhost:3000', DEMO_SECRET_KEY).map(({ code }) => code),
  )
})

test('the lines of the walk-through work when pasted one after another', async () => {
  const script = blocks()
    .join(`\necho; echo '${MARK}'\n`)
    .replaceAll('localhost:3000', `localhost:${demo.port}`)
  const shell = Bun.spawn(['sh', '-eu'], { stdin: 'pipe', stdout: 'pipe', stderr: 'pipe' })
  await shell.stdin.write(script)
  await shell.stdin.end()
  const [output, errors] = await Promise.all([
    new Response(shell.stdout).text(),
    new Response(shell.stderr).text(),
  ])
  expect(errors).toBe('')
  expect(await shell.exited).toBe(0)
  const [, link, click, lead, sale, refund, figures, explained, ...program] = output
    .split(MARK)
    .map((part) => part.trim())
  const json = (text: string | undefined) => JSON.parse(text!)

  expect(json(link)).toMatchObject({ key: 'grace', trackConversion: true })
  expect(click).toMatch(/^[0-9A-Za-z]{16}$/)
  expect(json(lead)).toMatchObject({
    click: { id: click },
    link: { id: json(link).id },
    customer: { name: 'Grace Okoro', externalId: 'user_42' },
  })
  expect(json(sale)).toMatchObject({
    customer: { externalId: 'user_42' },
    sale: { amount: 1900, currency: 'usd', invoiceId: 'INV-42' },
  })
  expect(json(refund)).toMatchObject({ invoiceId: 'INV-42', amount: 500, refundId: 're_42' })
  expect(json(figures)).toMatchObject({ clicks: 1, leads: 1, sales: 1, saleAmount: 1400 })
  expect(json(explained)).toMatchObject({
    event: 'sale',
    link: { key: 'grace' },
    sale: { invoiceId: 'INV-42' },
    explanation: { verdict: 'attributed', click: { id: click } },
  })
  expectProgram(program)
})

test('the signed line of the page about integrations works in the demo, and its sale is counted', async () => {
  const guide = await Bun.file(
    resolve(import.meta.dir, '../../../docs/reference/integrations.md'),
  ).text()
  const [, line = ''] = /```sh\n([\s\S]*?)```/.exec(guide) ?? []
  const script = line.replaceAll('localhost:3000', `localhost:${demo.port}`)
  const shell = Bun.spawn(['sh', '-eu', '-c', script], { stdout: 'pipe', stderr: 'pipe' })
  expect(JSON.parse(await new Response(shell.stdout).text())).toEqual({ received: true })
  const api = async (path: string) => {
    const headers = { authorization: `Bearer ${DEMO_SECRET_KEY}` }
    return (await fetch(`http://localhost:${demo.port}/api${path}`, { headers })).json() as any
  }
  const names = (await api('/connections')).map((one: any) => one.accountId)
  expect(names).toEqual(expect.arrayContaining(['demo-stripe', 'demo-shopify', 'demo-segment']))
  let event: any
  do [event] = await api('/inbox?type=invoice.paid')
  while (event?.status !== 'done')
  expect(event).toMatchObject({ reason: null })
})

function expectProgram(answers: readonly string[]) {
  const [program, partner, , commission, released, preview, run, statement, ledger, mails] = answers
  const json = (text: string | undefined) => JSON.parse(text!)
  expect(program).toMatch(/^prog_\w+$/)
  expect(partner).toMatch(/^pn_\w+$/)
  expect(json(commission)).toMatchObject({
    type: 'sale',
    amount: 3800,
    earnings: 570,
    status: 'hold',
    invoiceId: 'INV-43',
    partner: { id: partner },
  })
  expect(json(released)).toMatchObject({ status: 'released', rule: 'tooFast' })
  expect(json(preview).payoutCount).toBeGreaterThan(3)
  const { payoutCount, repeated, totals } = json(run)
  expect({ payoutCount, repeated }).toEqual({
    payoutCount: json(preview).payoutCount,
    repeated: false,
  })
  expect(totals.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    json(preview).amount,
  )
  expect(statement).toContain('Commission for a sale (invoice INV-43)')
  expect(json(ledger)).toMatchObject({ ok: true, differences: [] })
  expect(json(mails)).toHaveLength(3)
}
