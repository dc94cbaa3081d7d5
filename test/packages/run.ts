/**
 * `bun run test:packages`: every package is built, packed, checked and installed from its tarball in projects outside of
 * this one. `--short` leaves out Next. A toolchain that is missing is named, in CI it fails.
 */
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'

await ensureInstalled()
const isShort = process.argv.includes('--short')
const files = ['npm', 'installed', 'languages', ...(isShort ? [] : ['next'])]
const child = Bun.spawn(
  [process.execPath, '--no-orphans', 'test', '--timeout', '600000'].concat(
    files.map((name) => `./test/packages/${name}.ts`),
  ),
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exitCode = await child.exited
