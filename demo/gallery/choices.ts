import type { Look } from './samples.ts'

/** Choices kept in the address, so that it can be sent to somebody, and back and reload restore them. */
const NAMES = ['theme', 'scheme', 'dir', 'lang', 'density', 'state', 'width'] as const

export type Choices = Look & { width: string }

function field(form: HTMLFormElement, name: string): HTMLSelectElement | HTMLInputElement {
  return form.elements.namedItem(name) as HTMLSelectElement
}

/** Restores the form from the address. Missing and unknown values become the default. */
export function readAddress(form: HTMLFormElement): void {
  const said = new URLSearchParams(location.search)
  for (const name of NAMES) {
    const one = field(form, name)
    one.value = said.get(name) ?? usual(one)
    if (!one.value) one.value = usual(one)
  }
}

export function writeAddress(form: HTMLFormElement): void {
  const chosen = NAMES.flatMap((name) => {
    const { value } = field(form, name)
    return value === usual(field(form, name)) ? [] : [[name, value]]
  })
  const query = new URLSearchParams(chosen).toString()
  const to = `${location.pathname}${query && `?${query}`}${location.hash}`
  if (to !== location.pathname + location.search + location.hash) history.pushState(null, '', to)
}

export function choicesOf(form: HTMLFormElement): Choices {
  const chosen = Object.fromEntries(NAMES.map((name) => [name, field(form, name).value]))
  // Each select offers what its type allows, and nothing else.
  return chosen as unknown as Choices
}

function usual(one: HTMLSelectElement | HTMLInputElement): string {
  return one instanceof HTMLSelectElement ? one.options[0]!.value : one.defaultValue
}
