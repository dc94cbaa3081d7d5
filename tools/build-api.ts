import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RESOURCES } from '../server/app.ts'
import { describeApi, type ApiDocument } from '../server/http/openapi.ts'
import { bundle } from './bundle.ts'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

/** Describes the API as OpenAPI. */
export function apiDocument(): ApiDocument {
  return describeApi(RESOURCES, 'http://localhost:3000')
}

/** Writes the API reference into `outDir`: the OpenAPI document and the page that shows it. */
export async function buildApi(outDir: string): Promise<void> {
  const page = join(ROOT, 'server/http/api-reference')
  const chunks = await bundle({ start: join(page, 'start.js') }, { target: 'es2022' })
  await writeFiles(outDir, {
    ...Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])),
    'theme.css': await readFile(join(page, 'theme.css')),
    'index.html': await readFile(join(page, 'index.html')),
    'openapi.json': JSON.stringify(apiDocument()),
  })
}
