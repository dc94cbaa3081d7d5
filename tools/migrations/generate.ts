/**
 * `bun run generate:migration <name>` appends a migration with what changed in `server/db/schema`, hand-written
 * SQL included. With `--custom` it is empty, to be written by hand; without a name it records what was written.
 */
import { join } from 'node:path'
import { ROOT } from '../ensure-installed.ts'
import { programCommand } from '../run-program.ts'
import {
  describeLanded,
  findChanged,
  findNewStatements,
  HAND_WRITTEN,
  joinStatements,
  MIGRATIONS,
  readLanded,
  readMigrations,
  splitStatements,
  writeLanded,
} from './landed.ts'
import { partition } from './partition.ts'

const CUSTOM = '--custom'

async function main(name: string | undefined, options: readonly string[]): Promise<void> {
  const landed = await readLanded()
  const before = await readMigrations()
  const wrong = findChanged(landed, before)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const handWritten = await Bun.file(join(ROOT, HAND_WRITTEN)).text()
  if (name) {
    const file = await append(name, options, findNewStatements(landed, handWritten))
    if (file && options.includes(CUSTOM)) {
      console.log(`Write ${MIGRATIONS}/${file}, then run: bun run generate:migration`)
      return
    }
  }
  await writeLanded(describeLanded(landed, await readMigrations(), handWritten))
}

/** Appends a migration with what changed, and returns the name of its file; undefined: nothing has changed. */
async function append(
  name: string,
  options: readonly string[],
  statements: readonly string[],
): Promise<string | undefined> {
  let file = await runDrizzle(name, options)
  // Each change of the database has its place in their order, even if the schema is as it was.
  if (!file && statements.length > 0) file = await runDrizzle(name, [...options, CUSTOM])
  if (!file) return undefined
  const path = join(ROOT, MIGRATIONS, file)
  const derived = splitStatements(partition(await Bun.file(path).text()))
  await Bun.write(path, `${joinStatements([...derived, ...statements])}\n`)
  return file
}

/** Runs drizzle-kit, and returns the name of the file that it has written, if any. */
async function runDrizzle(name: string, options: readonly string[]): Promise<string | undefined> {
  const before = await readMigrations()
  const command = programCommand('drizzle-kit', ['generate', '--name', name, ...options])
  const stdio: ['ignore', 'inherit', 'inherit'] = ['ignore', 'inherit', 'inherit']
  const { exitCode } = Bun.spawnSync(command, { cwd: ROOT, stdio })
  if (exitCode !== 0) process.exit(exitCode)
  return Object.keys(await readMigrations()).find((file) => !(file in before))
}

const [name, ...options] = process.argv.slice(2)
await main(name, options)
