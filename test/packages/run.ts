/**
 * `bun run test:packages`: every package is built, packed, checked and installed from its tarball in projects outside of
 * this one; the executable and a production install are made and started. `--short` leaves out Next. A toolchain that
 * is missing is named, in CI it fails.
 */
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'

await ensureInstalled()
const isShort = process.argv.includes('--short')
const usual = ['npm', 'widgets', 'installed', 'languages', 'binary', 'production-install']
const files = isShort ? usual : [...usual, 'next']
const child = Bun.spawn(
  [process.execPath, '--no-orphans', 'test', '--timeout', '600000'].concat(
    files.map((name) => `./test/packages/${name}.ts`),
  ),
  { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exitCode = await child.exited
