import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { accountsOf, DAY_MS, type Accounts } from '../kit/accounts.ts'
import { TestClock } from '../kit/backend.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let bench: PayoutBench
let api: TestWorkspace['api']
let accounts: Accounts
const clock = new TestClock('2026-03-01T12:00:00Z')

beforeAll(async () => {
  bench = await openPayoutBench({ clock })
  api = bench.workspace.api
  accounts = accountsOf(bench, clock)
})
afterAll(() => bench.close())

describe('another e-mail address', () => {
  test.each([
    ['en', 'was changed', 'payouts are on hold until'],
    ['de', 'wurde geändert', 'werden Auszahlungen bis zum'],
    ['es', 'Se ha cambiado', 'no se paga nada'],
    ['fr', 'a été modifiée', 'rien n’est versé'],
    ['pt-BR', 'foi alterado', 'nada é pago'],
    ['ja', '変更されました', '支払いは行われません'],
    ['ar', 'تغيّر', 'لن يُدفع'],
  ])('is told to the old one, in %s', async (locale, subject, hold) => {
    const ada = await bench.partner('manual')
    await api('PATCH', `/partners/${ada.partnerId}`, { locale })
    const before = await accounts.emailOf(ada)
    const email = `secret-${locale.toLowerCase()}@elsewhere.test`
    await accounts.move(ada, email)
    const mails = await accounts.mails(ada, 'email-changed')
    expect(mails).toHaveLength(1)
    const [{ to, text, html, ...mail }] = mails
    expect([to, mail.subject]).toEqual([before, expect.stringContaining(subject)])
    expect(text).toContain('s•••@elsewhere.test')
    expect(text).toContain(hold)
    expect(text + html).not.toContain(email)
  })

  test('holds payouts, and a third address does once more', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 500)
    await accounts.move(ada, 'second@partners.test')
    await accounts.set(ada, 'Box 4')
    clock.advance(2 * DAY_MS)
    await accounts.move(ada, 'third@partners.test')
    const at = clock.now()
    await accounts.set(ada, 'Box 4')
    const held = await accounts.held(ada)
    expect(held![0]).toBe('recently_changed')
    expect(Date.parse(held![1]!)).toBeGreaterThanOrEqual(at + 3 * DAY_MS)
    const told = await accounts.mails(ada, 'email-changed')
    expect(told.map((mail: any) => mail.to)).toContain('second@partners.test')
    expect(told).toHaveLength(2)
  })

  test('and back within the same moment is told twice', async () => {
    const ada = await bench.partner('manual')
    const email = await accounts.emailOf(ada)
    for (const address of ['there@partners.test', email]) await accounts.move(ada, address)
    const told = await accounts.mails(ada, 'email-changed')
    expect(told.map((mail: any) => mail.to).toSorted()).toEqual(
      [email, 'there@partners.test'].toSorted(),
    )
  })

  test('that is the same changes nothing and tells nobody', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 500)
    await accounts.move(ada, (await accounts.emailOf(ada)).toUpperCase())
    expect(await accounts.mails(ada, 'email-changed')).toEqual([])
    expect(await accounts.held(ada)).toBeNull()
  })

  test('of somebody with the same one in another workspace holds nobody here', async () => {
    const ada = await bench.partner('manual')
    await bench.earn(ada, 500)
    const other = await createTestWorkspace(bench.backend)
    const { enroll } = await createTestProgram(bench.backend, other)
    const { partner } = await enroll('Ada There', { email: await accounts.emailOf(ada) })
    await other.api('PATCH', `/partners/${partner.id}`, { email: 'elsewhere@partners.test' })
    expect(await accounts.held(ada)).toBeNull()
    expect(await accounts.mails(ada, 'email-changed')).toEqual([])
  })
})

describe('a merge', () => {
  test('tells the address that is given up, and holds what it moves', async () => {
    const from = await bench.partner('manual', { name: 'Ada' })
    const into = await bench.partner('manual', { in: from, name: 'Eve' })
    await bench.earn(from, 500)
    const [old, kept] = [await accounts.emailOf(from), await accounts.emailOf(into)]
    const body = { fromPartnerId: from.partnerId, intoPartnerId: into.partnerId }
    expect((await api('POST', '/partners/merge', body)).status).toBe(200)
    expect(await accounts.held(into)).toEqual(['recently_changed', accounts.daysFromNow(3)])
    const told = await accounts.mails(from, 'email-changed')
    expect(told).toMatchObject([{ to: old }])
    expect(told[0].text).toContain(`${kept[0]}•••@partners.test`)
    clock.advance(3 * DAY_MS)
    expect((await bench.confirm(into)).payouts).toMatchObject([{ amount: 500 }])
  })
})
