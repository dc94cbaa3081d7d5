import { join } from 'node:path'
import type { ManifestElement } from '@svc/element-manifest'
import { escapeHtml } from '../kit/page.ts'
import { codeOf, sampleOf, STATES, type Look } from './samples.ts'
import { THEMES } from './themes.ts'

const CHOICES = {
  theme: ['Brand', Object.keys(THEMES)],
  scheme: ['Colours', ['auto', 'light', 'dark']],
  state: ['State', STATES],
  lang: ['Language', ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']],
  dir: ['Direction', ['auto', 'ltr', 'rtl']],
  density: ['Density', ['normal', 'compact']],
} as const satisfies Record<keyof Look, readonly [label: string, values: readonly string[]]>

const FIRST: Look = {
  theme: 'Plain',
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

let elements: Promise<ManifestElement[]> | undefined

/** Reads the elements' manifest once: every element of the kit is in the gallery. */
async function readElements(): Promise<ManifestElement[]> {
  // Loaded only when needed: the analyzer brings a compiler.
  const { elementManifest, manifestElements } = await import('@svc/element-manifest')
  const all = manifestElements(elementManifest(WIDGETS))
  const rank = ({ tagName }: ManifestElement) => (WHOLE.indexOf(tagName) + 1 || 99) - 1
  return all.sort((a, b) => rank(a) - rank(b))
}

export async function galleryPage(publishableKey: string, origin: string): Promise<string> {
  elements ??= readElements()
  const all = await elements
  const index = all.map(({ tagName }) => `<li><a href="#${tagName}">${tagName.slice(4)}</a></li>`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Elements · Demo</title>
    <link rel="icon" href="/demo/app/icon.svg" />
    <link rel="stylesheet" href="/demo/assets/gallery-page.css" />
    <link rel="stylesheet" href="/widgets/elements.css" />
    <script type="module" src="/widgets/loader.js"></script>
    <script type="module" src="/demo/assets/gallery.js"></script>
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Elements</p>
      <form aria-label="How the elements look">
        ${Object.entries(CHOICES)
          .map(([name, [label, values]]) => select(name, label, values))
          .join('\n        ')}
        <label>Width <input type="range" name="width" min="280" max="1200" value="720" step="10" /></label>
        <output name="pixels">720 px</output>
      </form>
    </header>
    <div class="columns">
      <nav aria-label="Elements"><ul>${index.join('')}</ul></nav>
      <main>
        <h1>Elements</h1>
        <p class="soft">Each is one tag. What is chosen above is in the address, and in the lines below each element, which work on any page of this machine.</p>
        ${all.map((element) => section(element, publishableKey, origin)).join('')}
      </main>
    </div>
  </body>
</html>`
}

function section({ tagName, description }: ManifestElement, key: string, origin: string): string {
  const sample = sampleOf(tagName, key)
  return `<section data-sample="${escapeHtml(JSON.stringify(sample))}" aria-labelledby="${tagName}">
          <h2 id="${tagName}">&lt;${tagName}&gt;</h2>
          <p class="soft">${escapeHtml(description ?? '')}</p>
          <div class="stage"><div class="sample"><${tagName}></${tagName}></div></div>
          <p class="soft note" role="status"></p>
          <div class="code"><pre dir="ltr" tabindex="0" data-copy="${tagName}">${escapeHtml(codeOf(sample, FIRST, origin))}</pre></div>
        </section>
        `
}

function select(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${value}</option>`).join('')
  return `<label>${label} <select name="${name}">${options}</select></label>`
}
