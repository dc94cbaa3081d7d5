import { afterAll, beforeAll, expect } from 'bun:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../../kit/open-browser.ts'
import {
  openConsoleServer,
  type ConsolePerson,
  type ConsoleServer,
  type ConsoleServerOptions,
} from '../../kit/console-server.ts'

/** A server with a month of events, a browser, and its owner; for the tests of one file. */
export class Visitors {
  server!: ConsoleServer
  owner!: ConsolePerson
  /** What no page may do, however the API behaves: throw, or break its policy. */
  readonly problems: string[] = []
  #browser!: Browser

  /** `isNew`: nobody has an account yet, so there is no `owner`. `host` names the server in its address. */
  constructor({ isNew = false, ...options }: ConsoleServerOptions & { isNew?: boolean } = {}) {
    beforeAll(async () => {
      this.server = await openConsoleServer({ clicks: isNew ? 0 : 80, ...options })
      this.#browser = await openBrowser()
      if (!isNew) this.owner = await this.server.person('owner')
    })
    afterAll(async () => {
      await this.#browser.close()
      await this.server.close()
      expect(this.problems).toEqual([])
    })
  }

  /** Opens a page for somebody who is not signed in. */
  async stranger(path: string): Promise<Page> {
    return this.open(await this.#browser.newContext({ locale: 'en-US' }), path)
  }

  /** Opens a page for somebody who is signed in; by default the owner. */
  async member(path: string, options: BrowserContextOptions = {}, person = this.owner) {
    const context = await this.#browser.newContext({ locale: 'en-US', ...options })
    const [name = '', value = ''] = person.cookie.split('=')
    await context.addCookies([
      { name, value, url: this.server.origin, httpOnly: true, sameSite: 'Lax' },
    ])
    return this.open(context, path)
  }

  async open(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage()
    page.on('pageerror', (error) => this.problems.push(`${path}: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) this.problems.push(message.text())
    })
    await page.goto(this.server.origin + path)
    return page
  }
}

export async function signIn(
  page: Page,
  { email, password }: Pick<ConsolePerson, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Until nothing loads any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isBusy = (root: ParentNode): boolean =>
      Array.from(root.querySelectorAll('*')).some(
        (one) =>
          one.matches('[aria-busy=true], :not(:defined)') ||
          (one.shadowRoot && isBusy(one.shadowRoot)),
      )
    const app = document.querySelector('console-app')?.shadowRoot
    return Boolean(app?.querySelector('main')?.firstElementChild) && !isBusy(document)
  })
}
