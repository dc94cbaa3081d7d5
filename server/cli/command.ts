import type { Deps } from '../deps.ts'

export interface Flag {
  describe: string
  /** The name of its value in help texts; a flag without one is a switch. */
  value?: string
  required?: boolean
}

/** The arguments after the command's name. */
export interface Input {
  /** The value that stands without a flag; empty when the command takes none. */
  argument: string
  flags: Readonly<Record<string, string | undefined>>
}

/** The answer of a command: a sentence for people, and the same for programs (`--json`). */
export interface Output {
  text: string
  json: object
  /** It ran, but what it found is bad: exit code 1. */
  failed?: boolean
}

interface Described {
  /** The command's name as it is typed: `workspace create`. */
  words: string
  summary: string
  /** The value that must stand without a flag: `hostname`. */
  argument?: string
  flags: Readonly<Record<string, Flag>>
}

/** A command that works on the database, which is opened for it. */
export interface BackendCommand extends Described {
  run(deps: Deps, input: Input): Promise<Output>
}

/** A command that opens by itself what it needs. */
export interface StandaloneCommand extends Described {
  runAlone(input: Input): Promise<Output>
}

export type Command = BackendCommand | StandaloneCommand

/** The command was typed wrongly: exit code 2 and a hint at the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly command: Command | undefined

  constructor(message: string, command?: Command) {
    super(message)
    this.command = command
  }
}

export const WORKSPACE_FLAG: Flag = {
  describe: 'The slug or ID of the workspace',
  value: 'slug',
  required: true,
}
