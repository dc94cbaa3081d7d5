import { gzipSync } from 'node:zlib'
import ts from 'typescript'

const FILE = '/script.js'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')
/** About a second; ten times as many find two bytes more. */
const TRIES = 30_000

type Names = string[]
/** Text between names, and the names' numbers. */
type Piece = string | number

/** Declares everything with `let`: one keyword compresses better than three. */
export function declareWithLet(code: string): string {
  const starts: number[] = []
  walk(parse(code), (node) => {
    if (ts.isVariableDeclarationList(node)) starts.push(node.getStart())
  })
  return starts
    .sort((a, b) => b - a)
    .reduce((text, at) => text.slice(0, at) + text.slice(at).replace(/^\w+/, 'let'), code)
}

/**
 * Looks for the names and the order of the top-level declarations with which minified code, one
 * `{let a=…,b=…;…}`, compresses best. The same code always gets the same answer.
 */
export function squeeze(code: string): string {
  const source = parse(code)
  const { pieces, names, clashes } = readNames(source)
  const block = source.statements[0] as ts.Block
  const [first] = block.statements
  const declarations = (first as ts.VariableStatement).declarationList.declarations
  for (const { initializer } of declarations)
    if (initializer && !isInert(initializer)) throw new Error(`Runs: ${initializer.getText()}`)
  const movable = declarations.map((one) => pieces(one.getStart(), one.end))
  const rest = pieces(block.statements[1]!.getStart(), code.length)
  const print = (order: Piece[][], names: Names) =>
    `{let ${order.map((one) => fill(one, names)).join()};${fill(rest, names)}`

  const random = randomNumbers()
  let best = { order: movable, names, size: gzipSync(print(movable, names), { level: 9 }).length }
  for (let n = 0; n < TRIES; n++) {
    const order = [...best.order]
    const names = [...best.names]
    const [from, to] = [LETTERS[random(26)]!, LETTERS[random(26)]!]
    const move = random(4)
    if (move === 0) order.splice(random(order.length), 0, ...order.splice(random(order.length), 1))
    else if (move === 1)
      names.forEach((name, at) => (names[at] = name === from ? to : name === to ? from : name))
    else names[random(names.length)] = to
    if (clashes(names)) continue
    const size = gzipSync(print(order, names), { level: 9 }).length
    if (size <= best.size) best = { order, names, size }
  }
  return print(best.order, best.names)
}

const parse = (code: string) =>
  ts.createSourceFile(FILE, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)

const fill = (pieces: Piece[], names: Names) =>
  pieces.map((piece) => (typeof piece === 'number' ? names[piece] : piece)).join('')

const isInert = (node: ts.Expression): boolean =>
  ts.isArrowFunction(node) ||
  ts.isLiteralExpression(node) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every((one) => ts.isPropertyAssignment(one) && isInert(one.initializer)))

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Where a name that is declared at the node may be seen. A function's body is its parameters' scope. */
function scopeOf(node: ts.Node): ts.Node {
  const isScope =
    ts.isFunctionLike(node) ||
    (ts.isBlock(node) && !ts.isFunctionLike(node.parent)) ||
    ts.isForOfStatement(node) ||
    ts.isForInStatement(node) ||
    ts.isSourceFile(node)
  return isScope ? node : scopeOf(node.parent)
}

const isWithin = (node: ts.Node, scope: ts.Node): boolean =>
  node === scope || (node.parent && isWithin(node.parent, scope))

function readNames(source: ts.SourceFile) {
  const host = { ...ts.createCompilerHost({}), getSourceFile: () => source }
  const options = { allowJs: true, noLib: true, noResolve: true, types: [] }
  const checker = ts.createProgram([FILE], options, host).getTypeChecker()
  const uses: { id: number; node: ts.Identifier }[] = []
  const symbols: ts.Symbol[] = []
  walk(source, (node) => {
    if (ts.isShorthandPropertyAssignment(node)) throw new Error(`Shorthand: ${node.getText()}`)
    if (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Let))
      throw new Error('Only let may be renamed.')
    if (!ts.isIdentifier(node)) return
    const { parent } = node
    const isProperty =
      (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node
    const symbol = isProperty ? undefined : checker.getSymbolAtLocation(node)
    if (!symbol?.declarations?.length) return
    if (!symbols.includes(symbol)) symbols.push(symbol)
    uses.push({ id: symbols.indexOf(symbol), node })
  })
  const scopes = symbols.map((symbol) => scopeOf(symbol.declarations![0]!.parent))
  const pairs: [number, number][] = []
  scopes.forEach((outer, a) =>
    scopes.forEach((inner, b) => {
      const seen = () => uses.some(({ id, node }) => id === a && isWithin(node, inner))
      if (a !== b && (outer === inner || (isWithin(inner, outer) && seen()))) pairs.push([a, b])
    }),
  )
  return {
    names: symbols.map(({ name }) => name),
    clashes: (names: Names) => pairs.some(([a, b]) => names[a] === names[b]),
    pieces: (from: number, to: number): Piece[] => {
      const found: Piece[] = []
      for (const { id, node } of uses) {
        if (node.getStart() < from || node.end > to) continue
        found.push(source.text.slice(from, node.getStart()), id)
        from = node.end
      }
      return [...found, source.text.slice(from, to)]
    },
  }
}

/** The same numbers every time, each below `limit`. */
function randomNumbers() {
  let seed = 1
  return (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
}
