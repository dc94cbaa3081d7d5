import { PAGES } from './sections.ts'

/** What opens the palette, as the keys are labelled. */
export const PALETTE_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'

const STORED = 'svc-console-shortcuts'

/** The keys that open each page, pressed one after the other: `g l`. */
export const PAGE_KEYS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ keys, path }) => (keys ? [[keys, path] as const] : [])),
)

/** Tells whether keys without a modifier do something: who speaks to their computer turns that off. */
export const areKeysOn = (): boolean => localStorage.getItem(STORED) !== 'off'

/** Turns keys without a modifier on or off in this browser. */
export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, 'off')
}

export type Pressed = 'palette' | 'help' | { path: string }

const NEXT_KEY_MS = 1_500

/** Returns what reads keys: each call takes one, and answers what it asks for, if anything. */
export function keyReader(now: () => number): (event: KeyboardEvent) => Pressed | undefined {
  let before = { key: '', at: -Infinity }
  return (event) => {
    const { key, metaKey, ctrlKey, altKey } = event
    if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') return 'palette'
    if (metaKey || ctrlKey || altKey || !areKeysOn() || isTyping(event)) return undefined
    if (key === '?') return 'help'
    const isNext = now() - before.at < NEXT_KEY_MS
    const path = isNext ? PAGE_KEYS.get(`${before.key} ${key}`) : undefined
    before = path ? { key: '', at: -Infinity } : { key, at: now() }
    return path === undefined ? undefined : { path }
  }
}

/** Tells whether a key is text for a field, or an answer to a dialog. */
function isTyping(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLElement &&
        (node.isContentEditable || node.matches('input, textarea, select, dialog, wa-dropdown')),
    )
}
