import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeElements } from '@svc/element-manifest'
import { WIDGETS } from '../../tools/widget-elements.ts'

/** Generates `docs/reference/elements.md` from what language models are told of the elements. */
export function elementsPage(): string {
  const readme = readFileSync(join(WIDGETS, 'README.md'), 'utf8').trim()
  const told = describeElements(WIDGETS)['llms.txt']!
  if (!told.startsWith(readme)) throw new Error('llms.txt begins with the README no more.')
  const [properties = '', ...elements] = told.slice(readme.length).split(/^## /m)
  return `# Elements

<!-- Made by \`bun run generate\` from the elements' manifest. -->

Every element with all that it has, from its own sources. [Package and loader](../../widgets/README.md) says what they have in common, [embedding](../guides/embedding.md) how they come into an application.

${elements.map((text) => `## ${marked(text).trim()}\n`).join('\n')}
## Looks

${marked(properties).trim()}
`
}

/** Plain text as Markdown: names are code, and what looks like a tag is no HTML. */
function marked(text: string): string {
  return text
    .replace(/^- ([^:\n]+): ?/gm, '- `$1`: ')
    .split(/(`[^`\n]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/<[^>\n]+>/g, '`$&`')))
    .join('')
    .replace(/^(\w[\w ]+:)\n- /gm, '$1\n\n- ')
}
