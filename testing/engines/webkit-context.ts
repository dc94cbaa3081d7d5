import { EMPTY_PAGE, LoopbackProxy } from './loopback-proxy.ts'
import { keepLines } from './page-lines.ts'
import { WebKit } from './webdriver.ts'
import { WebKitPage } from './webkit-page.ts'

/** A cookie as WebDriver has it. */
type DriverCookie = {
  name: string
  value: string
  domain: string
  path: string
  expiry?: number
  secure: boolean
  httpOnly: boolean
  sameSite: string
}

type Cookie = Omit<DriverCookie, 'expiry'> & { expires: number }

/**
 * The part of Playwright's context that the script's tests use: a WebKitGTK of its own, and so a profile of
 * its own. Its first window is not a page of the test's: cookies are read there, place by place.
 */
export class WebKitContext {
  timeout = 30_000
  readonly #webkit: WebKit
  readonly #proxy: LoopbackProxy
  readonly #pages = new Set<WebKitPage>()
  #first = ''
  #window = ''
  /** Ends when the last command does: each is about the window that is chosen then. */
  #last: Promise<unknown> = Promise.resolve()

  private constructor(webkit: WebKit, proxy: LoopbackProxy) {
    this.#webkit = webkit
    this.#proxy = proxy
  }

  static async start(): Promise<WebKitContext> {
    const proxy = await LoopbackProxy.start()
    proxy.addScript(keepLines)
    const webkit = await WebKit.start(proxy.address)
    const context = new WebKitContext(webkit, proxy)
    context.#first = context.#window = await webkit.send<string>('GET', 'window')
    return context
  }

  setDefaultTimeout(ms: number): void {
    this.timeout = ms
  }

  async newPage(): Promise<WebKitPage> {
    const { handle } = await this.inWindow(this.#first, (webkit) =>
      webkit.send<{ handle: string }>('POST', 'window/new', { type: 'window' }),
    )
    const page = new WebKitPage(this, handle)
    this.#pages.add(page)
    return page
  }

  forget(page: WebKitPage): void {
    this.#pages.delete(page)
  }

  addInitScript(script: () => unknown): void {
    this.#proxy.addScript(script)
  }

  route(...parameters: Parameters<LoopbackProxy['route']>): void {
    this.#proxy.route(...parameters)
  }

  /** Cuts the network and tells the pages, as a browser would. */
  async setOffline(isOffline: boolean): Promise<void> {
    this.#proxy.isOffline = isOffline
    for (const page of this.#pages)
      await page.evaluate(
        (type) => {
          dispatchEvent(new Event(type))
        },
        isOffline ? 'offline' : 'online',
      )
  }

  /** Reads the cookies of all places that pages were opened at. */
  async cookies(): Promise<Cookie[]> {
    const found = new Map<string, Cookie>()
    await this.#atEachPlace(async (webkit) => {
      for (const { expiry = -1, ...cookie } of await webkit.send<DriverCookie[]>('GET', 'cookie'))
        found.set([cookie.domain, cookie.path, cookie.name].join(), { ...cookie, expires: expiry })
    })
    return Array.from(found.values())
  }

  async clearCookies(): Promise<void> {
    await this.#atEachPlace((webkit) => webkit.send('DELETE', 'cookie'))
  }

  async close(): Promise<void> {
    await this.#webkit.stop()
    this.#proxy.stop()
  }

  /** Sends commands about one window, after those that were sent before. */
  inWindow<T>(handle: string, commands: (webkit: WebKit) => Promise<T>): Promise<T> {
    const result = this.#last.then(async () => {
      if (this.#window !== handle) await this.#webkit.send('POST', 'window', { handle })
      this.#window = handle
      return commands(this.#webkit)
    })
    this.#last = result.catch(() => {})
    return result
  }

  /** Opens an empty document at each place, since the driver reaches the cookies of one document only. */
  async #atEachPlace(commands: (webkit: WebKit) => Promise<unknown>): Promise<void> {
    for (const place of this.#proxy.pages)
      await this.inWindow(this.#first, async (webkit) => {
        await webkit.goto(`${place}?${EMPTY_PAGE}`)
        await commands(webkit)
      })
  }
}
