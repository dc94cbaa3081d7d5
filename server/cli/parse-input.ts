import { parseArgs } from 'node:util'
import { closest } from '../domain/spelling.ts'
import { UsageError, type Command, type Flag, type Input } from './command.ts'

/** Flags that every command has. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  json: { describe: 'Print JSON' },
  help: { describe: 'Show help for this command' },
}

/** Finds the command that the arguments name, and the arguments after its name. */
export function findCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; rest: string[] } {
  const typed = args.filter((arg) => !arg.startsWith('-'))
  for (const command of commands) {
    const words = command.words.split(' ')
    if (words.every((word, i) => args[i] === word)) {
      return { command, rest: args.slice(words.length) }
    }
  }
  const asked = typed.slice(0, 2).join(' ')
  const known = commands.map((command) => command.words)
  const near = closest(asked, known) ?? closest(typed[0] ?? '', known)
  throw new UsageError(`Unknown command "${asked}".${near ? ` Did you mean "${near}"?` : ''}`)
}

/**
 * Parses the arguments after a command's name.
 * @throws UsageError for a flag that is unknown, lacks its value or is missing.
 */
export function parseInput(command: Command, args: string[]): Input {
  const known = { ...command.flags, ...COMMON_FLAGS }
  const options = Object.fromEntries(
    Object.entries(known).map(([name, flag]) => [
      name,
      { type: flag.value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const { tokens, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const flags: Record<string, string | undefined> = {}
  for (const token of tokens) {
    if (token.kind === 'option') flags[token.name] = readFlag(command, known, token)
  }
  if (flags.help === undefined) requireAll(command, flags, positionals)
  return { argument: positionals[0] ?? '', flags }
}

function readFlag(
  command: Command,
  known: Readonly<Record<string, Flag>>,
  token: {
    name: string
    rawName: string
    value?: string | undefined
    inlineValue?: boolean | undefined
  },
): string {
  const flag = known[token.name]
  if (!flag) {
    const near = closest(token.name, Object.keys(known))
    const hint = near ? ` Did you mean "--${near}"?` : ''
    throw new UsageError(`"${command.words}" has no flag "${token.rawName}".${hint}`, command)
  }
  if (!flag.value) {
    if (token.value === undefined) return 'true'
    throw new UsageError(`"${token.rawName}" doesn’t take a value.`, command)
  }
  if (!token.value || (!token.inlineValue && token.value.startsWith('-'))) {
    throw new UsageError(
      `"${token.rawName}" needs a value: --${token.name} <${flag.value}>.`,
      command,
    )
  }
  return token.value
}

function requireAll(command: Command, flags: Input['flags'], positionals: string[]): void {
  const missing = Object.entries(command.flags).find(
    ([name, flag]) => flag.required && flags[name] === undefined,
  )
  if (missing) {
    throw new UsageError(`Missing --${missing[0]} <${missing[1].value}>.`, command)
  }
  if (command.argument && positionals.length === 0) {
    throw new UsageError(`Missing <${command.argument}>.`, command)
  }
  const surplus = positionals[command.argument ? 1 : 0]
  if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`, command)
}
