import type { Command } from './command.ts'
import { COMMON_FLAGS } from './parse-input.ts'

/** Formats the list of all commands, one a line. */
export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => command.words.length))
  const lines = commands.map((command) => `  ${command.words.padEnd(width)}   ${command.summary}`)
  return [
    'bun run cli <command>',
    '',
    ...lines,
    '',
    'bun run cli <command> --help explains one. The database is DATABASE_URL, or the embedded one in DATA_DIR',
    '(.data), also while a server is running on it.',
  ].join('\n')
}

/** Formats the help of one command with its flags. */
export function explain(command: Command): string {
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }).map(([name, flag]) => ({
    usage: flag.value ? `--${name} <${flag.value}>` : `--${name}`,
    text: flag.required ? `${flag.describe} (needed)` : flag.describe,
  }))
  const width = Math.max(...flags.map((flag) => flag.usage.length))
  return [
    usageOf(command),
    command.summary,
    '',
    ...flags.map((flag) => `  ${flag.usage.padEnd(width)}   ${flag.text}`),
  ].join('\n')
}

/** Formats how a command is called, with the flags that it needs. */
export function usageOf({ words, argument, flags }: Command): string {
  const needed = Object.entries(flags)
    .filter(([, { required }]) => required)
    .map(([name, { value }]) => ` --${name}${value ? ` <${value}>` : ''}`)
  return `bun run cli ${words}${argument ? ` <${argument}>` : ''}${needed.join('')}`
}
