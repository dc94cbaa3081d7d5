import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** How much of the processor a run with `--slow` has: a fifth. */
const SHARE = 5
const PERIOD_US = 100_000

export interface Throttle {
  /** How the processor is kept busy or short, for people. */
  description: string
  /** What a shell does before it becomes the program that is slow. */
  enter: string
  /** Undoes it once the programs have ended. */
  end(): Promise<void>
}

/** Where a kernel's control groups limit the processor: version 2, then version 1. */
const GROUPS = [
  { root: '/sys/fs/cgroup', file: 'cpu.max', quota: (us: number) => `${us} ${PERIOD_US}` },
  { root: '/sys/fs/cgroup/cpu', file: 'cpu.cfs_quota_us', quota: String },
]

/** Leaves the programs that enter it a fifth of the processor. */
export async function startThrottle(): Promise<Throttle> {
  return throttleGroup() ?? throttleByWork()
}

function throttleGroup(): Throttle | undefined {
  const quota = Math.round((PERIOD_US * availableParallelism()) / SHARE)
  for (const group of GROUPS) {
    const folder = join(group.root, `svc-test-${process.pid}`)
    if (!existsSync(join(group.root, 'cgroup.procs'))) continue
    try {
      mkdirSync(folder)
      // A file system of another kind would take any file.
      if (!existsSync(join(folder, group.file))) throw new Error('no limit here')
      writeFileSync(join(folder, group.file), group.quota(quota))
    } catch {
      if (existsSync(folder)) rmdirSync(folder)
      continue
    }
    return {
      description: `A control group (${group.file}) leaves the tests a fifth of the processor.`,
      enter: `echo $$ > ${folder}/cgroup.procs &&`,
      end: () => removeGroup(folder, group.root),
    }
  }
  return undefined
}

/** A group can be removed when its last process is gone, which the kernel may say a moment later. */
async function removeGroup(folder: string, root: string): Promise<void> {
  for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    try {
      writeFileSync(join(root, 'cgroup.procs'), pid)
    } catch {
      // It has ended meanwhile.
    }
  }
  rmdirSync(folder)
}

/** Where nobody may limit the processor, four busy processes a core leave the tests a fifth of it. */
function throttleByWork(): Throttle {
  const count = availableParallelism() * (SHARE - 1)
  const busy = Array.from({ length: count }, () =>
    Bun.spawn([process.execPath, '--no-orphans', '-e', 'for (;;) {}'], {
      stdio: ['ignore', 'ignore', 'ignore'],
    }),
  )
  return {
    description: `${count} busy processes leave the tests about a fifth of the processor.`,
    enter: '',
    async end() {
      for (const child of busy) child.kill('SIGKILL')
      await Promise.all(busy.map((child) => child.exited))
    },
  }
}
