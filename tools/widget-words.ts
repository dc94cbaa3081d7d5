import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { WIDGETS } from './widget-elements.ts'

/** The English words that elements say, in the order of the files: what `t('…')` is called with. */
export function widgetWords(): string[] {
  const files = globSync('*/*.ts', { cwd: WIDGETS })
    .filter((file) => !/\.test\.ts$|^(test-kit|locales)[/\\]|\.gen\.ts$/.test(file))
    .sort()
  return Array.from(new Set(files.flatMap((file) => wordsIn(join(WIDGETS, file)))))
}

function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node)) return
    const { expression, arguments: given } = node
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
    if (ts.isIdentifier(name) && name.text === 't' && given[0]) words.push(...literals(given[0]))
  }
  visit(source)
  return words
}

function literals(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) {
    return [...literals(node.whenTrue), ...literals(node.whenFalse)]
  }
  return []
}

if (import.meta.main) console.log(widgetWords().join('\n'))
