import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import type { Deps } from '../server/deps.ts'
import { describeApi, type ApiDocument } from '../server/http/openapi.ts'
import { bundle } from './bundle.ts'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

/** Describes the API as OpenAPI from its routes, without a database. */
export function apiDocument(): ApiDocument {
  // Routes read nothing else before a request comes.
  const app = createApp({ config: readConfig({}) } as Deps)
  return describeApi(app, 'http://localhost:3000')
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
