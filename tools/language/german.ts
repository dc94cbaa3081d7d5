import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'

const CATALOGS = '{console/locales/de/*.ts,widgets/locales/de.ts,server/**/{de,texts}.json}'

/** Words that other texts have another word for, and that word. */
const TERMS: readonly [word: RegExp, advice: string][] = [
  [/Auszahlungsart/, 'Auszahlungsmethode'],
  [/Prämie/, 'Vergütung'],
  [/Wartefrist|Haltefrist/, 'Wartezeit'],
  [/Geheimnis/, 'Secret'],
  [/Kurzname/, 'Slug'],
  [/E-Mail-Texte?\b/, 'E-Mail-Vorlage'],
]

/** Lists German texts of the console, the elements, and the server that have another word than the rest. */
export function findGermanTerms(): string[] {
  return globSync(CATALOGS, { cwd: ROOT })
    .sort()
    .flatMap((file) =>
      findTerms(readFileSync(join(ROOT, file), 'utf8')).map((finding) => `${file}:${finding}`),
    )
}

/** Lists the words in a text that are not the settled ones, with their lines. */
export function findTerms(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    TERMS.flatMap(([word, advice]) => {
      const [found] = word.exec(line) ?? []
      return found ? [`${index + 1}: "${found}" → ${advice}`] : []
    }),
  )
}
