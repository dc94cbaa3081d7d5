import { IMPORTERS } from '../../server/importers/index.ts'
import type { Importer } from '../../server/importers/port.ts'

/** What a platform's users gain besides their data. */
const MORE: Readonly<Record<string, string>> = {
  dub: "Code that calls Dub's links, leads, sales and partners with its published client for TypeScript goes on: give it `serverURL: 'https://refer.example.com/api'` and a key of yours.",
}

/** Generates `docs/guides/moving-over.md`: how to come from each platform, as its importer says. */
export function importersPage(): string {
  const platforms = Object.values(IMPORTERS).filter(({ files }) => files.length === 0)
  return `# Moving over from each platform

<!-- Made by \`bun run generate\` from server/importers. -->

The order is the same for all; [importing](importing.md) has every step in detail.

1. Create the program with its currency, groups and rewards ([your first program](partner-program.md)).
2. Install the [script](install.md) beside the other platform's, and connect the payment processor
   ([integrations](../reference/integrations.md)), so that new customers are counted here from now on.
3. Preview the import, read what does not come and why, start it, and compare the report.
4. Point the links' domain here ([domains](../hosting/domains.md)), or send partners their new links.
5. Invite partners to their portal or dashboard ([embedding](embedding.md)), and let them set up how they are paid.
6. Stop payouts at the other platform, then take its script away.

A platform that is not here comes by CSV files. No import pays or mails anybody.

${platforms.map(sectionOf).join('\n')}`
}

function sectionOf(importer: Importer): string {
  const { name, label, fields } = importer
  const texts = importer.texts.en
  const settings = Object.fromEntries(fields.map((field) => [field.name, '…']))
  const more = MORE[name]
  return `## ${label}

It asks for ${fields.map((field) => `${texts.fields[field.name]} (\`${field.name}\`)`).join(' and ')}. \`${name}.json\`:

\`\`\`json
${JSON.stringify(settings)}
\`\`\`

\`\`\`sh
bun run cli import preview ${name} --workspace acme --settings ${name}.json
\`\`\`

${texts.notes.map((note) => `- ${note}`).join('\n')}
${more ? `\n${more}\n` : ''}`
}
