import { describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { expectAccessibleInAllLooks } from './axe.ts'
import { settled, Visitors } from './visitors.ts'

const visitors = new Visitors()
const PHONE = { viewport: { width: 390, height: 844 } }
const TABLET = { viewport: { width: 1024, height: 768 } }

/** The names of a navigation's links that can be seen, in order. */
async function readLinkNames(page: Page, name: string): Promise<string[]> {
  const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
  return (await links.allInnerTexts()).map((text) => text.trim())
}

describe('the side bar', () => {
  const ALL = [
    'Home',
    'Analytics',
    'Partners',
    'Customers',
    'Links',
    'Commissions',
    'Payouts',
    'Program',
  ]
  const SEEN = {
    owner: ALL,
    viewer: ALL,
    billing: ALL.filter((name) => name !== 'Customers' && name !== 'Links'),
  }
  test.each(['owner', 'viewer', 'billing'] as const)(
    'of the role %s has the entries that it may open',
    async (role) => {
      const names = SEEN[role]
      const person = role === 'owner' ? visitors.owner : await visitors.server.person(role)
      const page = await visitors.member('/console/partners', {}, person)
      await settled(page)
      expect(await readLinkNames(page, 'Sections')).toEqual(names)
      for (const name of names) {
        await page
          .getByRole('navigation', { name: 'Sections' })
          .getByText(name, { exact: true })
          .click()
        await page.locator('side-navigation .main [aria-current]', { hasText: name }).waitFor()
        await settled(page)
        expect(await page.getByText('lacks the scope').count()).toBe(0)
      }
      await page.context().close()
    },
  )

  test('leads to the settings, which have their own, and back to the page before', async () => {
    const page = await visitors.member('/console/partners?status=invited')
    await settled(page)
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('heading', { name: 'Workspace', level: 1 }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Sections' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL(/partners\?status=invited$/)
    expect(await page.locator('section-tabs [aria-current]').innerText()).toBe('Invitations')
    await page.context().close()
  })

  test('shows the open entry of the settings on a screen that is too low for all', async () => {
    const low = { viewport: { width: 1280, height: 500 } }
    const page = await visitors.member('/console/settings/account', low)
    await settled(page)
    const entry = page.locator('side-navigation .settings [aria-current]')
    await page.waitForFunction(() => {
      const side = document
        .querySelector('console-app')
        ?.shadowRoot?.querySelector('side-navigation')
      return (side?.shadowRoot?.querySelector('nav.settings')?.scrollTop ?? 0) > 0
    })
    const { y = 0, height = 0 } = (await entry.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(500)
    await page.context().close()
  })

  test('has pictures with tooltips below 1,200 px', async () => {
    const page = await visitors.member('/console/partners', TABLET)
    await settled(page)
    const { width = 0 } = (await page.locator('side-navigation').boundingBox()) ?? {}
    expect(width).toBeLessThan(64)
    const link = page.getByRole('link', { name: 'Commissions', exact: true })
    const tooltip = link.locator('span').first()
    const clip = () => tooltip.evaluate((span) => getComputedStyle(span).clipPath)
    expect(await clip()).not.toBe('none')
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await clip()).toBe('none')
    await expectAccessibleInAllLooks(page)
    await link.click()
    await page.getByRole('heading', { name: 'Commissions', level: 1 }).waitFor()
    await page.context().close()
  })
})

describe('the tabs', () => {
  test('keep the program that the address names', async () => {
    const page = await visitors.member('/console/partners?program=prog_1&status=approved')
    await page.getByRole('link', { name: 'Invitations', exact: true }).click()
    await page.waitForURL(/partners\?status=invited&program=prog_1$/)
    await page.getByRole('link', { name: 'Applications', exact: true }).click()
    await page.waitForURL(/partners\/applications\?program=prog_1$/)
    await page.context().close()
  })

  test('are not there above one of a list', async () => {
    const { link } = visitors.server.shop
    const page = await visitors.member(`/console/links/${link.id}`)
    await settled(page)
    expect(await page.locator('section-tabs a').count()).toBe(0)
    expect(await page.locator('side-navigation .main [aria-current]').innerText()).toBe('Links')
    await page.context().close()
  })
})

describe('on a phone', () => {
  test('the bar has the pages of every day, and a menu the others', async () => {
    const page = await visitors.member('/console/partners', PHONE)
    await settled(page)
    const bar = page.getByRole('navigation', { name: 'Sections' })
    const names = await bar.getByRole('link').filter({ visible: true }).allInnerTexts()
    expect(names.map((name) => name.trim())).toEqual(['Home', 'Partners', 'Commissions', 'Payouts'])
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Program' }).click()
    await page.waitForURL(/console\/rewards$/)
    await settled(page)
    await expectAccessibleInAllLooks(page)
    await page.context().close()
  })

  test('a menu has the pages of the settings, and the tab of the page is scrolled to', async () => {
    const page = await visitors.member('/console/settings/workspace', PHONE)
    await settled(page)
    await page.getByRole('button', { name: 'Settings: Workspace' }).click()
    await page.getByRole('menuitem', { name: 'Webhooks' }).click()
    await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor()
    await expectAccessibleInAllLooks(page)
    await page.goto(page.url().replace('/settings/webhooks', '/program'))
    await settled(page)
    await page.waitForFunction(() => {
      const app = document.querySelector('console-app')?.shadowRoot
      const tab = app?.querySelector('section-tabs')?.shadowRoot?.querySelector('[aria-current]')
      return tab !== null && tab !== undefined && tab.getBoundingClientRect().right <= innerWidth
    })
    await page.context().close()
  })
})

test('the chosen program stays chosen from page to page, and is left with the workspace', async () => {
  const { shop } = visitors.server
  const { body: first } = await shop.api('POST', '/programs', {
    name: 'Acme Friends',
    url: 'https://acme.test',
  })
  const { body: second } = await shop.api('POST', '/programs', {
    name: 'Acme Europa',
    url: 'https://acme.test',
  })
  for (const [programId, name] of [
    [first.id, 'Fred First'],
    [second.id, 'Erika Europa'],
  ])
    await shop.api('POST', '/partners', {
      programId,
      name,
      email: `${String(name).replace(' ', '.').toLowerCase()}@people.test`,
    })
  const page = await visitors.member('/console/commissions')
  await page.getByRole('button', { name: 'Program: All programs' }).click()
  await page.getByRole('menuitem', { name: 'Acme Europa' }).click()
  await page.waitForURL(new RegExp(`program=${second.id}$`))
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Partners/ })
    .click()
  await page.waitForURL(new RegExp(`/partners\\?program=${second.id}$`))
  await page.getByRole('link', { name: 'Erika Europa' }).waitFor()
  expect(await page.getByRole('link', { name: 'Fred First' }).count()).toBe(0)
  await expectAccessibleInAllLooks(page)
  for (const path of ['analytics', 'links', 'payouts', 'program', 'discounts', '']) {
    await page.goto(`${visitors.server.origin}/console/${path}?program=${second.id}`)
    await page.getByRole('button', { name: 'Program: Acme Europa' }).waitFor()
    await settled(page)
    expect(await page.getByText(/ignored/i).count()).toBe(0)
  }
  // A page about one program names it, even where none is chosen.
  await page.goto(`${visitors.server.origin}/console/program`)
  await page.getByRole('button', { name: 'Program: Acme Friends' }).waitFor()
  await page.context().close()
})
