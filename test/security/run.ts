/**
 * `bun run test:security`: every operation against hostile callers, for 10 minutes. `--minutes 2` takes less,
 * `"POST /links"` tries the operations that are named, `--write` writes docs/development/security-tests.md, and `SEED`
 * makes other random choices. `--planted` weakens the server in one place at a time and tells which holes are found;
 * names of holes choose some of them, and `--write` writes docs/development/planted-holes.md.
 */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/build.ts'
import { ensureInstalled, ROOT } from '../../tools/ensure-installed.ts'
import { plantHoles } from './planted/plant.ts'

const DEFAULT_MINUTES = '10'

await ensureInstalled()
await ensureBuilt()
const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: DEFAULT_MINUTES },
    write: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
if (values.planted) {
  process.exit((await plantHoles({ only: positionals, write: values.write })) ? 0 : 1)
}
const minutes = Number(values.minutes)
if (!(minutes >= 0)) throw new Error('--minutes is a number of minutes.')
const child = Bun.spawn(
  [process.execPath, '--no-orphans', 'test', './test/security/security.test.ts'],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // A single operation is tried by all that is not random.
      SECURITY_SECONDS: String(
        positionals.length > 0 && !process.argv.includes('--minutes') ? 60 : minutes * 60,
      ),
      SECURITY_ONLY: positionals.join('\n'),
      SECURITY_WRITE: String(values.write),
    },
  },
)
process.exitCode = await child.exited
