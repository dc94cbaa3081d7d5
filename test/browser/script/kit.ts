import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { SCRIPT_DIR } from '../../../server/http/script-routes.ts'
import { ensureBuilt } from '../../../tools/build.ts'
import { type LaunchOptions } from '../../../testing/browser.ts'
import { openBrowser } from '../../kit/open-browser.ts'

/** A request that reached the network edge. */
export type Seen = {
  method: string
  path: string
  body: Record<string, string>
  type: string | null
}

export const HOSTS = ['*.test', 'acme.test']

/**
 * One server for everything on loopback: pages on any host, the built script and an API that speaks
 * the wire's shapes and records a `requestId` once. Tests change `page` and `answer` at will.
 */
export class Site {
  seen: Seen[] = []
  private clicks = new Map<string, string>()
  private waiting: (() => void)[] = []
  private server
  /** What the tag looks like; `attributes` go into it. */
  page = (attributes: string) => `<!doctype html><title>shop</title><head>${this.tag(attributes)}`
  attributes = ''
  headers: Record<string, string> = {}
  /** Answers a tracked event; the default records a click with a partner. */
  answer: (event: Seen) => Response | Promise<Response> = (event) => this.recorded(event)

  private scripts: string

  constructor(scripts: string) {
    this.scripts = scripts
    this.server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      idleTimeout: 20,
      fetch: (request) => this.fetch(request),
    })
  }

  at = (host: string, path = '/') => `http://${host}:${this.server.port}${path}`

  tag = (attributes = '', file = 'script.js') =>
    `<script defer src="${this.at('svc.test', `/${file}`)}" data-key="svc_pk_test" ${attributes}></script>`

  /** Clicks as the server counts them: each `requestId` once. */
  get recordedClicks() {
    return this.clicks.size
  }

  events = (path: string) => this.seen.filter((one) => one.path == `/api/track/${path}`)

  recorded(event: Seen): Response {
    if (event.path.endsWith('/client')) return json({ click: { id: event.body['clickId'] } })
    const id = event.body['requestId'] ?? ''
    if (!this.clicks.has(id)) this.clicks.set(id, `click${this.clicks.size + 1}`)
    const partner = { id: 'pn_1', name: 'José & Co; a=b', image: null }
    return json({ clickId: this.clicks.get(id), partner, discount: null })
  }

  /** Resolves when a condition on what was seen holds; it is asked again at every request and answer. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  reset() {
    this.seen = []
    this.clicks.clear()
    this.attributes = ''
    this.headers = {}
    this.page = (attributes) => `<!doctype html><title>shop</title><head>${this.tag(attributes)}`
    this.answer = (event) => this.recorded(event)
  }

  stop = () => this.server.stop(true)

  private wake() {
    this.waiting.splice(0).forEach((resolve) => resolve())
  }

  private async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.js'))
      return new Response(Bun.file(join(this.scripts, pathname)), {
        headers: { 'access-control-allow-origin': '*' },
      })
    if (!pathname.includes('/track/'))
      return new Response(this.page(this.attributes), {
        headers: { 'content-type': 'text/html; charset=utf-8', ...this.headers },
      })
    const text = await request.text()
    const event: Seen = {
      method: request.method,
      path: pathname,
      body: text ? (JSON.parse(text) as Record<string, string>) : {},
      type: request.headers.get('content-type'),
    }
    this.seen.push(event)
    this.wake()
    const response = await this.answer(event)
    this.wake()
    response.headers.set('access-control-allow-origin', '*')
    return response
  }
}

export const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Starts the site and a browser for a test file; each test gets a fresh context. */
export function useSite(options: LaunchOptions = {}) {
  const kit = {} as {
    site: Site
    browser: Browser
    context: BrowserContext
    page: Page
  }
  /** Anything a developer would see in the console, or that escaped as an error. */
  const complaints: string[] = []
  beforeAll(async () => {
    await ensureBuilt(['script'])
    kit.site = new Site(SCRIPT_DIR)
    kit.browser = await openBrowser({ hosts: HOSTS, ...options })
    await fresh()
  }, 600_000)
  afterEach(async () => {
    await kit.context.close()
    kit.site.reset()
    complaints.length = 0
    await fresh()
  })
  afterAll(async () => {
    await kit.browser.close()
    await kit.site.stop()
  })
  const fresh = async () => {
    kit.context = await kit.browser.newContext()
    kit.page = await open()
  }
  const open = async () => {
    const page = await kit.context.newPage()
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (line) => {
      if (line.type() == 'error' || line.type() == 'warning') complaints.push(line.text())
    })
    return page
  }
  return { kit, complaints, open }
}

/** The visitor's `svc_id` cookies, each as `domain=value`. */
export const cookies = async (context: BrowserContext) =>
  (await context.cookies())
    .filter(({ name }) => name == 'svc_id')
    .map(({ domain, value }) => `${domain}=${value}`)

/** Waits until the script has decided the click of this view. */
export const settled = (page: Page) => page.evaluate(() => window._svcAnalytics!.ready())

/** Waits until everything asked for so far has left the page. */
export const barrier = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(fetch('/')))))
