/** `bun run build:binary [outfile]`: one executable that serves everything, given a `DATABASE_URL`; with arguments, the CLI. */
import { globSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ensureBuilt, PRODUCTION } from './build.ts'
import { ROOT } from './ensure-installed.ts'

/** What the server reads from its folder (`server/root.ts`). */
const EMBEDDED = [
  ...PRODUCTION.map((part) => `dist/${part}/**/*.*`),
  'server/db/migrations/**/*.{sql,json}',
]

const outfile = resolve(process.argv[2] ?? join(ROOT, 'dist/svc'))
await ensureBuilt(PRODUCTION)

const files = EMBEDDED.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
const imports = files.map(
  (file, n) => `import file${n} from '../${file}' with { type: 'file' }\nvoid file${n}\n`,
)
const start = `await import(process.argv.length > 2 ? '../server/cli.ts' : '../server/main.ts')`
const entry = join(ROOT, `dist/binary-${process.pid}.ts`)
await writeFile(entry, imports.join('') + start)
try {
  await Bun.build({
    entrypoints: [entry],
    root: ROOT,
    compile: { outfile },
    minify: true,
    naming: { asset: '[dir]/[name].[ext]' },
  })
  console.log(outfile)
} finally {
  await rm(entry)
}
