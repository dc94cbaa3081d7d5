import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../../tools/ensure-installed.ts'

export { ROOT }

/** Paths of our own files, relative to the root. */
export function sources(pattern: string): string[] {
  return Array.from(new Bun.Glob(pattern).scanSync({ cwd: ROOT }))
    .filter((file) => !/node_modules|(^|\/)dist\//.test(file))
    .sort()
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** Several rules look at all sources, which take seconds to parse. */
const parsed = new Map<string, ts.SourceFile>()

export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const made = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  parsed.set(file, made)
  return made
}

/** Every node below one, itself first. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  const left = [node]
  for (let next = left.pop(); next; next = left.pop()) {
    yield next
    const children: ts.Node[] = []
    ts.forEachChild(next, (child) => void children.push(child))
    left.push(...children.reverse())
  }
}

/** What a file imports, as it is written there. */
export function importsOf(file: string): string[] {
  return Array.from(
    textOf(file).matchAll(/(?:from|import) '([^']+)'/g),
    ([, path]) => path as string,
  )
}
