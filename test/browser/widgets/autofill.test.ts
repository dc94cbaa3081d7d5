import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { CDPSession, Page } from 'playwright-core'
import { openHost, type Host } from './host-page.ts'

let host: Host

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

/** A person as a browser keeps them, by the browser's names of fields. */
const GRACE = {
  NAME_FULL: 'Grace Okoro',
  EMAIL_ADDRESS: 'grace@okoro.example',
  COMPANY_NAME: 'Okoro Ltd',
}
const EXPECTED = { name: 'Grace Okoro', email: 'grace@okoro.example', companyName: 'Okoro Ltd' }

// Not in Playwright's list: it is the whole browser's, not the headless shell's.
type Autofill = { send(method: string, parameters?: object): Promise<unknown> }

/**
 * Fills the form in as the browser does for somebody who chose their own address from its list. A browser
 * without that (the headless shell) is played: the same values and the same events, which were seen in Chromium
 * 156: no keys, but a keydown that names none.
 */
async function autofill(page: Page): Promise<'browser' | 'played'> {
  const session = await page.context().newCDPSession(page)
  const autofills = session as unknown as Autofill
  const has = await autofills.send('Autofill.enable').then(
    () => true,
    () => false,
  )
  if (!has) {
    await page.locator('svc-partner-signup').evaluate(play, EXPECTED)
    return 'played'
  }
  const fields = Object.entries(GRACE).map(([name, value]) => ({ name, value }))
  const fieldId = await nodeOfName(session)
  await autofills.send('Autofill.trigger', { fieldId, address: { fields } })
  return 'browser'
}

async function nodeOfName(session: CDPSession): Promise<number> {
  const expression = `document.querySelector('svc-partner-signup').shadowRoot.querySelector('[name=name]')`
  const { result } = await session.send('Runtime.evaluate', { expression })
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId! })
  return node.backendNodeId
}

function play(element: Element, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = element.shadowRoot!.querySelector<HTMLInputElement>(`[name="${name}"]`)!
    field.dispatchEvent(new FocusEvent('focus'))
    field.dispatchEvent(new Event('keydown', { bubbles: true, composed: true }))
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    field.dispatchEvent(new Event('keyup', { bubbles: true, composed: true }))
    field.dispatchEvent(new FocusEvent('blur'))
  }
}

const open = () =>
  host.visit(
    host.scripts + host.signUp.replace('<svc-partner-signup', '<svc-partner-signup company'),
  )

test('a browser fills in name, e-mail and company, which takes the marks from them', async () => {
  const { page, problems } = await open()
  await page.getByRole('button', { name: 'Apply' }).click()
  const marked = page.locator('[aria-invalid=true]')
  const names = () => marked.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))
  expect(await names()).toEqual(['name', 'email', 'answers.website', 'terms'])
  const by = await autofill(page)
  for (const [name, value] of Object.entries(EXPECTED))
    expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value)
  if (by === 'browser') expect(await page.locator(':autofill').count()).toBe(3)
  expect(await names()).toEqual(['answers.website', 'terms'])
  expect(problems).toEqual([])
})

test('what a browser has filled in is sent by Enter', async () => {
  const { page, problems } = await open()
  await autofill(page)
  await page.getByLabel('Your website').fill('okoro.example')
  await page.getByLabel('I accept the terms').check()
  const sent = page.waitForRequest('**/partners/apply')
  await page.getByLabel('Name').press('Enter')
  const { answers, ...person } = (await sent).postDataJSON() as Record<string, unknown>
  expect(person).toMatchObject(EXPECTED)
  expect(answers).toEqual({ website: 'https://okoro.example' })
  await page.getByText('Check your inbox at grace@okoro.example').waitFor()
  expect(problems).toEqual([])
})

test('every field says by standard names what it is, or nothing', async () => {
  const { page } = await open()
  const said = await page
    .locator('svc-partner-signup :is(input, select, textarea)')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('name'), one.getAttribute('autocomplete')]),
    )
  expect(said.slice(0, 5)).toEqual([
    ['name', 'name'],
    ['email', 'email'],
    ['companyName', 'organization'],
    ['answers.website', 'url'],
    ['answers.about', null],
  ])
})
