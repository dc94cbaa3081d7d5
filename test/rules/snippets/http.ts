import { apiDocument } from '../../../tools/build-api.ts'

const document = apiDocument()

/** A path of the API as a pattern: `/payouts/{id}` matches `/payouts/po_…`. */
const PATHS = Object.entries(document.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/^\/api/, '').replace(/\{\w+\}/g, '[^/]+')}$`),
  operations: operations as Record<string, Operation | undefined>,
}))

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

interface Schema {
  properties?: Record<string, unknown>
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** Says whether a request goes to an operation that exists, with fields that its body has. */
export function checkRequest(method: string, address: string, body?: string): string | undefined {
  const path = address.replace(/[?#].*$/, '')
  const operation = PATHS.filter(({ pattern }) => pattern.test(path))
    .map(({ operations }) => operations[method.toLowerCase()])
    .find(Boolean)
  if (!operation) return `there is no ${method} ${path}`
  if (body === undefined) return undefined
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const known = fieldsOf(schema)
  const wrong = Object.keys(JSON.parse(body) as object).filter((name) => !known.includes(name))
  return wrong.length > 0 ? `${method} ${path} takes no ${wrong.join(', ')}` : undefined
}

function fieldsOf({ properties = {}, anyOf = [], allOf = [] }: Schema = {}): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...allOf].flatMap(fieldsOf)]
}

/** Checks lines that are requests (`POST /imports {…}`) or headers. */
export function checkHttp(code: string): string | undefined {
  for (const line of code.split('\n')) {
    const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE)\s+(\S+)/.exec(line) ?? []
    if (method && path) {
      const body = /\s(\{.*\})$/.exec(line)?.[1]
      const problem = checkRequest(method, path.replaceAll(/\{\w+\}/g, 'some'), body)
      if (problem) return problem
    } else if (!/^[A-Z][\w-]*: \S/.test(line)) return `"${line}" is neither request nor header`
  }
  return undefined
}
