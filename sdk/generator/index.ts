import type { ApiDocument } from '../../server/http/openapi.ts'
import { sdkDocument } from './document.ts'
import { go } from './go.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { tableOf } from './table.ts'
import { typescript } from './typescript.ts'

const LANGUAGES = { go, php, python, ruby, typescript }

/** Generates the description of what a secret key may call, and the parts of the libraries that follow it. */
export function sdkFiles(api: ApiDocument): Record<string, string> {
  const document = sdkDocument(api)
  const table = tableOf(document)
  const written = Object.entries(LANGUAGES).flatMap(([language, write]) =>
    Object.entries(write(table)).map(([file, text]) => [`sdk/${language}/${file}`, text]),
  )
  return { 'sdk/openapi.json': `${writeJson(document, 3)}\n`, ...Object.fromEntries(written) }
}

/** Writes a value with lines for the entries of its first levels alone: one for each operation and schema. */
function writeJson(value: unknown, levels: number): string {
  if (levels === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) {
    return JSON.stringify(value)
  }
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${writeJson(inner, levels - 1)}`,
  )
  return `{\n${entries.join(',\n')}\n}`
}
