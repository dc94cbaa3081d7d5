/** `bun run generate`: writes the pages that are made from code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { elementManifest, indexModule, manifestElements, tagTypes } from '@svc/element-manifest'
import { sdkFiles } from '../sdk/generator/index.ts'
import { ERRORS } from '../server/domain/errors.ts'
import { apiDocument } from './build-api.ts'
import { ROOT } from './ensure-installed.ts'
import { integrationPage } from './integration-page.ts'
import { messageValues } from './message-values.ts'
import { providerPage } from './provider-page.ts'
import { webhooksPage } from './webhooks-page.ts'
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

function errorsPage(): string {
  const sections = Object.entries(ERRORS).map(
    ([code, { status, title, anchor }]) =>
      `<a id="${anchor}"></a>\n\n## \`${code}\`\n\nHTTP ${status}. ${title}\n`,
  )
  return `# Errors

<!-- Made by \`bun run generate\` from server/domain/errors.ts. -->

Every error has one shape. \`code\` is for programs and never changes its meaning; \`message\` says what to do;
\`issues\` lists everything that is wrong with the input (422).

\`\`\`json
{ "error": { "code": "not_found", "message": "No link has the id …", "doc_url": "…/docs/errors#not-found" } }
\`\`\`

${sections.join('\n')}`
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await generatedPages())) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), text)
  }
}
