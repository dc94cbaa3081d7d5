import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createCtx } from '../../../server/core/ctx.ts'
import { inTransaction } from '../../../server/core/transact.ts'
import { runOnce } from '../../../server/jobs/queue.ts'
import { setPayoutMethod } from '../../../server/modules/payouts/payout-methods/set-payout-method.ts'
import { fixture } from '../../../server/payout-providers/paypal/testing.ts'
import { createTestProgram } from '../../kit/program.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const paypal = fixture.createStub()
await paypal.start()
const visitors = new Visitors({
  clicks: 0,
  config: { providerSettings: fixture.settings(paypal.base) },
})
afterAll(() => paypal.stop())

let programId: string
/** Enrolls somebody who has earned something. */
let enroll: (
  name: string,
  way: { provider: string; details: Record<string, string> },
) => Promise<void>

beforeAll(async () => {
  const { backend, shop } = visitors.server
  const program = await createTestProgram(backend, shop, {})
  programId = program.program.id
  enroll = async (name, way) => {
    const { partner } = await program.enroll(name)
    const actor = { type: 'system', name: 'test' } as const
    const scope = { workspaceId: shop.id, plan: 'enterprise', actor } as const
    await inTransaction(createCtx(backend.deps, scope), (ctx) =>
      setPayoutMethod(ctx, { partnerId: partner.id, ...way }),
    )
    const body = { type: 'custom', programId, partnerId: partner.id, amount: 5_000 }
    await api('POST', '/commissions', { ...body, description: 'For the launch' })
  }
})

async function api(method: string, path: string, body?: object): Promise<any> {
  const answer = await visitors.server.shop.api(method, path, body)
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const work = () => runOnce(visitors.server.backend.deps)
const dialogOf = (page: Page) => page.getByRole('dialog')

test('an account is connected, tested, and removed after a question', async () => {
  const page = await visitors.member('/console/payouts')
  await page.getByRole('link', { name: 'Funding accounts' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'PayPal' })
  await row.getByText('Not connected').waitFor()
  const connect = async () => {
    await row.getByRole('button', { name: /^Connect/ }).click()
    for (const [name, value] of Object.entries(fixture.details)) {
      await dialogOf(page).locator(`[name="details.${name}"]`).fill(value)
    }
    await dialogOf(page).getByRole('button', { name: 'Connect account' }).click()
    await row.getByText('Not tested yet').waitFor()
  }
  await connect()
  await row.getByRole('button', { name: /^Test/ }).click()
  await row.getByText('Ready', { exact: true }).waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await row.getByRole('button', { name: 'Remove…' }).click()
  await dialogOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await row.getByText('Not connected').waitFor()
  await connect()
  await row.getByRole('button', { name: /^Test/ }).click()
  await row.getByText('Ready', { exact: true }).waitFor()
  await page.context().close()
})

test('a run shows how far it is, and a stuck transfer is tried when somebody asks', async () => {
  await enroll('Olga Online', { provider: 'paypal', details: { email: 'olga@paypal.test' } })
  await enroll('Manny Manual', { provider: 'manual', details: { instructions: 'Cheque' } })
  paypal.fail('cut-before')
  const run = await api('POST', '/payouts/confirm', { programId })
  await work()
  paypal.heal()
  const page = await visitors.member(`/console/payouts/runs/${run.id}`)
  await page.getByText('0 of 2 payouts completed').waitFor()
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'Olga Online' }).click()
  await page.getByRole('button', { name: 'Retry now' }).click()
  await page.getByText('Retrying now').waitFor()
  await work()
  // The page reads again by itself.
  await page.getByText('The provider received it').waitFor()
  const { id } = run.payouts.find((one: any) => one.partner.name === 'Olga Online')
  paypal.settle((await api('GET', `/payouts/${id}`)).transfer.id, 'SUCCESS')
  await page.getByRole('button', { name: 'Retry now' }).click()
  await page.getByText('Retrying now').waitFor()
  await work()
  await page.getByText('The provider reports that it arrived.').waitFor()
  await page.getByRole('link', { name: 'Payout run' }).click()
  await page.getByText('1 of 2 payouts completed').waitFor()
  await page.context().close()
})

test('what did not arrive says why and what comes next, and its entries are in the ledger', async () => {
  const [run] = await api('GET', '/payouts/runs')
  const page = await visitors.member(`/console/payouts/runs/${run.id}`)
  await page.getByRole('link', { name: 'Manny Manual' }).click()
  await page.getByRole('button', { name: 'Mark as failed…' }).click()
  await dialogOf(page).getByLabel('Failure reason').fill('The cheque came back')
  await dialogOf(page).getByRole('button', { name: 'Mark as failed' }).click()
  await page.getByText('The cheque came back').waitFor()
  await page.getByRole('heading', { name: 'Next steps' }).waitFor()
  const mail = page.getByRole('link', { name: 'Request new details' })
  expect(await mail.getAttribute('href')).toStartWith('mailto:')
  await settled(page)
  await expectAccessibleInAllLooks(page)
  await page.getByRole('link', { name: 'Payout run' }).click()
  await page.getByText('All 2 payouts completed').waitFor()
  const failed = page.getByRole('region', { name: 'Failed' })
  await failed.getByText('The cheque came back').waitFor()
  await failed.getByRole('link', { name: 'Next steps' }).click()
  await page.getByRole('link', { name: 'View entries' }).click()
  await page.waitForURL(/payout=po_/)
  await settled(page)
  // In transit, and back again: two entries each.
  expect(await page.locator('tbody tr').count()).toBe(4)
  await page.context().close()
})
