import type { Page } from 'playwright-core'

/** Where the focus is, through shadow trees. */
export interface Stop {
  /** What a screen reader calls it, as far as its own words go. */
  name: string
  tag: string
  box: { x: number; y: number; width: number; height: number }
}

export type Direction = 'ltr' | 'rtl'

/** More stops than any page of ours has: whoever needs them is in a trap. */
const TRAPPED = 150

/** Whoever uses a page by keyboard alone: nothing here clicks or puts the focus anywhere. */
export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Where the focus is now; undefined when it is nowhere. */
  at(): Promise<Stop | undefined> {
    return this.page.evaluate(focused)
  }

  /** Goes on until the focus is at what has that name. */
  async to(name: string | RegExp, key = 'Tab'): Promise<Stop> {
    const passed: string[] = []
    while (passed.length < TRAPPED) {
      await this.press(key)
      const stop = await this.at()
      if (stop && isNamed(stop, name)) return stop
      passed.push(stop?.name ?? '–')
    }
    throw new Error(`No ${String(name)} by ${key}, but: ${passed.slice(0, 40).join(' | ')}`)
  }

  /** Goes to what has that name and presses Enter, or what opens it. */
  async use(name: string | RegExp, key = 'Enter'): Promise<Stop> {
    const stop = await this.to(name)
    await this.press(key)
    return stop
  }

  /** Goes on until the link with that name, from stop to stop. The link itself is not among them. */
  async walk(end: string, key = 'Tab', look?: (stop: Stop) => Promise<void>): Promise<Stop[]> {
    const stops: Stop[] = []
    while (stops.length < TRAPPED) {
      await this.press(key)
      const stop = await this.at()
      if (!stop) throw new Error(`The focus is nowhere after ${stops.at(-1)?.name}.`)
      if (stop.name === end) return stops
      stops.push(stop)
      await look?.(stop)
    }
    throw new Error(`${end} is never reached: ${stops.map(({ name }) => name).join(' | ')}`)
  }

  /** Until it is so; the test's own time limit ends it. */
  async until(holds: () => Promise<boolean>): Promise<void> {
    while (!(await holds())) await this.page.waitForTimeout(10)
  }
}

function isNamed({ name }: Stop, wanted: string | RegExp): boolean {
  return wanted instanceof RegExp ? wanted.test(name) : name === wanted
}

/** Runs in the page. */
function focused(): Stop | undefined {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return undefined
  const label = (at as HTMLInputElement).labels?.[0]
  // A label around a field has the field's own words in it as well.
  const others =
    label &&
    Array.from(label.childNodes).filter((node) => node !== at && !(node instanceof Comment))
  const words =
    at.ariaLabel ?? others?.map(({ textContent }) => textContent).join(' ') ?? at.innerText
  const { x, y, width, height } = at.getBoundingClientRect()
  const name = words.replace(/\s+/g, ' ').trim()
  return { name, tag: at.localName, box: { x, y, width, height } }
}

/**
 * Pairs of stops of which the second stands before the first for somebody who reads: above it, or beside it
 * at the side where lines begin.
 */
export function outOfOrder(stops: readonly Stop[], dir: Direction): string[] {
  return stops.slice(1).flatMap(({ box, name }, before) => {
    const { box: last, name: from } = stops[before]!
    const isAbove = box.y + box.height <= last.y + 1
    const isBeside = box.y < last.y + last.height - 1 && last.y < box.y + box.height - 1
    const isEarlier =
      dir === 'ltr' ? box.x + box.width <= last.x + 1 : box.x >= last.x + last.width - 1
    return isAbove || (isBeside && isEarlier) ? [`${from} → ${name}`] : []
  })
}
