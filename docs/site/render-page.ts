import { readFileSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { ROOT } from '../../server/root.ts'
import { PAGES, type Page } from './pages.ts'

/** Where the parts of the server are that are no pages of the site, such as `/api/docs`: empty on a server itself. */
export interface Links {
  server: string
}

const PATHS = new Map(PAGES.map(({ file, path }) => [file, path]))
/** A folder of the repository that links name as a whole. */
const FOLDERS: Readonly<Record<string, string>> = {
  'docs/decisions': 'contributing/decisions/0001-one-postgres',
  'README.md': 'index',
}
const FENCE = /^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm

/** Returns a page's Markdown as the site has it: its links lead to pages, its drawings stand in it. */
export function renderPage(page: Page, links: Links): string {
  const text = tabbed(readFileSync(join(ROOT, page.file), 'utf8'))
  const rendered = outsideFences(text, (part) =>
    part
      .replace(
        /<picture>\s*<source [^>]*srcset="([^"]+)"[^>]*>\s*(<img [^>]*>)\s*<\/picture>/g,
        pair,
      )
      .replace(/<img ([^>]*?)src="([^"]+)"/g, (_, before: string, src: string) => {
        return `<img ${before}src="${imageOf(page, src)}"`
      })
      .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt: string, src: string) => {
        return src.endsWith('.svg')
          ? drawing(join(dirname(page.file), src), alt)
          : `![${alt}](${imageOf(page, src)})`
      })
      .replace(/(?<!!)\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)/g, (_, words: string, to: string) =>
        linkOf(page, words, to, links),
      ),
  )
  if (!page.internal) return rendered
  return `---\nsearch: false\n---\n\n${rendered}`
}

/** Turns titled blocks between two comments into tabs. Elsewhere the blocks follow each other. */
function tabbed(text: string): string {
  return text.replace(/<!-- tabs -->\n([\s\S]*?)<!-- \/tabs -->/g, (_, blocks: string) => {
    return `::: code-group\n${blocks.replace(/^([^\n:`]+):\n\n```(\w+)$/gm, '```$2 [$1]')}:::`
  })
}

/** Changes what is not code. */
function outsideFences(text: string, change: (part: string) => string): string {
  let result = ''
  let from = 0
  for (const match of text.matchAll(FENCE)) {
    result += change(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return result + change(text.slice(from))
}

/** The site has a switch of its own for light and dark, which `<picture>` does not hear of. */
function pair(_: string, dark: string, image: string): string {
  const classed = (name: string) => image.replace('<img ', `<img class="${name}" `)
  return `${classed('light-only')}\n${classed('dark-only').replace(/src="[^"]+"/, `src="${dark}"`)}`
}

/** Returns an SVG to stand in the page, which gives it the colours of its theme. */
function drawing(file: string, alt: string): string {
  const name = file.replace(/\W+/g, '-')
  const svg = readFileSync(join(ROOT, file), 'utf8')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(
      /\b(id|aria-labelledby|aria-describedby)="([^"]+)"/g,
      (_, key: string, ids: string) => {
        return `${key}="${ids.replace(/\S+/g, (id) => `${name}-${id}`)}"`
      },
    )
    .replace(/url\(#/g, `url(#${name}-`)
    .replace('<svg ', '<svg class="drawing" ')
    .replace(/\n\s*/g, ' ')
  return `<div class="drawing-frame" tabindex="0" role="group" aria-label="${alt.replaceAll('"', '&quot;')}">${svg}</div>`
}

function imageOf(page: Page, src: string): string {
  const file = posix.join(posix.dirname(page.file), src)
  const from = posix.dirname(page.path)
  return `./${posix.relative(from, file.replace(/^docs\//, ''))}`
}

function linkOf(page: Page, words: string, to: string, { server }: Links): string {
  if (/^(https?:|mailto:|#)/.test(to)) return `[${words}](${to})`
  if (to.startsWith('/')) return `<a href="${server}${to}" target="_self">${plain(words)}</a>`
  const [file = '', anchor] = to.split('#')
  const target = posix.join(posix.dirname(page.file), file).replace(/\/$/, '')
  const path = PATHS.get(target) ?? FOLDERS[target]
  // A file of the sources is no page: its name tells those who have the repository.
  if (path === undefined) return extname(words) === '' ? words : `\`${words.replaceAll('`', '')}\``
  return `[${words}](/${path.replace(/(^|\/)index$/, '$1')}${anchor ? `#${anchor}` : ''})`
}

/** HTML of a link's words: code stays code. */
function plain(words: string): string {
  return words.replace(/`([^`]+)`/g, '<code>$1</code>')
}
