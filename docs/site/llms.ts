import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/root.ts'
import { SECTIONS, titleOf, type Page } from './pages.ts'

/** Lists the pages for language models (llmstxt.org); each is there as Markdown, too. */
export function llmsText(base: string): string {
  const parts = SECTIONS.map(({ title, pages }) => {
    const lines = pages
      .filter(({ internal, path }) => !internal && path !== 'index')
      .map((page) => `- [${titleOf(page)}](${base}${page.path}.md): ${summaryOf(page)}`)
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : ''
  })
  return `# svc\n\n> Open-source, self-hosted referral and partner programs: links, attribution, rewards, payouts and embeddable elements.\n${parts.join('')}`
}

/** Returns the first sentence of a page, as plain text. */
function summaryOf({ file }: Page): string {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/<!--[\s\S]*?-->|^#.*$/gm, '')
  const [paragraph = ''] = text.trim().split('\n\n')
  const words = paragraph.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\s+/g, ' ')
  return /^.*?[.:](?= |$)/.exec(words)?.[0].replace(/:$/, '.') ?? words
}
