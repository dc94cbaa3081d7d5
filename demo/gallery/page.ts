import { join } from 'node:path'
import type { ManifestElement, Token } from '@svc/element-manifest'
import { escapeHtml } from '../kit/page.ts'
import { referenceOf } from './reference.ts'
import { codeOf, sampleOf, STATES, type Look } from './samples.ts'

const CHOICES = {
  scheme: ['Color scheme', ['auto', 'light', 'dark']],
  state: ['State', STATES],
  lang: ['Language', ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']],
  dir: ['Direction', ['auto', 'ltr', 'rtl']],
  density: ['Density', ['normal', 'compact']],
} as const satisfies Record<
  Exclude<keyof Look, 'theme'>,
  readonly [label: string, values: readonly string[]]
>

/** Pixels, as places of an element on a page are; the widest that there is room for. */
const WIDTHS = ['280', '360', '720', 'full'] as const

const FIRST: Look = {
  theme: {},
  scheme: 'auto',
  dir: 'auto',
  lang: 'en',
  density: 'normal',
  state: 'data',
}

/** The whole ones first, then what they are made of. */
const WHOLE = [
  'svc-referral-dashboard',
  'svc-partner-signup',
  'svc-partner-landing',
  'svc-discount-banner',
]

const WIDGETS = join(import.meta.dir, '../../widgets')

let kit: Promise<Kit> | undefined

/** The elements and their tokens, as they describe themselves. */
interface Kit {
  elements: ManifestElement[]
  tokens: Token[]
}

/** Reads the elements' manifest once: every element of the kit is in the gallery. */
async function readKit(): Promise<Kit> {
  // Loaded only when needed: the analyzer brings a compiler.
  const { elementManifest, listTokens, manifestElements } = await import('@svc/element-manifest')
  const all = manifestElements(elementManifest(WIDGETS))
  const rank = ({ tagName }: ManifestElement) => (WHOLE.indexOf(tagName) + 1 || 99) - 1
  return { elements: all.sort((a, b) => rank(a) - rank(b)), tokens: listTokens(WIDGETS) }
}

export async function galleryPage(publishableKey: string, origin: string): Promise<string> {
  kit ??= readKit()
  const { elements: all, tokens } = await kit
  const index = all.map(({ tagName }) => `<li><a href="#${tagName}">${tagName.slice(4)}</a></li>`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Theme studio · Demo</title>
    <link rel="icon" href="/demo/app/icon.svg" />
    <link rel="stylesheet" href="/demo/assets/gallery-page.css" />
    <link rel="stylesheet" href="/widgets/elements.css" />
    <script type="module" src="/widgets/loader.js"></script>
    <script type="module" src="/demo/assets/gallery.js"></script>
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Theme studio</p>
      <p class="acts">
        <button type="button" class="button quiet" id="share">Copy link</button>
        <button type="button" class="button" id="export">Export</button>
      </p>
    </header>
    <div class="columns">
      <section class="theme" aria-labelledby="theme-title">
        <details open>
          <summary><h2 id="theme-title">Theme</h2></summary>
          <div class="fields" data-tokens="${escapeHtml(JSON.stringify(tokens))}"></div>
        </details>
      </section>
      <main>
        <h1>Theme studio</h1>
        <p class="soft">Choose a brand color, and the studio generates a full palette with accessible contrast, in light and dark. Adjust any value. The URL contains the whole theme, so you can share it.</p>
        <form class="look" aria-label="Preview options">
          ${Object.entries(CHOICES)
            .map(([name, [label, values]]) => select(name, label, values))
            .join('\n          ')}
          ${select('width', 'Width', WIDTHS, '720')}
          <output name="pixels">720 px</output>
        </form>
        <nav aria-label="Elements"><ul>${index.join('')}</ul></nav>
        ${all.map((element) => section(element, publishableKey, origin)).join('')}
      </main>
    </div>
    <dialog aria-labelledby="export-title"></dialog>
  </body>
</html>`
}

function section(element: ManifestElement, key: string, origin: string): string {
  const { tagName, description } = element
  const sample = sampleOf(tagName, key)
  return `<section data-sample="${escapeHtml(JSON.stringify(sample))}" aria-labelledby="${tagName}">
          <h2 id="${tagName}">&lt;${tagName}&gt;</h2>
          <p class="soft">${escapeHtml(description ?? '')}</p>
          <div class="stage"><div class="sample"><${tagName}></${tagName}></div></div>
          <p class="soft note" role="status"></p>
          <div class="code"><pre dir="ltr" tabindex="0" data-copy="${tagName}">${escapeHtml(codeOf(sample, FIRST, origin))}</pre></div>
          ${referenceOf(element)}
        </section>
        `
}

function select(name: string, label: string, values: readonly string[], usual = ''): string {
  const options = values.map(
    (value) => `<option${value === usual ? ' selected' : ''}>${value}</option>`,
  )
  const data = usual && ` data-usual="${usual}"`
  return `<label>${label} <select name="${name}"${data}>${options.join('')}</select></label>`
}
