import type { ApiDocument } from '../../server/http/openapi.ts'
import { sdkDocument } from './document.ts'
import { go } from './go.ts'
import { php } from './php.ts'
import { python } from './python.ts'
import { ruby } from './ruby.ts'
import { tableOf } from './table.ts'
import { typescript } from './typescript.ts'

/** Generates the description of what a secret key may call, and the parts of the libraries that follow it. */
export function sdkFiles(api: ApiDocument): Record<string, string> {
  const document = sdkDocument(api)
  const table = tableOf(document)
  return {
    'sdk/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    ...below('sdk/go', go(table)),
    ...below('sdk/php', php(table)),
    ...below('sdk/python', python(table)),
    ...below('sdk/ruby', ruby(table)),
    ...below('sdk/typescript', typescript(table)),
  }
}

function below(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  )
}
