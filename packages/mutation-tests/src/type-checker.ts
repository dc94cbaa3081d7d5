import { join } from 'node:path'
import ts from 'typescript'
import type { Mutant } from './instrument.ts'

/** A mutant may leave a name unused, which says nothing about what the source does. */
const LENIENT: ts.CompilerOptions = { noUnusedLocals: false, noUnusedParameters: false }

/**
 * Returns a function that tells whether the type checker refuses a mutant of the project below `root`:
 * such a change cannot be made unnoticed. Only the mutant's own file is checked.
 */
export function createTypeChecker(root: string): (mutant: Mutant) => boolean {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  )
  const host = ts.createCompilerHost({ ...options, ...LENIENT }, true)
  const changed = new Map<string, string>()
  const parsed = new Map<string, ts.SourceFile | undefined>()
  const { getSourceFile } = host
  host.getSourceFile = (file, target) => {
    const text = changed.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, target, true)
    if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, target))
    return parsed.get(file)
  }
  let last: ts.Program | undefined
  return (mutant) => {
    const file = join(root, mutant.fileName)
    changed.clear()
    changed.set(file, withMutant(ts.sys.readFile(file)!, mutant))
    const rootNames = [file]
    last = ts.createProgram({
      rootNames,
      options: { ...options, ...LENIENT },
      host,
      ...(last && { oldProgram: last }),
    })
    return last.getSemanticDiagnostics(last.getSourceFile(file)).length > 0
  }
}

/** Makes the change in a source's text. */
export function withMutant(text: string, { location, replacement }: Mutant): string {
  const lines = text.split('\n')
  const at = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, column)
  return text.slice(0, at(location.start)) + replacement + text.slice(at(location.end))
}
