import { IMPORTERS } from '../../server/importers/index.ts'
import type { Importer } from '../../server/importers/port.ts'

/** Notes for users of a platform besides the import. */
const MORE: Readonly<Record<string, string>> = {
  dub: "Code that calls Dub's links, leads, sales, and partners through its TypeScript client continues to work: set `serverURL: 'https://refer.example.com/api'` and one of your svc keys.",
}

/** Generates `docs/guides/moving-over.md`: how to migrate from each platform. */
export function importersPage(): string {
  const platforms = Object.values(IMPORTERS).filter(({ files }) => files.length === 0)
  return `# Migrate from another platform

<!-- Made by \`bun run generate\` from server/importers. -->

The steps are the same for every platform. [Import data](importing.md) describes the import in detail.

1. [Create the program](partner-program.md) with its currency, groups, and rewards.
2. [Install the script](install.md) next to the other platform's, and connect your [payment provider](../reference/integrations.md). From now on, svc tracks new customers.
3. Preview the import and review the skipped rows. Start the import and compare the report.
4. Point the [link domain](../hosting/domains.md) to svc, or send partners their new links.
5. Invite partners to the [portal](partner-portal.md) or your [embedded dashboard](embedding.md), and ask them to choose a payout method.
6. Stop payouts on the other platform, then remove its script.

For other platforms, import [CSV files](importing.md#csv-files). An import never pays partners or sends email.

${platforms.map(sectionOf).join('\n')}`
}

function sectionOf(importer: Importer): string {
  const { name, label, fields } = importer
  const texts = importer.texts.en
  const settings = Object.fromEntries(fields.map((field) => [field.name, '…']))
  const more = MORE[name]
  return `## ${label}

Required settings: ${fields.map((field) => `${texts.fields[field.name]} as \`${field.name}\``).join(', ')}. Save them as \`${name}.json\`:

\`\`\`json
${JSON.stringify(settings)}
\`\`\`

Preview the import:

\`\`\`sh
bun run cli import preview ${name} --workspace acme --settings ${name}.json
\`\`\`

Limitations:

${texts.notes.map((note) => `- ${note}`).join('\n')}
${more ? `\n${more}\n` : ''}`
}
