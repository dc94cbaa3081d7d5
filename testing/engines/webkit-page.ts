import { globPattern } from './loopback-proxy.ts'
import { type PageLine, takeLines } from './page-lines.ts'
import { type WebKitContext } from './webkit-context.ts'

type InPage<A, R> = (argument: A) => R | Promise<R>
type Listener = (event: { type(): string; text(): string; toString(): string }) => void

/** What stands for `undefined` in JSON. */
const UNDEFINED = '\0undefined'

const POLL_MS = 20

/** The part of Playwright's page that the script's tests use, over a window of WebKitGTK. */
export class WebKitPage {
  readonly #context: WebKitContext
  readonly #handle: string
  readonly #listeners: { name: string; listener: Listener }[] = []

  constructor(context: WebKitContext, handle: string) {
    this.#context = context
    this.#handle = handle
  }

  on(name: 'console' | 'pageerror', listener: Listener): void {
    this.#listeners.push({ name, listener })
  }

  addInitScript(script: () => unknown): void {
    this.#context.addInitScript(script)
  }

  route: WebKitContext['route'] = (...parameters) => this.#context.route(...parameters)

  async goto(url: string): Promise<void> {
    await this.#tellLines()
    await this.#context.inWindow(this.#handle, (webkit) => webkit.goto(new URL(url).href))
    await this.#tellLines()
  }

  async evaluate<A, R>(script: InPage<A, R>, argument?: A): Promise<R> {
    const result = await this.#run(script, argument)
    await this.#tellLines()
    return result
  }

  waitForFunction<A>(script: InPage<A, unknown>, argument?: A): Promise<void> {
    return this.#until(String(script), async () => Boolean(await this.evaluate(script, argument)))
  }

  waitForURL(glob: string): Promise<void> {
    const pattern = globPattern(glob)
    return this.#until(glob, async () => {
      const url = await this.#context.inWindow(this.#handle, (webkit) => webkit.url())
      return pattern.test(url)
    })
  }

  getAttribute(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      ([selector, name]) => document.querySelector(selector)!.getAttribute(name),
      [selector, name] as const,
    )
  }

  /** Finds a link by its text. A click ends when the page is there that the link leads to. */
  getByRole(role: 'link', { name }: { name: string }): { click(): Promise<void> } {
    return {
      click: async () => {
        await this.#tellLines()
        const target = await this.#context.inWindow(this.#handle, async (webkit) => {
          const element = await webkit.find(`${role} text`, name)
          const href = await webkit.send<string>('GET', `${element}/property/href`)
          await webkit.send('POST', `${element}/click`, {})
          return href
        })
        await this.waitForFunction(
          (target) => location.href === target && document.readyState === 'complete',
          target,
        )
      },
    }
  }

  async close(): Promise<void> {
    await this.#tellLines()
    this.#context.forget(this)
    await this.#context.inWindow(this.#handle, (webkit) => webkit.send('DELETE', 'window'))
  }

  /** Tells listeners what the page wrote since it was last asked. */
  async #tellLines(): Promise<void> {
    const lines = await this.#run<undefined, PageLine[]>(takeLines).catch((error: unknown) => {
      // A page that leaves by itself may do so while it is asked.
      if (/before the unload event/.test(String(error))) return []
      throw error
    })
    for (const { type, text } of lines)
      for (const { name, listener } of this.#listeners)
        if ((name === 'pageerror') === (type === 'pageerror'))
          listener({ type: () => type, text: () => text, toString: () => text })
  }

  /** Calls a function in the page. Values go as JSON in a text, which keeps what the driver would change. */
  async #run<A, R>(script: InPage<A, R>, argument?: A): Promise<R> {
    const code = `const [argument, mark, done] = arguments
      const write = (value) => JSON.stringify(value, (_, one) => one === undefined ? mark : one)
      Promise.resolve().then(() => (${String(script)})(JSON.parse(argument))).then(write).then(
        (result) => done({ result }), (error) => done({ error: String(error) }))`
    const { result, error } = await this.#context.inWindow(this.#handle, (webkit) =>
      webkit.runAsync<{ result?: string; error?: string }>(
        code,
        JSON.stringify(argument ?? null),
        UNDEFINED,
      ),
    )
    if (result === undefined) throw new Error(error)
    // What a function of the page returns is of the type that it says.
    return restore(JSON.parse(result)) as R
  }

  async #until(what: string, condition: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + this.#context.timeout
    while (!(await condition())) {
      if (performance.now() > end)
        throw new Error(`Not within ${this.#context.timeout} ms: ${what}`)
      await Bun.sleep(POLL_MS)
    }
  }
}

function restore(value: unknown): unknown {
  if (value === UNDEFINED) return undefined
  if (Array.isArray(value)) return value.map(restore)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restore(one)]))
}
