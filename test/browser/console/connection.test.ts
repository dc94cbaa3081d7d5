import { afterAll, expect, test } from 'bun:test'
import { Portal } from '../../../server/integrations/hubspot/testing.ts'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const portal = new Portal()
const stub = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (one) => portal.answer(one) })
afterAll(() => stub.stop(true))
const visitors = new Visitors({
  config: { integrationSettings: { HUBSPOT_API_URL: stub.url.origin } },
})

async function connect(details: object): Promise<string> {
  const { body } = await visitors.server.shop.api('POST', '/connections', {
    provider: 'hubspot',
    name: 'Sales team',
    secret: 'client-secret',
    details,
  })
  return body.id as string
}

test('stages are chosen by their names, and kept', async () => {
  const id = await connect({ privateAppToken: portal.token })
  const page = await visitors.member(`/console/connections/${id}`)
  const sales = page.getByRole('group', { name: 'Deal stages that create a sale Renewals' })
  await sales.getByLabel('Renewed').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  expect(await sales.getByLabel('Renewed').isChecked()).toBe(true)
  const { body } = await visitors.server.shop.api('GET', `/connections/${id}`)
  expect(body.details).toMatchObject({ saleStages: '7701' })
  await expectAccessibleInAllLooks(page)
  await page.context().close()
})

test('a dry run is begun and listed', async () => {
  const id = await connect({ privateAppToken: portal.token })
  const page = await visitors.member(`/console/connections/${id}`)
  await page.getByRole('button', { name: 'Dry run' }).click()
  await page.getByText('Import started.').waitFor()
  const panel = page.getByRole('region', { name: 'Historical data' })
  await panel.getByRole('listitem').getByText('Dry run').waitFor()
  await settled(page)
  await page.context().close()
})

test('a token that HubSpot refuses is told as a sentence', async () => {
  const id = await connect({ privateAppToken: 'pat-wrong' })
  const page = await visitors.member(`/console/connections/${id}`)
  await page.getByText('HubSpot denied access.').first().waitFor()
  await page.context().close()
})

test('its customers can belong to one of several programs', async () => {
  const { api } = visitors.server.shop
  const id = await connect({ privateAppToken: portal.token })
  const create = (name: string) => api('POST', '/programs', { name, url: 'https://shop.test/' })
  await create('First product')
  const { body: program } = await create('Second product')
  expect(program.name).toBe('Second product')
  const page = await visitors.member(`/console/connections/${id}`)
  const choice = page.getByRole('combobox', { name: 'Program' })
  await choice.selectOption('Second product')
  await page.getByText('Saved.').waitFor()
  expect((await api('GET', `/connections/${id}`)).body.programId).toBe(program.id)
  await page.reload()
  expect(await choice.inputValue()).toBe(program.id)
  await expectAccessibleInAllLooks(page)
  await choice.selectOption('All programs')
  await page.getByText('Saved.').waitFor()
  expect((await api('GET', `/connections/${id}`)).body.programId).toBeNull()
  await page.context().close()
})
