import { join } from 'node:path'
import type { Plugin } from 'vite'
import { texts } from '../console/locales/en.ts'
import { ROOT } from './ensure-installed.ts'

const CONSOLE = join(ROOT, 'console/')
const TEXTS = join(CONSOLE, 'base/texts.ts')
const ALL = join(CONSOLE, 'base/english.ts')
const ENGLISH: Readonly<Record<string, string>> = texts

/** Puts the English texts that a module names into the module, so that each page brings its own. */
export const englishTexts: Plugin = {
  name: 'english-texts',
  enforce: 'pre',
  load(file) {
    return file === ALL ? 'export const english = {}' : null
  },
  transform(code, file) {
    if (!file.startsWith(CONSOLE) || !file.endsWith('.ts')) return null
    const named = textsNamedIn(code)
    if (named.length === 0) return null
    const own = Object.fromEntries(named.map((id) => [id, ENGLISH[id]]))
    return {
      code: `import { addEnglish } from '${TEXTS}'\naddEnglish(${JSON.stringify(own)})\n${code}`,
      map: null,
    }
  },
}

/** Lists the ids of texts that stand as literals in a module. */
export function textsNamedIn(code: string): string[] {
  const literals = Array.from(code.matchAll(/'(\w+\.\w+)'/g), ([, id]) => id!)
  return [...new Set(literals)].filter((id) => id in ENGLISH)
}
