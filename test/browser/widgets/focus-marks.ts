import type { Browser, Page } from 'playwright-core'
import type { Stop } from './keys.ts'

/** How far around an element its mark may lie. */
const AROUND = 6

/** Sees, by pixels, whether somebody can tell where the focus is. */
export class FocusMarks {
  readonly #page: Page
  readonly #eyes: Page
  #last: { stop: Stop; seen: Buffer } | undefined
  readonly #known = new Set<string>()
  /** Stops whose mark is not there, or only in part. */
  readonly unmarked: string[] = []

  private constructor(page: Page, eyes: Page) {
    this.#page = page
    this.#eyes = eyes
  }

  static async of(page: Page, browser: Browser): Promise<FocusMarks> {
    return new FocusMarks(page, await browser.newPage())
  }

  /** Compares the stop before with how it looks now that the focus has left it. */
  async look(stop?: Stop): Promise<void> {
    if (this.#last) {
      const { stop: left, seen } = this.#last
      const changed = await this.#difference(seen, await this.#shot(left))
      // A line of two pixels around it; half of it may lie on something of its colour.
      const { width, height } = left.box
      if (changed < 2 * (width + height)) this.unmarked.push(`${left.name}: ${changed} pixels`)
    }
    this.#last = stop && this.#isNew(stop) ? { stop, seen: await this.#shot(stop) } : undefined
  }

  /** Rows of a list differ in their figures only. */
  #isNew({ tag, name }: Stop): boolean {
    const kind = `${tag} ${name.replace(/\d/g, '')}`
    const isNew = !this.#known.has(kind)
    this.#known.add(kind)
    return isNew
  }

  close(): Promise<void> {
    return this.#eyes.close()
  }

  #shot({ box }: Stop): Promise<Buffer> {
    const clip = {
      x: Math.max(0, Math.floor(box.x - AROUND)),
      y: Math.max(0, Math.floor(box.y - AROUND)),
      width: Math.ceil(box.width + 2 * AROUND),
      height: Math.ceil(box.height + 2 * AROUND),
    }
    return this.#page.screenshot({ clip, caret: 'initial' })
  }

  #difference(before: Buffer, after: Buffer): Promise<number> {
    return this.#eyes.evaluate(
      async ([a, b]) => {
        const read = async (png: string) => {
          const picture = await createImageBitmap(await (await fetch(png)).blob())
          const { width, height } = picture
          const canvas = new OffscreenCanvas(width, height).getContext('2d')!
          canvas.drawImage(picture, 0, 0)
          return canvas.getImageData(0, 0, width, height).data
        }
        const [one, other] = [await read(a!), await read(b!)]
        let changed = 0
        for (let i = 0; i < one.length; i += 4) {
          const by = [0, 1, 2].map((c) => Math.abs(one[i + c]! - other[i + c]!))
          // What anti-aliasing moves is not seen.
          if (Math.max(...by) > 40) changed++
        }
        return changed
      },
      [before, after].map((png) => `data:image/png;base64,${png.toString('base64')}`),
    )
  }
}
