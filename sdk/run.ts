/**
 * `bun run test:sdk`: the same cases for every library, against the real server. `bun run test:sdk go ruby` runs
 * some; a library whose toolchain is missing is named and left out, in CI it fails.
 */
import { join } from 'node:path'
import { ensureBuilt } from '../tools/build.ts'
import { ensureInstalled, ROOT } from '../tools/ensure-installed.ts'

await ensureInstalled()
await ensureBuilt()
const cases = join(ROOT, 'sdk/conformance/main.ts')
const child = Bun.spawn(
  [process.execPath, '--no-orphans', 'test', '--dots', '--timeout', '600000', cases],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SDK_LANGUAGES: Bun.argv.slice(2).join(' ') },
  },
)
process.exitCode = await child.exited
