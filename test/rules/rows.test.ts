import { expect, test } from 'bun:test'
import ts from 'typescript'
import { nodesIn, parse, sources, textOf } from './sources.ts'

const SERVER = sources('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const NODES = SERVER.filter((file) => textOf(file).includes('`')).flatMap((file) =>
  Array.from(nodesIn(parse(file)), (node) => ({ file, node })),
)

test('what plain SQL answers is read with decode, by its length or not at all', () => {
  const wrong = NODES.filter(
    ({ node }) => ts.isAwaitExpression(node) && isPlainSql(node.expression),
  )
    .filter(({ node }) => !isDecoded(node))
    .map(asText)
  expect(wrong).toEqual([])
})

test('no type argument or cast says what a statement answers', () => {
  const typed = NODES.filter(
    ({ node }) => ts.isTaggedTemplateExpression(node) && node.typeArguments !== undefined,
  ).map(asText)
  const cast = SERVER.filter((file) =>
    /(\.(execute|unsafe|rows)<)|as unknown as [^\n]*\[\]/.test(textOf(file)),
  )
  expect([...typed, ...cast]).toEqual([])
})

function asText({ file, node }: (typeof NODES)[number]): string {
  return `${file}: ${node.getText().slice(0, 80)}`
}

/** A template of postgres.js, which answers rows of any type. */
function isPlainSql(node: ts.Expression): boolean {
  return ts.isTaggedTemplateExpression(node) && /(^|[.#])(sql|tx|reports)$/.test(node.tag.getText())
}

function isDecoded(rows: ts.Node): boolean {
  const { parent } = rows
  if (ts.isExpressionStatement(parent) || isArgumentOfDecode(rows)) return true
  if (ts.isParenthesizedExpression(parent)) return isCounted(parent)
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) return false
  const { text } = parent.name
  const block = parent.parent.parent.parent
  return [...nodesIn(block)]
    .filter((node) => ts.isIdentifier(node) && node.text === text && node !== parent.name)
    .every((node) => isArgumentOfDecode(node) || isCounted(node))
}

function isArgumentOfDecode({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'decode'
}

function isCounted({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) && ['length', 'count'].includes(parent.name.text)
}
