import { emulateMedia, setViewport } from '@web/test-runner-commands'
import { afterEachOnce } from './fixture.ts'
import { IS_WHOLE_RUN } from './server.ts'

/** How a page may look: every element has to be fine in all of them. */
export interface Look {
  name: string
  scheme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

export const LOOKS: readonly Look[] = [
  { name: 'light, left to right', scheme: 'light', dir: 'ltr' },
  { name: 'light, right to left', scheme: 'light', dir: 'rtl' },
  { name: 'dark, left to right', scheme: 'dark', dir: 'ltr' },
  { name: 'dark, right to left', scheme: 'dark', dir: 'rtl' },
]

/** Returns which cases a test tries: all in a whole run, else one, which `turn` chooses, counted from 0. */
export function takeTurn<T>(cases: readonly T[], turn: number): readonly T[] {
  return IS_WHOLE_RUN ? cases : [cases[turn % cases.length]!]
}

/** From the narrowest place an element has to fit into to a whole window. */
export const WIDTHS = [280, 375, 768, 1280] as const

/** Dresses the page for the running test. */
export function applyTheme({ scheme, dir }: Pick<Look, 'scheme' | 'dir'>): void {
  const root = document.documentElement
  root.style.colorScheme = scheme
  root.style.backgroundColor = 'Canvas'
  root.style.color = 'CanvasText'
  root.dir = dir
  afterEachOnce(() => {
    root.removeAttribute('style')
    root.removeAttribute('dir')
  })
}

/** Tells whether the element fits into that many pixels, without horizontal scrolling. */
export async function fitsInto(element: HTMLElement, width: number): Promise<boolean> {
  await setViewport({ width, height: 900 })
  afterEachOnce(() => void setViewport({ width: 800, height: 600 }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return element.scrollWidth <= element.clientWidth
}

/** Emulates the media features of a visitor's system. */
export async function prefers(media: Parameters<typeof emulateMedia>[0]): Promise<void> {
  await emulateMedia(media)
}
