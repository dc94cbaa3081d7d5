import { fixture, fixtureCleanup } from '@open-wc/testing'
import type { LitElement, TemplateResult } from 'lit'
import { tokenOf, Wire, type Partner, type WireMode } from './server.ts'

export interface FixtureOptions {
  /** The partner whose page it is; null for elements of visitors. Default: `rich`. */
  partner?: Partner | null
  /** How the wire is from the start. Default: `open`. */
  wire?: WireMode
  scopes?: string[]
  /** Wait until nothing loads any more. Default: unless the wire is `held`. */
  settle?: boolean
}

export interface Fixture<E> {
  element: E
  wire: Wire
}

type Element = LitElement & { api?: string | undefined; token?: string | undefined }

/** Puts markup on the page and gives the first `svc-` element in it a session of its own. */
export async function fixtureOf<E extends Element>(
  markup: TemplateResult | string,
  options: FixtureOptions = {},
): Promise<Fixture<E>> {
  const { partner = 'rich', wire: mode = 'open', scopes, settle = mode !== 'held' } = options
  const wire = new Wire()
  if (mode !== 'open') await wire.set(mode)
  const token = partner ? await tokenOf(partner, scopes ? { scopes } : {}) : undefined
  const root = await fixture<HTMLElement>(markup)
  const element = firstOf<E>(root)
  element.api = wire.api
  if (token) element.token = token
  await element.updateComplete
  if (settle) await settled(element)
  return { element, wire }
}

function firstOf<E>(root: HTMLElement): E {
  const found = root.localName.startsWith('svc-')
    ? root
    : Array.from(root.querySelectorAll('*')).find((one) => one.localName.startsWith('svc-'))
  if (!found) throw new Error('There is no svc- element in the markup.')
  return found as E
}

/** Waits until neither the element nor one inside it is loading. */
export async function settled(element: LitElement): Promise<void> {
  await until(async () => {
    await element.updateComplete
    return !isBusy(element.renderRoot)
  })
}

function isBusy(root: ParentNode): boolean {
  if (root.querySelector('[aria-busy=true], :not(:defined)')) return true
  return Array.from(root.querySelectorAll('*')).some(
    ({ shadowRoot }) => shadowRoot && isBusy(shadowRoot),
  )
}

/** Asks again until it is so; the test's own time limit ends it. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/**
 * Watches what the page asks from now until the test ends. The function returned waits until so many
 * requests whose address contains that text have ended: were answered, or given up.
 */
export function watchAnswers(): (text: string, count?: number) => Promise<void> {
  const { fetch: send } = window
  const answered: string[] = []
  window.fetch = ((...request: Parameters<typeof fetch>) => {
    const response = send(...request)
    // Whoever asked has read the answer by the time that its copy is read.
    const read = response.then((answer) => answer.clone().text())
    const { url } = new Request(request[0])
    void read.catch(() => {}).then(() => setTimeout(() => answered.push(url)))
    return response
  }) as typeof fetch
  afterEachOnce(() => void (window.fetch = send))
  return (text, count = 1) =>
    until(() => answered.filter((url) => url.includes(text)).length >= count)
}

/** Waits for the next event of that name, wherever on the page it arrives. */
export function nextEvent<T = unknown>(name: string): Promise<CustomEvent<T>> {
  return new Promise((resolve) => {
    document.addEventListener(name, (event) => resolve(event as CustomEvent<T>), { once: true })
  })
}

/** Collects all events of those names, from now until the test ends. */
export function collectEvents(...names: string[]): CustomEvent<Record<string, unknown>>[] {
  const heard: CustomEvent<Record<string, unknown>>[] = []
  const ended = new AbortController()
  for (const name of names) {
    const hear = (event: Event) => heard.push(event as CustomEvent<Record<string, unknown>>)
    document.addEventListener(name, hear, { signal: ended.signal })
  }
  afterEachOnce(() => ended.abort())
  return heard
}

const endings: (() => void)[] = []

/** Runs when the running test has ended. */
export function afterEachOnce(end: () => void): void {
  endings.push(end)
}

afterEach(() => {
  for (const end of endings.splice(0)) end()
  fixtureCleanup()
})

/** Returns what a screen reader would read of it: the text of the element and of those inside it. */
export function textOf(element: Element_): string {
  const parts: string[] = []
  collect(element.shadowRoot ?? element, parts)
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}

/** Returns the text without the spaces and marks that only separate figures from words around them. */
export function plainTextOf(element: Element_): string {
  return textOf(element)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
}

type Element_ = globalThis.Element

function collect(node: Node, parts: string[]): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) parts.push(child.data)
    else if (child instanceof HTMLSlotElement && child.assignedNodes().length > 0)
      for (const given of child.assignedNodes()) collect(given, parts)
    else if (child instanceof globalThis.Element && !['STYLE', 'SCRIPT'].includes(child.tagName))
      collect(child.shadowRoot ?? child, parts)
  }
}

/** Finds one element inside the shadow tree; fails with a sentence when there is none. */
export function part<E extends Element_ = HTMLElement>(element: LitElement, selector: string): E {
  const found = element.renderRoot.querySelector<E>(selector)
  if (!found) throw new Error(`No ${selector} in ${element.localName}: ${textOf(element)}`)
  return found
}

/** Finds the button with that label. */
export function button(element: LitElement, label: string): HTMLButtonElement {
  const all = Array.from(element.renderRoot.querySelectorAll('button'))
  const found = all.find((one) => (one.ariaLabel ?? textOf(one)) === label)
  if (found) return found
  throw new Error(`No button "${label}" among: ${all.map((one) => textOf(one)).join(', ')}`)
}
