/** The switches of the gallery: kept in the address, so that a look can be sent to somebody. */
import '../guide/copy-lines.ts'
import { THEMES } from './themes.ts'

type Shown = HTMLElement & { token?: string | undefined }

const form = document.querySelector<HTMLFormElement>('.top form')!
const stages = Array.from(document.querySelectorAll<HTMLElement>('.stage'))
const names = ['theme', 'scheme', 'dir', 'lang', 'density', 'state', 'width']

function field(name: string): HTMLSelectElement | HTMLInputElement {
  return form.elements.namedItem(name) as HTMLSelectElement
}

function readAddress(): void {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
    if (names.includes(name)) field(name).value = value
}

function writeAddress(): void {
  const chosen = names.map((name): [string, string] => [name, field(name).value])
  history.replaceState(null, '', `#${new URLSearchParams(chosen).toString()}`)
}

/** What needs no new request: colours, width, direction, words. */
function dress(): void {
  const theme = Object.entries(THEMES[field('theme').value] ?? {})
  const [width, scheme] = [field('width').value, field('scheme').value]
  document.querySelector('output')!.value = `${width} px`
  for (const stage of stages) {
    for (const name of Array.from(stage.style)) stage.style.removeProperty(name)
    for (const [name, value] of theme) stage.style.setProperty(name, value)
    stage.style.setProperty('color-scheme', scheme)
    stage.style.setProperty('--width', `${width}px`)
    stage.dir = field('dir').value
    stage.lang = field('lang').value
  }
  const lines = theme.map(([name, value]) => `\n  ${name}: ${value};`)
  document.querySelector('#brand-code')!.textContent =
    `:root {${lines.join('')}${lines.length ? '\n' : ''}}`
}

/** Elements begin anew: as they do on a page that has just been opened. */
function fill(): void {
  const state = field('state').value
  for (const section of document.querySelectorAll<HTMLElement>('section[data-tag]')) {
    const old = section.querySelector<Shown>('.sample > *')!
    const fresh = old.cloneNode(false) as Shown
    for (const name of ['token', 'token-url', 'api', 'lang']) fresh.removeAttribute(name)
    fresh.toggleAttribute('density', false)
    if (field('density').value === 'compact') fresh.setAttribute('density', 'compact')
    if ('session' in section.dataset) give(fresh, state)
    else if (state === 'error') fresh.setAttribute('api', '/demo/gallery/broken/api')
    old.replaceWith(fresh)
  }
}

function give(element: Shown, state: string): void {
  if (state === 'loading') return
  if (state === 'expired') element.setAttribute('token', 'svc_es_expired')
  else element.setAttribute('token-url', `/demo/gallery/token/${state}`)
  if (state === 'error') element.setAttribute('api', '/demo/gallery/broken/api')
}

readAddress()
dress()
fill()
form.addEventListener('input', ({ target }) => {
  writeAddress()
  dress()
  const { name } = target as HTMLInputElement
  if (['state', 'lang', 'density'].includes(name)) fill()
})
