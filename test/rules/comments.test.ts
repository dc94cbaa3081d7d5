import { expect, test } from 'bun:test'
import ts from 'typescript'
import { nodesIn, parse, sources } from './sources.ts'

/** Words that look like a verb in the third person, but begin a noun phrase or a question. */
const NO_VERBS = ['Always', 'Does', 'Has', 'Is', 'Its', 'This', 'Was', 'Yes']

/** The comment's text in front of its first tag, on one line. */
function textOfDoc({ comment }: ts.JSDoc): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ')
}

/** Doc comments of functions and methods that do not begin with what these do. */
export function withoutVerb(file: ts.SourceFile): string[] {
  const functions = [...nodesIn(file)].filter(
    (node) => ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node),
  )
  return functions
    .flatMap((node) => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1))
    .map(textOfDoc)
    .filter((text) => {
      const word = /^\w+/.exec(text)?.[0] ?? ''
      return !/^[A-Z][a-z]+s$/.test(word) || NO_VERBS.includes(word)
    })
}

test("a function's doc comment begins with what it does", () => {
  const files = sources('{server,script,widgets,demo,packages,testing}/**/*.ts').filter(
    (file) => !/\.(test|gen|d)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const wrong = files.flatMap((file) => withoutVerb(parse(file)).map((text) => `${file}: ${text}`))
  expect(wrong).toEqual([])
})

test('a comment that begins otherwise is found', () => {
  const text = `
    /** Who earns. */ function a() {}
    /** Is it paid? */ function b() {}
    /** @throws Error */ function c() {}
    /** Returns the sum. */ function d() {}`
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true)
  expect(withoutVerb(file)).toEqual(['Who earns.', 'Is it paid?', ''])
})
