import { sources, textOf } from '../sources.ts'

/** A block of code in a page. */
export interface Block {
  /** Where it stands: `docs/quickstart.md:12`. */
  at: string
  language: string
  code: string
  /** The file that it is said to be from: "`demo/app/token.ts`:" above it. */
  source: string | undefined
}

const FENCE = /(?:^`([\w./-]+\.\w+)`:\n\n)?^( *)```([^\n]*)\n([\s\S]*?)\n\2```$/gm

/** Lists every block of every page, in the order of the pages. */
export function allBlocks(): Block[] {
  return [...sources('*.md'), ...sources('*/**/*.md')].flatMap(blocksIn)
}

function blocksIn(page: string): Block[] {
  const text = textOf(page)
  const blocks = [...text.matchAll(FENCE)].map((match): Block => {
    const [whole, source, indent = '', info = '', code = ''] = match
    const line = text.slice(0, match.index + whole.indexOf('```')).split('\n').length
    return {
      at: `${page}:${line}`,
      language: info.split(' ')[0]!,
      code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
      source,
    }
  })
  const fences = text.match(/^ *```/gm)?.length ?? 0
  if (fences !== blocks.length * 2) throw new Error(`A block of ${page} has no end.`)
  return blocks
}
