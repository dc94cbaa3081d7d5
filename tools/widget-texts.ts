import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './ensure-installed.ts'

export interface UsedTexts {
  /** English, and the files that say it. */
  words: Map<string, string[]>
  /** Where something else than a text is given to `t`: nobody could translate it. */
  unclear: string[]
}

/** Every text that the elements hand to `this.t('…')`, or to `t('…')` where that was passed on. */
export function usedTexts(): UsedTexts {
  const files = globSync('widgets/*/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|\.gen\.ts$|^widgets\/(test-kit|locales)\//.test(file),
  )
  return wordsIn(files, 't')
}

/** The same for what files hand to a function of another name. */
export function wordsIn(files: string[], speaker: string): UsedTexts {
  const found: UsedTexts = { words: new Map(), unclear: [] }
  for (const file of files.sort()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && speaks(node.expression, speaker)) take(node, file, found)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return found
}

function speaks(callee: ts.Expression, speaker: string): boolean {
  if (ts.isIdentifier(callee)) return callee.text === speaker
  return ts.isPropertyAccessExpression(callee) && callee.name.text === speaker
}

function take(call: ts.CallExpression, file: string, { words, unclear }: UsedTexts): void {
  const [first] = call.arguments
  const texts = first ? textsOf(first) : undefined
  if (!texts) {
    if (!first || !ts.isSpreadElement(first)) unclear.push(`${file}: ${call.getText()}`)
    return
  }
  for (const text of texts) words.set(text, [...(words.get(text) ?? []), file])
}

/** `'a'`, or `b ? 'a' : 'c'`. */
function textsOf(node: ts.Expression): string[] | undefined {
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isConditionalExpression(node)) return undefined
  const [yes, no] = [textsOf(node.whenTrue), textsOf(node.whenFalse)]
  return yes && no ? [...yes, ...no] : undefined
}

if (import.meta.main) {
  for (const text of Array.from(usedTexts().words.keys()).sort()) console.log(text)
}
