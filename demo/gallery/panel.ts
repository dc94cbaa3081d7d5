import { html, nothing, render, type TemplateResult } from 'lit'
import { refused, renderPair, valueOf } from './color-field.ts'
import {
  cleanValue,
  formatPair,
  isColor,
  paletteOf,
  themeOf,
  type Design,
  type Token,
} from './design.ts'
import { measureContrast, type Contrast, type Pair, type Palette, type Scheme } from './palette.ts'
import { THEMES, type TokenName } from './themes.ts'

/** What the panel tells the page. `isDone`: not while somebody is still choosing or typing. */
export type Changed = (design: Design, isDone: boolean) => void

interface Shown {
  design: Design
  tokens: readonly Token[]
  changed: Changed
}

/** Renders the fields of a theme: brand, colors in both schemes, shape, and text. */
export function renderPanel(into: HTMLElement, shown: Shown): void {
  const { tokens, design } = shown
  const contrasts = measureContrast(paletteOf(themeOf(design), tokens))
  const failing = contrasts.filter(isFailing).length
  render(
    html`${renderBase(into, shown)}
      <p class="verdict" role="status" data-failing=${failing}>
        ${
          failing === 0
            ? 'All color pairs meet WCAG AA in light and dark.'
            : `${failing} color ${failing === 1 ? 'pair doesn’t' : 'pairs don’t'} meet WCAG AA.`
        }
      </p>
      <h3>Colors</h3>
      <p class="heads" aria-hidden="true"><span>Light</span><span>Dark</span></p>
      ${tokens
        .filter(({ name }) => isColor(name))
        .map((token) => renderColor(token, into, shown, contrasts))}
      <h3>Shape and text</h3>
      ${tokens.filter(({ name }) => !isColor(name)).map((token) => renderOther(token, into, shown))}`,
    into,
  )
}

const isFailing = ({ ratio, least }: Contrast) => ratio < least

function renderBase(into: HTMLElement, shown: Shown): TemplateResult {
  const { brand, theme, changed } = shown.design
  const accent = paletteOf(themeOf(shown.design), shown.tokens)['--svc-color-accent']!
  const start = (design: Partial<Design>, isDone = true) => {
    refused.clear()
    tell(into, shown, { design: { brand: '', theme: 'Plain', changed: {}, ...design }, isDone })
  }
  return html`<div class="brand">
      ${renderPair({
        id: 'brand',
        label: 'Brand color',
        value: brand || accent.light,
        take: (value, isDone) => start({ brand: value }, isDone),
        again: () => renderPanel(into, shown),
      })}
      <p class="used" role="status">${brand ? usedAs(brand, accent) : ''}</p>
    </div>
    <label class="field">
      Start from
      <select name="theme" @change=${(event: Event) => start({ theme: valueOf(event) })}>
        ${brand ? html`<option selected value="">Brand color</option>` : nothing}
        ${Object.keys(THEMES).map(
          (name) => html`<option ?selected=${!brand && name === theme}>${name}</option>`,
        )}
      </select>
    </label>
    <button
      type="button"
      class="button quiet"
      ?disabled=${!brand && theme === 'Plain' && Object.keys(changed).length === 0}
      @click=${() => start({})}
    >
      Reset
    </button>`
}

/** Explains where the accent differs from the brand color; empty: it is everywhere. */
function usedAs(brand: string, accent: Pair): string {
  const others = (['light', 'dark'] as const).filter((scheme) => accent[scheme] !== brand)
  const named = others.map((scheme) => `${accent[scheme]} in ${scheme}`)
  return named.length > 0 ? `Adjusted for contrast: ${named.join(' and ')}.` : ''
}

interface Tell {
  design: Design
  isDone: boolean
}

function tell(into: HTMLElement, shown: Shown, { design, isDone }: Tell): void {
  renderPanel(into, { ...shown, design })
  shown.changed(design, isDone)
}

function setToken(into: HTMLElement, shown: Shown, [name, value]: [string, string], isDone = true) {
  const changed = { ...shown.design.changed, [name]: value }
  tell(into, shown, { design: { ...shown.design, changed }, isDone })
}

function renderColor(
  { name, description }: Token,
  into: HTMLElement,
  shown: Shown,
  contrasts: readonly Contrast[],
): TemplateResult {
  const pair = paletteOf(themeOf(shown.design), shown.tokens)[name as keyof Palette]!
  const key = name.slice('--svc-color-'.length)
  const own = contrasts.filter(({ color }) => color === key)
  const wrong = own.filter(isFailing)
  const fields = (['light', 'dark'] as const).map((scheme) =>
    renderPair({
      id: `${key}-${scheme}`,
      label: `${key}, ${scheme}`,
      value: pair[scheme],
      wrong: wrong.filter((one) => one.scheme === scheme).map(sentenceOf),
      take: (value, isDone) =>
        setToken(into, shown, [name, formatPair({ ...pair, [scheme]: value })], isDone),
      again: () => renderPanel(into, shown),
    }),
  )
  return html`<div class="token" role="group" aria-label=${key}>
    <p>
      <span title=${description}>${key}</span>
      <span class="ratio"
        >${own.length ? `${lowest(own, 'light')} · ${lowest(own, 'dark')}` : ''}</span
      >
    </p>
    ${fields}
  </div>`
}

/** Finds the lowest contrast of a scheme, of what must be read. */
function lowest(own: readonly Contrast[], scheme: Scheme): string {
  const text = own.filter((one) => one.scheme === scheme && one.least > 3)
  return format(Math.min(...text.map(({ ratio }) => ratio)))
}

/** Cut, not rounded: 4.499 is not enough. */
const format = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

function sentenceOf({ on, ratio, least, scheme }: Contrast): string {
  const what = least === 3 ? 'Field borders have' : 'This color has'
  return `${what} a contrast of ${format(ratio)} on ${on} in ${scheme}. The minimum is ${least}:1.`
}

function renderOther(
  { name, description, default: usual }: Token,
  into: HTMLElement,
  shown: Shown,
): TemplateResult {
  const id = name.slice('--svc-'.length)
  const isRefused = refused.has(id)
  const write = (event: Event) => {
    const text = valueOf(event).trim()
    const value = cleanValue(name, text)
    refused.delete(id)
    if (value) setToken(into, shown, [name, value])
    else if (text === '' || text === usual) unset(into, shown, name)
    else {
      refused.set(id, text)
      renderPanel(into, shown)
    }
  }
  const example = name === '--svc-font' ? '400 14px Georgia, serif' : '10px'
  return html`<label class="field">
    <span title=${description}>${id}</span>
    <input
      id=${id}
      type="text"
      dir="ltr"
      spellcheck="false"
      placeholder=${usual}
      aria-invalid=${isRefused}
      aria-describedby="${id}-wrong"
      .value=${refused.get(id) ?? themeOf(shown.design)[name as TokenName] ?? ''}
      @change=${write}
    />
    <span class="wrong" id="${id}-wrong" role="status"
      >${isRefused ? `Enter a valid value, such as ${example}.` : nothing}</span
    >
  </label>`
}

function unset(into: HTMLElement, shown: Shown, name: string): void {
  const { [name as TokenName]: _, ...changed } = shown.design.changed
  tell(into, shown, { design: { ...shown.design, changed }, isDone: true })
}
