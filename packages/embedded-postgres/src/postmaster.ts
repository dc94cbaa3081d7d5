import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedError } from './errors.ts'
import { explain, startProgram, type Program, type ProgramContext } from './program.ts'
import { stopWithThisProcess } from './stop-with-process.ts'

const POLL_MS = 10
const FAST_STOP_MS = 30_000
const QUICK_STOP_MS = 5_000
const LEFTOVER_TRIES = 20
const LEFTOVER_DELAY_MS = 250

/** Starts the server on a cluster and waits until it answers, however long recovery takes. */
export async function startPostmaster(
  context: ProgramContext,
  cluster: string,
  settings: Readonly<Record<string, string>>,
): Promise<Program> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (let tries = 1; ; tries++) {
    const program = startProgram(context, context.binaries.postgres, ['-D', cluster, ...options])
    void program.ended.then(stopWithThisProcess(program.pid, context.temporary))
    if (await becomesReady(program, cluster)) return program
    const output = program.recent.join('\n')
    // Backends of a killed server hold its shared memory for a moment longer than it lived.
    const leftover = /lock file ".*" already exists|pre-existing shared memory/.test(output)
    if (!leftover || tries === LEFTOVER_TRIES) throw new EmbeddedError(explain(output))
    await delay(LEFTOVER_DELAY_MS)
  }
}

/** Stops a server: at once but orderly, and by force when that takes too long. */
export async function stopPostmaster(context: ProgramContext, pid: number): Promise<void> {
  signal(context, pid, 'INT')
  if (await gone(pid, FAST_STOP_MS)) return
  signal(context, pid, 'QUIT')
  if (await gone(pid, QUICK_STOP_MS)) return
  signal(context, pid, 'KILL')
  await gone(pid, QUICK_STOP_MS)
}

/** Stops the server that a killed process of ours left behind, and clears what a dead one left. */
export async function stopOrphan(context: ProgramContext, cluster: string): Promise<void> {
  const pid = Number(readState(cluster)?.[0])
  if (!Number.isInteger(pid) || pid <= 1) return
  if (serves(pid, cluster)) {
    context.log(`stopping the PostgreSQL server ${pid} that an earlier process left running`)
    await stopPostmaster(context, pid)
    return
  }
  // A zombie or a stranger with the same number would make PostgreSQL refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Asks a server to stop without waiting: all that can be done while this process exits. */
export function signal(context: ProgramContext, pid: number, name: 'INT' | 'QUIT' | 'KILL'): void {
  try {
    if (process.platform === 'win32') {
      execFileSync(context.binaries.pgCtl, ['kill', name, String(pid)])
    } else process.kill(pid, `SIG${name}`)
  } catch {
    // It has ended already.
  }
}

async function becomesReady(program: Program, cluster: string): Promise<boolean> {
  let ended = false
  void program.ended.then(() => (ended = true))
  while (!ended) {
    const state = readState(cluster)
    if (state?.[0]?.trim() === String(program.pid) && state[7]?.trim() === 'ready') return true
    await Promise.race([delay(POLL_MS), program.ended])
  }
  return false
}

/** Reads the lines of postmaster.pid: process id, folder, start time, port, …, status on the eighth. */
export function readState(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (commandLine(pid) !== undefined) {
    if (performance.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}

/** Tells whether a process is the server of this cluster rather than another one with a reused number. */
export function serves(pid: number, cluster: string): boolean {
  const command = commandLine(pid)
  if (process.platform === 'win32') return command !== undefined
  return `${command} `.includes(` -D ${cluster} `)
}

/** Reads the command line of a live process; undefined when there is none or only a zombie. */
function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? 'unknown' : undefined
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.trim() === '' || command.includes('<defunct>') ? undefined : command.trim()
  } catch {
    return undefined
  }
}
