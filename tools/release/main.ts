/**
 * `bun run release <version> [--dry-run]`: sets the version of all packages, closes the changelog's unreleased part, and
 * prints the notes and the commands that publish. With `--dry-run` it changes nothing and shows what it would.
 */
import { parseArgs } from 'node:util'
import { ROOT } from '../ensure-installed.ts'
import { diffOf, planRelease, publishCommands, writeRelease } from './release.ts'

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [version, ...more] = positionals
if (!version || more.length > 0) fail('Usage: bun run release <version> [--dry-run]')

try {
  const date = new Date().toISOString().slice(0, 10)
  const release = planRelease(ROOT, version!, date)
  console.log(diffOf(ROOT, release))
  if (!values['dry-run']) {
    requireCleanTree()
    writeRelease(ROOT, release)
  }
  console.log(`Release notes of ${version}:\n\n${release.notes}\n`)
  console.log(`To publish:\n\n${publishCommands(version!).join('\n')}`)
  if (values['dry-run']) console.log('\nNothing was changed: this was a dry run.')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

/** A release is one commit of its own, which `git checkout .` takes back before. */
function requireCleanTree(): void {
  const { stdout } = Bun.spawnSync(['git', 'status', '--porcelain'], { cwd: ROOT })
  if (stdout.length > 0) throw new Error('Commit what has changed first: git status names it.')
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
