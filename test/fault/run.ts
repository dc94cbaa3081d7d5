/**
 * `bun run test:faults`: breaks servers, database, network and disk under load; see `docs/development/fault-tests.md`.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from '../../tools/build.ts'
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'

/** What is mounted within a name space of its own goes with the last process of it. */
const APART = ['unshare', '--mount', '--']

await ensureInstalled()
await ensureBuilt()
const isApart = spawnSync(APART[0]!, [...APART.slice(1), 'true']).status === 0
const main = join(ROOT, 'test/fault/rounds/main.ts')
const child = Bun.spawn(
  // Whatever it starts ends with it, and it ends with this process.
  [...(isApart ? APART : []), process.execPath, '--no-orphans', main, ...Bun.argv.slice(2)],
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
process.exitCode = await child.exited
