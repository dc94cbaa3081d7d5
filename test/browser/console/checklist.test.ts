import { expect, test } from 'bun:test'
import { expectAccessibleInAllLooks } from './axe.ts'
import { Visitors } from './visitors.ts'

const visitors = new Visitors()

test('a step is ticked by itself when it happens, and a refused host is named', async () => {
  const { server } = visitors
  const page = await visitors.member('/console/checklist')
  await page.getByRole('heading', { name: 'Setup checklist' }).waitFor()
  await page.getByText(/of 9 done/).waitFor()
  const step = (name: string) => page.locator('li', { has: page.getByText(name, { exact: true }) })
  await step('Install script').getByText('To do', { exact: true }).waitFor()
  const code = step('Install script').locator('code-block pre')
  expect(await code.innerText()).toContain(`<script defer src="${server.origin}/script.js"`)
  await page.getByLabel('Framework').selectOption('react')
  await step('Install script').getByText("from '@svc/analytics'").waitFor()

  await server.shop.browser('/track/click', { key: 'x' }, { origin: 'https://elsewhere.test' })
  await step('Install script').getByText('Done', { exact: true }).waitFor()
  await step('Allow your site').getByText('elsewhere.test').waitFor()
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})
