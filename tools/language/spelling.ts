import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spellCheckDocument, type CSpellSettings } from 'cspell-lib'
import type { Text } from './surfaces.ts'
import { hideCode, type Finding } from './wording.ts'

/** Words of the project; those with a capital are names, which headings may have. */
export const WORDS = readFileSync(join(import.meta.dir, 'words.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)

const SETTINGS: CSpellSettings = {
  words: WORDS,
  language: 'en-US',
  allowCompoundWords: false,
  minWordLength: 4,
}

/** Lists words that neither American English nor the project's dictionary has. */
export async function findMisspelled({ from, text }: Text): Promise<Finding[]> {
  const { issues, errors } = await spellCheckDocument(
    {
      uri: `file:///${encodeURIComponent(from)}.txt`,
      text: hideCode(text),
      languageId: 'plaintext',
      locale: 'en-US',
    },
    { generateSuggestions: false, noConfigSearch: true },
    SETTINGS,
  )
  if (errors?.length)
    throw new AggregateError(errors, `The spelling of ${from} could not be checked.`)
  return issues.map(({ text: word, offset }) => ({
    line: text.slice(0, offset).split('\n').length,
    text: word,
    advice: 'a correct spelling, or add the word to tools/language/words.txt',
  }))
}
