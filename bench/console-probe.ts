import type { BrowserContext, Page } from 'playwright-core'

/** What pages under test have as `probe`. Paths lead through shadow roots: `console-app > links-page > h1`. */
export interface Probe {
  /** How many elements a path names, and the text of the first. */
  seen(path: string): { count: number; text: string }
  /** Resolves after the first frame in which there are so many and the first has the text; when that was. */
  painted(path: string, wanted?: { text?: string; count?: number }): Promise<number>
  /** When the first view was painted: of what the page was opened for. */
  first: Promise<number>
  /** Scrolls down by so many screens, one a frame. */
  scroll(path: string, screens: number): Promise<void>
  click(path: string): void
  enter(path: string, value: string, event: 'input' | 'change'): void
  /** The longest task since it was asked last; 0: none took 50 ms. */
  longest(): number
}

declare global {
  // The page's own name for it.
  var probe: Probe
}

const SLOWDOWN = 4

/**
 * Opens a page with a probe, on a slow machine. It waits for `first` by itself, since a question from outside
 * would take the page's time.
 */
export async function openSlowPage(context: BrowserContext, first: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(install)
  await page.addInitScript(watchFirst, first)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/** Runs within the page, so everything that it needs is in it. */
function install(): void {
  const tasks: number[] = []
  const keep = (entries: PerformanceEntryList) => tasks.push(...entries.map((one) => one.duration))
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })
  const all = (path: string): Element[] => {
    const parts = path.split(' > ')
    const last = parts.pop() ?? ''
    let root: ParentNode | null | undefined = document
    for (const part of parts) root = root?.querySelector(part)?.shadowRoot
    return Array.from(root?.querySelectorAll(last) ?? [])
  }
  const one = (path: string): HTMLElement => {
    const [found] = all(path)
    if (found instanceof HTMLElement) return found
    throw new Error(`There is no ${path}.`)
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const seen = (path: string) => {
    const found = all(path)
    return { count: found.length, text: found[0]?.textContent?.trim() ?? '' }
  }
  const painted: Probe['painted'] = async (path, { text = '', count = 1 } = {}) => {
    const until = performance.now() + 30_000
    for (;;) {
      await frame()
      const now = seen(path)
      if (now.count >= count && now.text.includes(text)) break
      if (performance.now() > until) throw new Error(`${path} was not drawn: ${now.text}`)
    }
    // Tasks come after the frame's own work; one like this before those that the page has set.
    return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
  }
  globalThis.probe = {
    seen,
    painted,
    // Set by `watchFirst`.
    first: Promise.resolve(0),
    async scroll(path, screens) {
      const scroller = one(path)
      for (let screen = 0; screen < screens; screen++) {
        scroller.scrollTop += scroller.clientHeight
        await frame()
      }
    },
    click: (path) => one(path).click(),
    enter(path, value, event) {
      const field = one(path)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value
      field.dispatchEvent(new Event(event, { bubbles: true }))
    },
    longest() {
      keep(observer.takeRecords())
      return Math.max(0, ...tasks.splice(0))
    },
  }
}

/**
 * Runs within the page after `install`. Looks for the first view when elements come, also in shadow roots:
 * a frame asked for again and again would take its time from the page that is loading.
 */
function watchFirst(path: string): void {
  const { promise, resolve } = Promise.withResolvers<number>()
  probe.first = promise
  const look = () => {
    if (probe.seen(path).count === 0) return
    observer.disconnect()
    resolve(probe.painted(path))
  }
  const observer = new MutationObserver(look)
  const watch = (root: Node) => observer.observe(root, { childList: true, subtree: true })
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }
  watch(document)
}
