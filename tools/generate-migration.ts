import { existsSync, rmSync } from 'node:fs'
import { programCommand } from './run-program.ts'

/**
 * `bun run generate:migration <name>` writes the SQL for what changed in `server/db/schema`. The name
 * `initial` replaces all migrations by one: only while no release has shipped them.
 */
const FOLDER = 'server/db/migrations'
const INITIAL = 'initial'
const HAND_WRITTEN = 'server/db/schema/hand-written.sql'

/** Tables by the column that partitions them, which drizzle-kit cannot express. */
const PARTITIONED: Record<string, string> = {
  clicks: 'id',
  leads: 'id',
  sales: 'id',
  visits: 'day',
}

const [name, ...options] = process.argv.slice(2)
if (!name) throw new Error('Say what changes: bun run generate:migration add-programs')

if (name === INITIAL) rmSync(FOLDER, { recursive: true, force: true })
const before = new Set(listSql())
const command = programCommand('drizzle-kit', ['generate', '--name', name, ...options])
const { exitCode } = Bun.spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'] })
if (exitCode !== 0) process.exit(exitCode)

for (const file of listSql().filter((f) => !before.has(f))) {
  const path = `${FOLDER}/${file}`
  const parts = [partition(await Bun.file(path).text())]
  if (name === INITIAL) parts.push(await Bun.file(HAND_WRITTEN).text())
  await Bun.write(path, parts.join('--> statement-breakpoint\n'))
}

function listSql(): string[] {
  return existsSync(FOLDER) ? [...new Bun.Glob('*.sql').scanSync({ cwd: FOLDER })] : []
}

function partition(sql: string): string {
  return Object.entries(PARTITIONED).reduce(
    (text, [table, column]) =>
      text.replace(
        new RegExp(`(CREATE TABLE "${table}" \\([\\s\\S]*?\\n\\));`),
        `$1 PARTITION BY RANGE ("${column}");`,
      ),
    sql,
  )
}
