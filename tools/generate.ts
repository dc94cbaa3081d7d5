/** `bun run generate`: writes the pages that are made from code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementManifest, indexModule, manifestElements, tagTypes } from '@svc/element-manifest'
import { sdkFiles } from '../sdk/generator/index.ts'
import { apiDocument } from './build-api.ts'
import { ROOT } from './ensure-installed.ts'
import { errorsPage } from '../docs/generators/errors.ts'
import { integrationPage } from '../docs/generators/integrations.ts'
import { messageValues } from './message-values.ts'
import { providerPage } from '../docs/generators/payout-providers.ts'
import { webhooksPage } from '../docs/generators/webhooks.ts'
import { WIDGETS, widgetElements } from './widget-elements.ts'
import { wireTypes } from './wire-types.ts'

/** Generates the text of each generated file. */
export async function generatedPages(): Promise<Record<string, string>> {
  return {
    'docs/errors.md': errorsPage(),
    'docs/integrations.md': await integrationPage(),
    'docs/payout-providers.md': providerPage(),
    'docs/webhooks.md': webhooksPage(),
    'server/domain/message/values.gen.ts': messageValues(),
    ...(await wireTypes()),
    ...sdkFiles(apiDocument()),
    'widgets/frameworks/tags.gen.ts': tagTypes(manifestElements(elementManifest(WIDGETS))),
    'widgets/index.ts': indexModule(widgetElements()),
  }
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await generatedPages())) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), text)
  }
}
