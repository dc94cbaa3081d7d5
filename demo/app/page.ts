import { escapeHtml } from '../kit/page.ts'
import { LANGUAGES, TEXTS, type Language, type Texts } from './texts.ts'

const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How the person who is signed in wants to see the app. */
export interface Look {
  language: Language
  theme: Theme
}

export interface Frame {
  /** Path of the page, below `/demo/app/`. */
  path: string
  title: string
  /** Addresses of modules, in the order in which they run. */
  scripts: readonly string[]
  main: string
}

const KINDS = [
  ['', 'HTML'],
  ['react/', 'React'],
  ['vue/', 'Vue'],
  ['svelte/', 'Svelte'],
] as const

/** Renders the frame of every page of the app. Nothing is inline, not even an icon: the policy is strict. */
export function appPage({ language, theme }: Look, { path, title, scripts, main }: Frame): string {
  const texts = TEXTS[language]
  const kinds = KINDS.map(
    ([to, name]) =>
      `<a href="/demo/app/${to}" lang="en"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${language}" dir="${dir}" data-theme="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Acme Coffee</title>
    <link rel="icon" href="/demo/app/icon.svg" />
    <link rel="stylesheet" href="/demo/assets/app-page.css" />
    <link rel="stylesheet" href="/widgets/elements.css" />
    ${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n    ')}
    <script type="module" src="/demo/assets/app.js"></script>
  </head>
  <body>
    <header class="top">
      <a class="name" href="/demo/shop/" lang="en">Acme Coffee</a>
      <nav class="kinds" aria-label="Framework" lang="en">${kinds.join('')}</nav>
      <a href="/demo/app/join/"${path === 'join/' ? ' aria-current="page"' : ''}>${texts.join}</a>
      <form>
        ${select('language', texts.language, Object.entries(LANGUAGES), language)}
        ${select('theme', texts.theme, Object.entries(texts.themes), theme)}
      </form>
    </header>
    <div class="${path === 'join/' ? 'public' : 'app'}">
      ${path === 'join/' ? '' : side(texts)}
      <main>${main}</main>
    </div>
  </body>
</html>`
}

/** Renders the navigation of a signed-in user. */
function side({ account, sections, refer }: Texts): string {
  return `<nav class="side" aria-label="${account}">
      <p class="person"><span aria-hidden="true">AO</span><bdi>Ada Okafor</bdi></p>
      <ul>
        ${sections.map((section) => `<li>${section}</li>`).join('')}
        <li><a href="/demo/app/" aria-current="page">${refer}</a></li>
      </ul>
    </nav>`
}

function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
): string {
  const items = options.map(
    ([value, text]) =>
      `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<select name="${name}" aria-label="${label}">${items.join('')}</select>`
}

/** Renders the dashboard in plain HTML: one script, one tag. */
export function referPage(look: Look): string {
  const texts = TEXTS[look.language]
  return appPage(look, {
    path: '',
    title: texts.refer,
    scripts: ['/widgets/loader.js'],
    main: `<h1>${texts.refer}</h1>
        <p class="soft">${texts.intro}</p>
        <svc-referral-dashboard token-url="/demo/app/token"></svc-referral-dashboard>`,
  })
}

/** Renders the page whose content a framework draws. */
export function frameworkPage(look: Look, framework: string): string {
  return appPage(look, {
    path: `${framework}/`,
    title: TEXTS[look.language].refer,
    scripts: ['/widgets/svc-referral-dashboard.js', `/demo/app/built/${framework}.js`],
    // The first time it has to be built, which takes some seconds.
    main: '<div id="root"><p class="late" role="status" lang="en">Building this page for the first time …</p></div>',
  })
}

/** Renders the page for visitors who are no partners yet. */
export function joinPage(look: Look, publishableKey: string): string {
  return appPage(look, {
    path: 'join/',
    title: TEXTS[look.language].join,
    scripts: ['/widgets/loader.js'],
    main: `<svc-partner-landing key="${publishableKey}" program="friends"><svc-partner-signup></svc-partner-signup></svc-partner-landing>`,
  })
}

export function themeOf(text: string | undefined): Theme {
  return THEMES.find((theme) => theme === text) ?? 'auto'
}
