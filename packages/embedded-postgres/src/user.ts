import {
  accessSync,
  chownSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { EmbeddedError, errorCode, USE_A_SERVER } from './errors.ts'

/** The user PostgreSQL runs as: ourselves, or — since it refuses root — someone root becomes. */
export interface RunAs {
  /** Set when we are root. */
  readonly identity?: { readonly uid: number; readonly gid: number }
  /** A capability that lets that user pass folders closed to it, such as those below /root. */
  readonly capability?: Capability
}

type Capability = 'dac_read_search' | 'dac_override'

const CAPABILITY_BITS: Readonly<Record<Capability, bigint>> = {
  dac_override: 1n << 1n,
  dac_read_search: 1n << 2n,
}

/**
 * Decides who runs PostgreSQL. A cluster that exists keeps its owner.
 * @param cluster the cluster's folder, which may not exist yet
 * @param folders what that user must be able to reach besides
 * @param programs what it must be able to execute
 */
export function chooseUser(
  cluster: string,
  folders: readonly string[],
  programs: readonly string[],
): RunAs {
  const owner = statSync(cluster, { throwIfNoEntry: false })
  const self = process.getuid?.()
  if (self !== 0) {
    if (self === undefined || owner === undefined || owner.uid === self) return {}
    throw new EmbeddedError(
      `${cluster} belongs to user ${owner.uid}, but this process runs as user ${self}: ` +
        `run it as that user, \`chown -R ${self}\` the folder, or choose another DATA_DIR.`,
    )
  }
  const identity =
    owner !== undefined && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged()
  const closed = [dirname(cluster), ...folders].find((folder) => !canPass(folder, identity))
  const locked = programs.find((program) => !allows(program, identity, 1))
  if (closed === undefined && locked === undefined) return { identity }
  const wanted: Capability[] =
    locked === undefined ? ['dac_read_search', 'dac_override'] : ['dac_override']
  const capability = wanted.find(haveCapability)
  if (capability !== undefined && Bun.which('setpriv') !== null) return { identity, capability }
  throw new EmbeddedError(
    `PostgreSQL refuses to run as root, and the user it would run as (id ${identity.uid}) cannot reach ${closed ?? locked}: ` +
      `run svc as an ordinary user, use a DATA_DIR and a checkout outside closed folders such as /root, or ${USE_A_SERVER}.`,
  )
}

/** Returns what to pass to `spawn` so that a program runs as that user. */
export function commandAs(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { file: string; args: string[]; identity: { uid?: number; gid?: number } } {
  const { identity, capability } = runAs
  if (identity === undefined || capability === undefined) {
    return { file: program, args: [...args], identity: identity ?? {} }
  }
  const privileges = [
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Without it access(2), by which initdb looks for its programs, ignores the capability.
    '--securebits=+no_setuid_fixup',
  ]
  const setpriv = Bun.which('setpriv') ?? 'setpriv'
  return { file: setpriv, args: [...privileges, '--', program, ...args], identity: {} }
}

/** Gives a file or a whole folder to the user PostgreSQL runs as, when we are root; itself last. */
export function giveTo(runAs: RunAs, path: string): void {
  if (runAs.identity === undefined) return
  const { uid, gid } = runAs.identity
  const stat = lstatSync(path)
  if (stat.isSymbolicLink() || stat.uid === uid) return
  if (stat.isDirectory()) for (const name of readdirSync(path)) giveTo(runAs, join(path, name))
  try {
    chownSync(path, uid, gid)
  } catch (error) {
    throw new EmbeddedError(
      `This root user may not give ${path} to user ${uid}, whom PostgreSQL would run as (${errorCode(error)}): ` +
        `run svc as an ordinary user, or ${USE_A_SERVER}.`,
      { cause: error },
    )
  }
}

function unprivileged(): { uid: number; gid: number } {
  const nobody = { uid: 65534, gid: 65534 }
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    for (const name of ['postgres', 'nobody']) {
      const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
      if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
    }
    return nobody
  } catch {
    return nobody
  }
}

/** Tells whether a user without further groups may enter this folder and all that lead to it. */
function canPass(folder: string, user: { uid: number; gid: number }): boolean {
  if (!allows(folder, user, 1)) return false
  const parent = dirname(folder)
  return parent === folder || canPass(parent, user)
}

function allows(path: string, user: { uid: number; gid: number }, bit: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & bit) === bit
}

function haveCapability(capability: Capability): boolean {
  const status = '/proc/self/status'
  try {
    accessSync(status, constants.R_OK)
  } catch {
    return false
  }
  const effective = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? '0'
  return (BigInt(`0x${effective}`) & CAPABILITY_BITS[capability]) !== 0n
}
