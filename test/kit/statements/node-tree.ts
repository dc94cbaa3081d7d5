/** A node of PostgreSQL's own tree of a statement: `{VAR :varno 1 …}` is `{ type: 'VAR', varno: '1', … }`. */
export interface Node {
  type: string
  [field: string]: Value
}
export type Value = Node | string | null | Value[]

/** Reads the text form of `pg_node_tree`: `{TYPE :field value}`, `(list)`, `<>` for null, else a word. */
export function readTree(text: string): Value {
  const tokens: readonly string[] = text.match(/[(){}]|(?:\\.|[^\s(){}\\])+/g) ?? []
  let at = 0
  const value = (): Value => {
    const token = tokens[at++]!
    if (token === '{') return node()
    if (token !== '(') return token === '<>' ? null : token
    const list: Value[] = []
    while (tokens[at] !== ')') list.push(value())
    at++
    return list
  }
  const node = (): Node => {
    const made: Node = { type: tokens[at++]! }
    while (tokens[at] !== '}') {
      const field = tokens[at++]!.slice(1)
      made[field] = value()
      // The bytes of a constant follow its length, as words in brackets.
      if (next() === '[') made[field] = bytes()
    }
    at++
    return made
  }
  const next = () => tokens[at]
  const bytes = (): Value[] => {
    const end = tokens.indexOf(']', at)
    const list = tokens.slice(at + 1, end)
    at = end + 1
    return list
  }
  return value()
}

export function isNode(value: Value | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A word of the tree; of anything else nothing. */
export function word(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The nodes of a list; of anything else none. */
export function nodes(value: Value | undefined): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** All nodes below and at a value. `into` says whether to look inside a node. */
export function* walk(value: Value | undefined, into = (_: Node) => true): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* walk(one, into)
  if (!isNode(value)) return
  yield value
  if (into(value)) for (const field of Object.values(value)) yield* walk(field, into)
}
