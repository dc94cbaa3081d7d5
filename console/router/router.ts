import type { ReactiveController, ReactiveControllerHost } from 'lit'

export const BASE = '/console'

const listeners = new Set<() => void>()

/**
 * Goes to an address of the console; `replace`: without an entry of its own to come back to. Another page keeps
 * the chosen program, unless `leavesProgram`.
 */
export function navigate(to: string | URL, { replace = false, leavesProgram = false } = {}): void {
  const url = new URL(to, location.href)
  if (!leavesProgram && url.pathname !== location.pathname) keepProgram(url)
  if (url.href === location.href) return
  history[replace ? 'replaceState' : 'pushState']({}, '', url)
  for (const tell of listeners) tell()
}

function keepProgram(url: URL): void {
  const program = new URLSearchParams(location.search).get('program')
  if (program && !url.searchParams.has('program')) url.searchParams.set('program', program)
}

/** Returns the present address with other values of its query; undefined takes one away. */
export function withQuery(changes: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.pathname + url.search + url.hash
}

/** Makes clicks on links of the console go without loading the page, as they would with a plain click. */
export function followLinks(root: EventTarget): void {
  root.addEventListener('click', (event) => {
    const click = event as MouseEvent
    if (click.defaultPrevented || click.button !== 0) return
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const url = ownAddress(click)
    if (!url) return
    click.preventDefault()
    navigate(url)
  })
}

/** Tells of the console's addresses whose links somebody points at or comes to by keyboard, before they are opened. */
export function watchLinks(root: EventTarget, tell: (url: URL) => void): void {
  const look = (event: Event) => {
    const url = ownAddress(event)
    if (url) tell(url)
  }
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, look, { passive: true })
}

/** Returns where an event's link leads to within the console. */
function ownAddress(event: Event): URL | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  const isOwn = url.origin === location.origin && url.pathname.startsWith(`${BASE}/`)
  return isOwn ? url : undefined
}

/** Renders its element again whenever the address changes. */
export class AddressController implements ReactiveController {
  readonly #host: ReactiveControllerHost
  readonly #changed: () => void

  constructor(host: ReactiveControllerHost, changed: () => void = () => {}) {
    this.#host = host
    this.#changed = changed
    host.addController(this)
  }

  readonly #tell = () => {
    this.#changed()
    this.#host.requestUpdate()
  }

  hostConnected(): void {
    listeners.add(this.#tell)
    addEventListener('popstate', this.#tell)
  }

  hostDisconnected(): void {
    listeners.delete(this.#tell)
    removeEventListener('popstate', this.#tell)
  }
}
