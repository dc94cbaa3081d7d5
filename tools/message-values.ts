import { CATALOGUES } from '../server/locales/catalogues.ts'
import { parseText, placeholdersOf, type PlaceholderKind } from '../server/locales/placeholders.ts'

const TYPES: Record<PlaceholderKind, string> = {
  plural: 'number',
  select: 'string',
  value: 'Value',
}

/** Generates the type of the values that each message takes, from the places of its English text. */
export function messageValues(): string {
  const lines = Object.entries(CATALOGUES['en']!).map(([code, text]) => {
    const fields = Array.from(placeholdersOf(parseText(text)), ([name, kind]) => {
      return `${name}: ${TYPES[kind]}`
    })
    return `  '${code}': ${fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`}`
  })
  return `// Made by \`bun run generate\` from server/locales/en.json and the texts of payout providers.
import type { Value } from './message.ts'

/** What the places of each message take. */
export interface MessageValues {
${lines.join('\n')}
}
`
}
