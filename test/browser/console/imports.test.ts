import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'bun:test'
import { SMALL } from '../../kit/imports.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const folder = mkdtempSync(join(tmpdir(), 'svc-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(kind: string, text: string): string {
  const path = join(folder, `${kind}.csv`)
  writeFileSync(path, text)
  return path
}

/** Shots for whoever looks: `SHOTS=<folder>` keeps them. */
const shots = process.env['SHOTS']

test('files become a preview, an import and an undo, with every line that does not come', async () => {
  const { shop } = visitors.server
  const program = await shop.api('POST', '/programs', { name: 'Moved', url: 'https://shop.test/' })
  expect(program.status).toBe(201)
  const page = await visitors.member('/console/settings/imports')
  await settled(page)
  await expectAccessibleInAllLooks(page)
  if (shots) await page.screenshot({ path: join(shots, 'imports.png'), fullPage: true })
  await page.locator('select[name=programId]').selectOption({ label: 'Moved' })
  await page.getByRole('button', { name: 'Continue' }).click()
  const names = { partner: 'Partners', customer: 'Customers', lead: 'Leads', sale: 'Sales' }
  const money = { commission: 'Commissions', payout: 'Payouts' }
  for (const [kind, name] of Object.entries({ ...names, ...money })) {
    const input = page.getByLabel(`File: ${name}`)
    await input.setInputFiles(fileOf(kind, SMALL[kind as keyof typeof SMALL]!))
    await page.getByText(`${kind}.csv: 100% uploaded`).waitFor()
  }
  await settled(page)
  await expectAccessibleInAllLooks(page)
  if (shots) await page.screenshot({ path: join(shots, 'import-files.png'), fullPage: true })
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Preview ready').waitFor()
  await page.getByText('Not paid in the source.').first().waitFor()
  expect(await page.getByRole('cell', { name: 'payout, line 3' }).count()).toBe(1)
  await settled(page)
  await expectAccessibleInAllLooks(page)
  if (shots) {
    await page.screenshot({ path: join(shots, 'import-preview.png'), fullPage: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: join(shots, 'import-preview-phone.png'), fullPage: true })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.getByRole('button', { name: 'Start import' }).click()
  await page.getByText('The totals match the source to the cent.').waitFor()
  if (shots) await page.screenshot({ path: join(shots, 'import-report.png'), fullPage: true })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo CSV' }).click()
  await page.getByText('Undone').waitFor()
  await page.context().close()
})
