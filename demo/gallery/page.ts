import type { ManifestElement } from '../../tools/widget-manifest.ts'
import { escapeHtml } from '../kit/page.ts'
import { ATTRIBUTES, STATES } from './samples.ts'
import { THEMES } from './themes.ts'

let elements: Promise<ManifestElement[]> | undefined

/** Read from the elements' own descriptions, once: an element that is written is in the gallery. */
async function readElements(): Promise<ManifestElement[]> {
  // Loaded only when needed: the analyzer brings a compiler.
  const { manifestElements, widgetManifest } = await import('../../tools/widget-manifest.ts')
  return manifestElements(widgetManifest())
}

export async function galleryPage(publishableKey: string): Promise<string> {
  elements ??= readElements()
  const all = await elements
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Elements · Demo</title>
    <link rel="icon" href="/demo/app/icon.svg" />
    <link rel="stylesheet" href="/demo/assets/gallery-page.css" />
    <script type="module" src="/widgets/loader.js"></script>
    <script type="module" src="/demo/assets/gallery.js"></script>
  </head>
  <body>
    <header class="top">
      <p><a href="/demo/">Demo</a> <span aria-hidden="true">/</span> Elements</p>
      <form aria-label="How the elements look">
        ${select('theme', 'Brand', Object.keys(THEMES))}
        ${select('scheme', 'Colours', ['light', 'dark'])}
        ${select('dir', 'Direction', ['ltr', 'rtl'])}
        ${select('lang', 'Language', ['en', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar'])}
        ${select('density', 'Density', ['normal', 'compact'])}
        ${select('state', 'State', STATES)}
        <label>Width <input type="range" name="width" min="280" max="1200" value="720" step="10" /></label>
        <output name="pixels">720 px</output>
      </form>
    </header>
    <main>
      <h1>Elements</h1>
      <p class="soft">Each is one tag. The same markup in ten brands, from 280 pixels on.</p>
      ${all.map((element) => section(element, publishableKey)).join('')}
      <section>
        <h2 id="brand">The brand</h2>
        <p class="soft">What the page’s own style sheet says, and nothing else.</p>
        <div class="code"><pre dir="ltr" tabindex="0" id="brand-code" data-copy="The brand">:root {}</pre></div>
      </section>
    </main>
  </body>
</html>`
}

function section({ tagName, description, attributes }: ManifestElement, key: string): string {
  const own = Object.entries(ATTRIBUTES[tagName] ?? {}).map(
    ([name, value]) => ` ${name}="${escapeHtml(value.replace('{key}', key))}"`,
  )
  const hasSession = attributes.some(({ name }) => name === 'token-url')
  const session = hasSession ? ' token-url="/your-server/token"' : ''
  const code = `<script type="module" src="/widgets/${tagName}.js"></script>\n<${tagName}${own.join('')}${session}></${tagName}>`
  return `<section data-tag="${tagName}"${hasSession ? ' data-session' : ''}>
        <h2 id="${tagName}">&lt;${tagName}&gt;</h2>
        <p class="soft">${escapeHtml(description ?? '')}</p>
        <div class="stage" dir="ltr"><div class="sample"><${tagName}${own.join('')}></${tagName}></div></div>
        <div class="code"><pre dir="ltr" tabindex="0" data-copy="${tagName}">${escapeHtml(code)}</pre></div>
      </section>`
}

function select(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${value}</option>`).join('')
  return `<label>${label} <select name="${name}">${options}</select></label>`
}
