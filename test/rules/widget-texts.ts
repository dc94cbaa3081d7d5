import ts from 'typescript'
import { nodesIn, parse, sources } from './sources.ts'

export interface WidgetTexts {
  /** English. */
  texts: Set<string>
  /** Calls whose argument is no literal, so that nobody could translate it. */
  unclear: string[]
}

/** Collects every text that the elements hand to `this.t('…')`, or to `t('…')` where that was passed on. */
export function widgetTexts(): WidgetTexts {
  const found: WidgetTexts = { texts: new Set(), unclear: [] }
  const files = sources('widgets/*/*.ts').filter(
    (file) => !/\.test\.ts$|\.gen\.ts$|^widgets\/(test-kit|locales)\//.test(file),
  )
  for (const file of files) {
    for (const node of nodesIn(parse(file))) {
      if (ts.isCallExpression(node) && translates(node.expression)) collect(node, file, found)
    }
  }
  return found
}

function translates(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee
  return ts.isIdentifier(name) && name.text === 't'
}

function collect(call: ts.CallExpression, file: string, { texts, unclear }: WidgetTexts): void {
  const [first] = call.arguments
  const literals = first ? literalsOf(first) : undefined
  if (literals) for (const text of literals) texts.add(text)
  else if (!first || !ts.isSpreadElement(first)) unclear.push(`${file}: ${call.getText()}`)
}

/** `'a'`, or `b ? 'a' : 'c'`. */
function literalsOf(node: ts.Expression): string[] | undefined {
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isConditionalExpression(node)) return undefined
  const [yes, no] = [literalsOf(node.whenTrue), literalsOf(node.whenFalse)]
  return yes && no ? [...yes, ...no] : undefined
}
