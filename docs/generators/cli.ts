import { commands } from '../../server/cli/index.ts'
import type { Command } from '../../server/cli/command.ts'
import { usageOf } from '../../server/cli/help.ts'
import { COMMON_FLAGS } from '../../server/cli/parse-input.ts'

/** Generates `docs/reference/cli.md`: each command with its flags. */
export function cliPage(): string {
  return `# Command line

<!-- Made by \`bun run generate\` from server/cli. -->

Operators run commands with \`bun run cli <command>\` in a checkout, or with \`svc <command>\` from the executable. Commands use the database in \`DATABASE_URL\`, or the embedded one in \`DATA_DIR\` (\`.data\`), and work while a server is running.

Exit codes: 0 for success, 1 for a rejected or failed command, 2 for invalid arguments.

Every command has these flags:

${flagTable(COMMON_FLAGS)}
${commands.map(section).join('\n')}`
}

function section(command: Command): string {
  const flags = Object.keys(command.flags).length > 0 ? `\n${flagTable(command.flags)}` : ''
  return `## \`${command.words}\`

${cell(command.summary)}.

\`\`\`sh
${usageOf(command)}
\`\`\`
${flags}`
}

function flagTable(flags: Command['flags']): string {
  const rows = Object.entries(flags).map(([name, { value, describe, required }]) => {
    const usage = value ? `--${name} <${value}>` : `--${name}`
    return `| \`${usage}\` | ${cell(describe)}${required ? ' (required)' : ''} |`
  })
  return `| Flag | Meaning |\n|---|---|\n${rows.join('\n')}\n`
}

/** A text for people inside Markdown: nothing of it is markup. */
function cell(text: string): string {
  return text.replace(/[|<]/g, '\\$&')
}
