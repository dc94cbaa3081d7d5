import { readConfig } from './config.ts'
import { UsageError, type Command, type Input, type Output } from './cli/command.ts'
import { explain, overview } from './cli/help.ts'
import { commands } from './cli/index.ts'
import { openForOperator } from './cli/open.ts'
import { findCommand, parseInput } from './cli/parse-input.ts'
import { describeFailure } from './db/describe-failure.ts'
import { jobDeps } from './deps.ts'
import { ApiError } from './domain/errors.ts'
import { formatError } from './locales/format-error.ts'

/** Runs one operator's command. Exit codes: 0 done, 1 refused or failed, 2 typed wrongly. */
async function main(args: string[]): Promise<void> {
  const [first] = args
  if (first === undefined || first === 'help' || first === '--help') {
    return print(overview(commands))
  }
  const { command, rest } = findCommand(commands, args)
  const input = parseInput(command, rest)
  if (input.flags.help) return print(explain(command))
  const { text, json, failed } = await perform(command, input)
  print(input.flags.json ? JSON.stringify(json) : text)
  if (failed) process.exitCode = 1
}

async function perform(command: Command, input: Input): Promise<Output> {
  if ('runAlone' in command) return command.runAlone(input)
  const backend = await openForOperator(readConfig(undefined, { logLevel: 'silent' }))
  try {
    return await command.run(jobDeps(backend.deps), input)
  } finally {
    await backend.close()
  }
}

function fail(error: unknown): void {
  const message = messageOf(error)
  if (!(error instanceof UsageError)) {
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
    return
  }
  const help = error.command ? `${error.command.words} --help` : 'help'
  process.stderr.write(`${message}\nRun "bun run cli ${help}" for what there is.\n`)
  process.exitCode = 2
}

/** Returns the sentence of an error; an API error's own message may be the code of a translated text. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return formatError(error).message
  return describeFailure(error).message
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

await main(process.argv.slice(2)).catch(fail)
