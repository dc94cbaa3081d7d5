/** `bun run generate [--check]`: writes the files that are made from code. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementManifest, indexModule, manifestElements, tagTypes } from '@svc/element-manifest'
import { sdkFiles } from '../sdk/generator/index.ts'
import { apiDocument } from './build-api.ts'
import { ROOT } from './ensure-installed.ts'
import { cliPage } from '../docs/generators/cli.ts'
import { elementsPage } from '../docs/generators/elements.ts'
import { errorsPage } from '../docs/generators/errors.ts'
import { importersPage } from '../docs/generators/importers.ts'
import { failuresPage } from '../docs/generators/known-failures/page.ts'
import { integrationPage } from '../docs/generators/integrations.ts'
import { messageValues } from './message-values.ts'
import { providerPage } from '../docs/generators/payout-providers.ts'
import { webhooksPage } from '../docs/generators/webhooks.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'
import { wireTypes } from './wire-types.ts'

/** Generates the text of each generated file. */
export async function generatedPages(): Promise<Record<string, string>> {
  return {
    'docs/development/provider-failures.md': failuresPage(),
    'docs/guides/moving-over.md': importersPage(),
    'docs/reference/cli.md': cliPage(),
    'docs/reference/elements.md': elementsPage(),
    'docs/reference/errors.md': errorsPage(),
    'docs/reference/integrations.md': await integrationPage(),
    'docs/reference/payout-providers.md': providerPage(),
    'docs/reference/webhooks.md': webhooksPage(),
    'server/domain/message/values.gen.ts': messageValues(),
    ...(await wireTypes()),
    ...sdkFiles(apiDocument()),
    'widgets/frameworks/tags.gen.ts': tagTypes(manifestElements(elementManifest(WIDGETS))),
    'widgets/index.ts': indexModule(widgetElements()),
  }
}

/** Writes the generated files that differ; with `--check` it only names them, and fails. */
async function main(isCheck: boolean): Promise<void> {
  for (const [file, text] of Object.entries(await generatedPages())) {
    const path = join(ROOT, file)
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    if (isCheck) {
      console.error(`${file} is not what the code says: run bun run generate.`)
      process.exitCode = 1
    } else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}

if (import.meta.main) await main(process.argv.includes('--check'))
