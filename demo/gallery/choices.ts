import { queryOf, readDesign, themeOf, type Design, type Token } from './design.ts'
import type { Look } from './samples.ts'

/** Choices kept in the address, so that it can be sent to somebody, and back and reload restore them. */
const NAMES = ['scheme', 'dir', 'lang', 'density', 'state', 'width'] as const

export interface Choices extends Look {
  /** Pixels, or `full`. */
  width: string
  design: Design
}

function field(form: HTMLFormElement, name: string): HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLSelectElement
}

/** Restores form and design from the address. Missing and unknown values become the default. */
export function readAddress(form: HTMLFormElement, tokens: readonly Token[]): Design {
  const said = new URLSearchParams(location.search)
  for (const name of NAMES) {
    const one = field(form, name)
    one.value = said.get(name) ?? usual(one)
    if (!one.value) one.value = usual(one)
  }
  return readDesign(said, tokens)
}

/** Writes the choices into the address, as a step of the history. */
export function writeAddress(form: HTMLFormElement, design: Design): void {
  const chosen = NAMES.flatMap((name) => {
    const { value } = field(form, name)
    return value === usual(field(form, name)) ? [] : [[name, value]]
  })
  const query = new URLSearchParams([...queryOf(design), ...chosen]).toString()
  const to = `${location.pathname}${query && `?${query}`}${location.hash}`
  if (to !== location.pathname + location.search + location.hash) history.pushState(null, '', to)
}

export function choicesOf(form: HTMLFormElement, design: Design): Choices {
  const chosen = Object.fromEntries(NAMES.map((name) => [name, field(form, name).value]))
  // Each select offers what its type allows, and nothing else.
  return { ...chosen, design, theme: themeOf(design) } as unknown as Choices
}

function usual(one: HTMLSelectElement): string {
  return one.dataset['usual'] ?? one.options[0]!.value
}
