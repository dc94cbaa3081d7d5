import { programCommand, run } from './run-program.ts'

/**
 * `bun run generate:migration <name>`: writes the SQL for what changed in `server/db/schema`.
 * drizzle-kit knows no partitions, so the first migration's CREATE TABLEs get their clause here.
 */
const PARTITIONED: Record<string, string> = {
  clicks: 'id',
  leads: 'id',
  sales: 'id',
  visits: 'day',
}
const FOLDER = 'server/db/migrations'

const before = new Set(listSql())
const name = process.argv[2]
if (!name) throw new Error('Say what changes: bun run generate:migration add-programs')

const kit = await run(programCommand('drizzle-kit', ['generate', '--name', name]), { live: true })
if (kit.code !== 0) process.exit(kit.code)

for (const file of listSql().filter((f) => !before.has(f))) {
  const path = `${FOLDER}/${file}`
  await Bun.write(path, partition(await Bun.file(path).text()))
}

function listSql(): string[] {
  return Array.from(new Bun.Glob('*.sql').scanSync({ cwd: FOLDER, onlyFiles: true })).sort()
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
