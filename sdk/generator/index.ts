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
  const description = `${JSON.stringify(document, null, 2)}\n`
  return { 'sdk/openapi.json': description, ...Object.fromEntries(written) }
}
