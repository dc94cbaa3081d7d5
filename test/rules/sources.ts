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

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
}

/** Every node below one, itself included. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

/** What a file imports, as it is written there. */
export function importsOf(file: string): string[] {
  return Array.from(
    textOf(file).matchAll(/(?:from|import) '([^']+)'/g),
    ([, path]) => path as string,
  )
}
