import { spawn, type ChildProcess } from 'node:child_process'
import type { Binaries } from './locate.ts'
import { EmbeddedError, errorCode, USE_A_SERVER } from './errors.ts'
import { commandAs, type RunAs } from './user.ts'

/** A PostgreSQL program that was started, and what it has said lately. */
export interface Program {
  readonly child: ChildProcess
  readonly pid: number
  /** Its latest output, newest line last. */
  readonly recent: readonly string[]
  /** Settles when it has ended: its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

export interface ProgramContext {
  readonly binaries: Binaries
  readonly runAs: RunAs
  /** The folder to delete once the server has ended, or empty. */
  readonly temporary: string
  readonly log: (line: string) => void
}

const RECENT_LINES = 40

/** Starts a program as the right user, in its own process group so that Ctrl-C does not reach it. */
export function startProgram(
  context: ProgramContext,
  program: string,
  args: readonly string[],
): Program {
  const { file, args: full, identity } = commandAs(context.runAs, program, args)
  const child = spawnOrExplain(file, full, {
    ...identity,
    cwd: '/',
    env: { ...context.binaries.env },
    detached: true,
  })
  const recent: string[] = []
  const hear = (line: string) => {
    recent.push(line)
    if (recent.length > RECENT_LINES) recent.shift()
    context.log(line)
  }
  eachLine(child.stdout, hear)
  eachLine(child.stderr, hear)
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code))
    child.once('error', (error) => {
      hear(error.message)
      resolve(1)
    })
  })
  return { child, pid: child.pid ?? 0, recent, ended }
}

/** Runs a program to its end, with `input` on its standard input; throws when it fails. */
export async function runProgram(
  context: ProgramContext,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  const started = startProgram({ ...context, log: () => {} }, program, args)
  started.child.stdin?.on('error', () => {})
  started.child.stdin?.end(input)
  const code = await started.ended
  if (code !== 0) throw new EmbeddedError(explain(started.recent.join('\n')))
}

/** Turns what a program said before it failed into a sentence that says what to do. */
export function explain(output: string): string {
  if (/could not look up effective user ID/.test(output)) {
    return `This user (id ${process.getuid?.()}) has no entry in /etc/passwd, which PostgreSQL needs: add one, or ${USE_A_SERVER}.`
  }
  if (/No space left on device/.test(output)) {
    return `PostgreSQL did not start because the disk is full: free some space in DATA_DIR, or ${USE_A_SERVER}.`
  }
  if (/not permitted|Permission denied/i.test(output)) {
    return `PostgreSQL was denied what it needs (${lastLine(output)}): run svc as an ordinary user who owns DATA_DIR, or ${USE_A_SERVER}.`
  }
  return `PostgreSQL did not start (${lastLine(output)}): repair what it names, or ${USE_A_SERVER}. It said:\n${output}`
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'no message'
}

function spawnOrExplain(
  file: string,
  args: string[],
  options: Parameters<typeof spawn>[2],
): ChildProcess {
  try {
    return spawn(file, args, options)
  } catch (error) {
    const reason = `${file}: ${errorCode(error) ?? String(error)}`
    throw new EmbeddedError(
      `The embedded PostgreSQL cannot be run here (${reason}): run svc as an ordinary user, or ${USE_A_SERVER}.`,
      { cause: error },
    )
  }
}

function eachLine(stream: ChildProcess['stdout'], hear: (line: string) => void): void {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  stream?.on('end', () => {
    if (rest !== '') hear(rest)
  })
}
