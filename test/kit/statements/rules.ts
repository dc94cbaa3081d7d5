import type { Catalog, Table } from './catalog.ts'
import { isNode, nodes, walk, word, type Node, type Value } from './node-tree.ts'

/** Numbers that PostgreSQL gives to kinds of things; see parsenodes.h and nodes.h. */
const RELATION = '0'
const SUBQUERY = '1'
const VALUES = '5'
const GROUP = '9'
const INSERT = '3'
const INNER_JOIN = '0'
const CTID = '-1'

export interface Circumstances {
  /** The numbers of the parameters that were null when the statement was sent. */
  nulls: ReadonlySet<number>
  /** It is meant to look at all workspaces; see across-workspaces.ts. */
  isAcrossWorkspaces: boolean
}

interface Seen {
  query: Node
  catalog: Catalog
}

/** The rules of docs/hosting/database.md: what a statement does that a distributed database cannot. */
export function brokenRules(
  tree: Value,
  catalog: Catalog,
  { nulls, isAcrossWorkspaces }: Circumstances,
): string[] {
  const broken = [...walk(tree)]
    .filter(({ type }) => type === 'QUERY')
    .flatMap((query) => {
      const seen = { query, catalog }
      return [
        ...(isAcrossWorkspaces ? [] : withoutWorkspace(seen)),
        ...rowNumbers(seen),
        ...mutableParts(seen),
        ...lockedReferences(seen),
        ...childrenFirst(seen),
        ...nullJoins(seen, nulls),
      ]
    })
  return [...new Set(broken)]
}

/** Every alias of a tenant's table is compared with one workspace, and every row is inserted with one. */
function withoutWorkspace({ query, catalog }: Seen): string[] {
  const conditions = conditionsOf(query)
  const excluded = isNode(query['onConflict']) ? query['onConflict']['exclRelIndex'] : null
  return entries(query).flatMap((entry, i) => {
    const number = String(i + 1)
    const table = tableOf(entry, catalog)
    if (!table?.isTenant || number === excluded) return []
    if (query['commandType'] === INSERT && number === query['resultRelation']) {
      const target = nodes(query['targetList']).find(
        ({ resno }) => resno === String(table.workspaceColumn),
      )
      const isOne = target !== undefined && isConstant(target['expr'], query)
      return isOne ? [] : [`inserts into ${table.name} without one workspace`]
    }
    const isWorkspace = ({ type, varno, varattno, varlevelsup }: Node) =>
      type === 'VAR' &&
      varno === number &&
      varattno === String(table.workspaceColumn) &&
      varlevelsup === '0'
    const isCompared = conditions.some(({ type, opno, args }) => {
      if (type !== 'OPEXPR' || !catalog.equals.has(word(opno))) return false
      const [left, right] = nodes(args).map(withoutCast)
      return (
        (isWorkspace(left!) && isConstant(right!, query)) ||
        (isWorkspace(right!) && isConstant(left!, query))
      )
    })
    return isCompared ? [] : [`${named(entry, table)} has no condition on one workspace`]
  })
}

function rowNumbers({ query, catalog }: Seen): string[] {
  const of = entries(query)
  return [...walk(query)]
    .filter(({ type, varattno }) => type === 'VAR' && varattno === CTID)
    .flatMap(({ varno }) => {
      const table = tableOf(of[Number(varno) - 1], catalog)
      return table ? [`uses the ctid of ${table.name}`] : []
    })
}

/** What decides a conflict and what is returned must come out the same on every server. */
function mutableParts({ query, catalog }: Seen): string[] {
  const conflict = isNode(query['onConflict']) ? query['onConflict'] : null
  const parts = [
    ['on conflict', conflict?.['onConflictSet']],
    ['on conflict', conflict?.['onConflictWhere']],
    ['returning', query['returningList']],
  ] as const
  return parts.flatMap(([where, part]) =>
    [...walk(part)]
      .filter((node) => isMutable(node, catalog))
      .map(({ type }) => `is not immutable in ${where}: ${type}`),
  )
}

function isMutable(node: Node, { functions, operators, mutableText }: Catalog): boolean {
  if (node.type === 'SQLVALUEFUNCTION' || node.type === 'NEXTVALUEEXPR') return true
  if (node.type === 'COERCEVIAIO') return mutableText.has(typeOf(node['arg']))
  return functions.has(word(node['funcid'])) || operators.has(word(node['opno']))
}

/** The type that a node says it has, whatever the field is called. */
function typeOf(value: Value | undefined): string {
  if (!isNode(value)) return ''
  const field = Object.keys(value).find((name) => name !== 'type' && name.endsWith('type'))
  return field ? word(value[field]) : ''
}

/** A lock on a row of a reference table is taken on every server. */
function lockedReferences({ query, catalog }: Seen): string[] {
  const of = entries(query)
  return nodes(query['rowMarks']).flatMap(({ rti }) => {
    const table = tableOf(of[Number(rti) - 1], catalog)
    return table && !table.isTenant ? [`locks rows of ${table.name}, a reference table`] : []
  })
}

/** Parts of one statement may be run one after the other, each checked by itself. */
function childrenFirst({ query, catalog: { parents, tables } }: Seen): string[] {
  const targets = nodes(query['cteList']).flatMap(({ ctequery }) => {
    if (!isNode(ctequery) || ctequery['commandType'] !== INSERT) return []
    const entry = entries(ctequery)[Number(ctequery['resultRelation']) - 1]
    return entry ? [word(entry['relid'])] : []
  })
  return targets.flatMap((child, i) =>
    targets
      .slice(i + 1)
      .filter((parent) => parent !== child && parents.get(child)?.has(parent))
      .map((parent) => `writes ${tables.get(child)?.name} before ${tables.get(parent)?.name}`),
  )
}

/** A condition of an outer join that can never be true makes a planner leave the table out. */
function nullJoins({ query }: Seen, nulls: ReadonlySet<number>): string[] {
  const joins = [...walk(query['jointree'], ({ type }) => type !== 'SUBLINK')]
  return joins
    .filter(({ type, jointype }) => type === 'JOINEXPR' && jointype !== INNER_JOIN)
    .flatMap(({ quals }) => conjuncts(quals))
    .flatMap((condition) => [condition, ...nodes(condition['args']).map(withoutCast)])
    .flatMap((part) => {
      if (part.type === 'PARAM' && nulls.has(Number(part['paramid']))) {
        return [`joins on the parameter $${word(part['paramid'])}, which was null`]
      }
      const isNever = part.type === 'CONST' && (part['constisnull'] === 'true' || isFalse(part))
      return isNever ? ['joins on null or false'] : []
    })
}

const BOOLEAN = '16'

function isFalse({ consttype, constvalue }: Node): boolean {
  return consttype === BOOLEAN && Array.isArray(constvalue) && constvalue[0] === '0'
}

function entries(query: Node): Node[] {
  return nodes(query['rtable'])
}

function tableOf(entry: Node | undefined, { tables }: Catalog): Table | undefined {
  return entry?.['rtekind'] === RELATION ? tables.get(word(entry['relid'])) : undefined
}

function named({ eref }: Node, { name }: Table): string {
  const alias = isNode(eref) ? word(eref['aliasname']) : name
  return alias === name ? name : `${name} as ${alias}`
}

/** What all rows of a query must fulfil or its joins are made by; not what its subqueries ask. */
function conditionsOf(query: Node): Node[] {
  return [...walk(query['jointree'], ({ type }) => type === 'FROMEXPR' || type === 'JOINEXPR')]
    .filter(({ type }) => type === 'FROMEXPR' || type === 'JOINEXPR')
    .flatMap(({ quals }) => conjuncts(quals))
}

function conjuncts(quals: Value | undefined): Node[] {
  if (!isNode(quals)) return []
  if (quals.type === 'BOOLEXPR' && quals['boolop'] === 'and')
    return nodes(quals['args']).flatMap(conjuncts)
  return [quals]
}

function withoutCast(node: Node): Node {
  return node.type === 'RELABELTYPE' && isNode(node['arg']) ? withoutCast(node['arg']) : node
}

/** A parameter or constant, whatever is made of it; also one that a subquery or a list of values gives. */
function isConstant(value: Value | undefined, query: Node): boolean {
  if (!isNode(value)) return false
  const parts = [...walk(value)]
  if (parts.some(({ type }) => type === 'SUBLINK' || type === 'QUERY')) return false
  const columns = parts.filter(({ type }) => type === 'VAR')
  if (columns.length === 0) return true
  return columns.every(({ varno, varattno, varlevelsup }) => {
    const entry = entries(query)[Number(varno) - 1]
    const column = Number(varattno) - 1
    if (!entry || varlevelsup !== '0') return false
    if (entry['rtekind'] === VALUES && Array.isArray(entry['values_lists'])) {
      return entry['values_lists'].every((row) => isConstant(nodes(row)[column], query))
    }
    if (entry['rtekind'] === GROUP) return isConstant(nodes(entry['groupexprs'])[column], query)
    const inner = entry['rtekind'] === SUBQUERY ? entry['subquery'] : null
    if (!isNode(inner) || isNode(inner['setOperations'])) return false
    return isConstant(nodes(inner['targetList'])[column]?.['expr'], inner)
  })
}
