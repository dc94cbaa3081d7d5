import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, sources, textOf } from './sources.ts'

test('every relative link of a page leads to a file or a heading that exists', () => {
  const pages = sources('**/*.md')
  expect(pages).toContain('README.md')
  expect(pages.flatMap(brokenLinks)).toEqual([])
})

function brokenLinks(page: string): string[] {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  return links
    .filter((link) => !/^(https?:|\/|mailto:)/.test(link) && !exists(page, link))
    .map((link) => `${page}: ${link}`)
}

function exists(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(ROOT, file))) return false
  return heading === undefined || anchors(textOf(file)).includes(heading)
}

/** Anchors as renderers of Markdown make them of headings, and those written by hand. */
function anchors(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)]
}
