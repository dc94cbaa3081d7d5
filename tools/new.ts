/** `bun run new <kind> <name>`: writes the files of a new part, or of several, and the lines that register it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './ensure-installed.ts'
import { programCommand, run } from './run-program.ts'

const TEMPLATES = join(import.meta.dir, 'templates')

/** `kind.json` of a folder of templates. `{{kebab}}` and its like stand for the name. */
interface Kind {
  /** An example of a name. */
  usage: string
  /** Where the files go, but for some by their name, or its end: `.test.ts`. */
  folder: string
  elsewhere: Record<string, string>
  /** Lines to write after the first text that matches an expression. */
  lines: [file: string, after: string, line: string][]
  /** The name of the migration that creates the tables. */
  migration?: string
  /** What remains to be done by hand. */
  next: string
}

async function main(args: readonly string[]): Promise<void> {
  const touched = new Set<string>()
  const next: string[] = []
  for (let i = 0; i === 0 || i < args.length; i += 2) {
    const [kindName = '', given = ''] = args.slice(i)
    const kind = requireKind(kindName, given)
    for (const file of writePart(kind, kindName, given)) touched.add(file)
    next.push(kind.next)
    if (kind.migration) await write('tools/migrations/generate.ts', filler(given)(kind.migration))
  }
  await write('tools/generate.ts')
  await run(programCommand('oxfmt', [...touched]))
  console.log(`${[...touched].join('\n')}\n\n${next.join('\n')}`)
}

/** Runs a program that writes what follows from the sources. */
async function write(...program: string[]): Promise<void> {
  const { code, output } = await run([process.execPath, ...program])
  if (code !== 0) throw new Error(output)
}

/** Writes the files of a part and the lines that register it, and returns their names. */
function writePart(kind: Kind, kindName: string, given: string): string[] {
  const fill = filler(given)
  const templates = readdirSync(join(TEMPLATES, kindName)).filter((name) => name.endsWith('.txt'))
  const files = templates.map((template) => {
    const file = fill(template.replace(/\.txt$/, ''))
    const [, folder] =
      Object.entries(kind.elsewhere).find(([name]) => isNamed(file, fill(name))) ?? []
    return [`${folder ?? fill(kind.folder)}/${file}`, template] as const
  })
  for (const [file] of files) if (existsSync(join(ROOT, file))) throw new Error(`${file} exists.`)
  for (const [file, template] of files) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), fill(readFileSync(join(TEMPLATES, kindName, template), 'utf8')))
  }
  for (const [file, after, line] of kind.lines) {
    insert(join(ROOT, fill(file)), new RegExp(after, 'm'), fill(line))
  }
  return [...files, ...kind.lines].map(([file]) => fill(file))
}

const isNamed = (file: string, name: string) =>
  name.startsWith('.') ? file.endsWith(name) : file === name

/**
 * Finds the kind to scaffold.
 * @throws Error that lists the kinds when this is none of them, or the name not such a name
 */
function requireKind(kindName: string, given: string): Kind {
  const kinds = Object.fromEntries(
    readdirSync(TEMPLATES).map((name): [string, Kind] => {
      const text = readFileSync(join(TEMPLATES, name, 'kind.json'), 'utf8')
      return [name, JSON.parse(text) as Kind]
    }),
  )
  const kind = kinds[kindName]
  const module = kind?.usage.includes('/') ? '[a-z]+/' : ''
  if (kind && new RegExp(`^${module}[a-z][a-z0-9]*(-[a-z0-9]+)*$`).test(given)) return kind
  const usages = Object.entries(kinds).map(([name, { usage }]) => `  ${name} ${usage}`)
  throw new Error(`bun run new <kind> <name>, with names in lower case:\n${usages.join('\n')}`)
}

/** Replaces `{{kebab}}` and its like by the forms of a name. */
function filler(given: string): (text: string) => string {
  const [module = '', kebab = given] = given.includes('/') ? given.split('/') : []
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const one = words.replace(/s$/, '')
  const oneCamel = camel.replace(/s$/, '')
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).map((file) => Number.parseInt(file))
  const counted = String(Math.max(...decisions) + 1)
  const forms: Record<string, string> = {
    module,
    kebab,
    camel,
    words,
    pascal: capital(camel),
    title: capital(words),
    snake: kebab.replaceAll('-', '_'),
    upper: kebab.toUpperCase().replaceAll('-', '_'),
    // One of them, and the start of its ids.
    one,
    oneCamel,
    onePascal: capital(oneCamel),
    oneKebab: one.replaceAll(' ', '-'),
    oneSnake: one.replaceAll(' ', '_'),
    oneUpper: one.toUpperCase().replaceAll(' ', '_'),
    prefix: one.replaceAll(' ', ''),
    counted,
    number: counted.padStart(4, '0'),
  }
  return (text) => text.replace(/\{\{(\w+)\}\}/g, (_, form: string) => forms[form]!)
}

function insert(file: string, after: RegExp, line: string): void {
  const text = readFileSync(file, 'utf8')
  const found = after.exec(text)
  if (!found) throw new Error(`${file} has no place for a line after ${after.source}.`)
  const at = found.index + found[0].length
  writeFileSync(file, text.slice(0, at) + line + text.slice(at))
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
