/** What of the OpenAPI document is read. */
export interface ApiDescription {
  info: { version: string }
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

type Schema = Readonly<Record<string, unknown>>

interface DescribedOperation {
  operationId: string
  summary: string
  description?: string
  tags?: readonly string[]
  security?: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

/** An operation that a secret key may call. */
export interface Operation {
  name: string
  method: string
  /** Below the server's address: `/api/links/{id}`. */
  path: string
  summary: string
  description: string
  tag: string
  scope: string
  /** Whether it only reads. */
  isRead: boolean
  parameters: readonly Parameter[]
  /** The JSON schema of the body, without references; null: it takes none. */
  body: Schema | null
}

/** How deep schemas are written out: further down a model has to try. */
const MAX_DEPTH = 8

/** Reads the operations of a secret key from the OpenAPI document, by name. */
export function readOperations(document: ApiDescription): ReadonlyMap<string, Operation> {
  const operations = new Map<string, Operation>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const scope = described.security?.find(({ secretKey }) => secretKey)?.secretKey?.[0]
      if (scope === undefined) continue
      const { operationId: name, summary, description = '', tags = [], parameters = [] } = described
      const schema = described.requestBody?.content['application/json']?.schema
      operations.set(name, {
        name,
        method: method.toUpperCase(),
        path: `/api${path}`,
        summary,
        description,
        tag: tags[0] ?? '',
        scope,
        isRead: method === 'get',
        parameters: parameters.filter((one) => one.in === 'path' || one.in === 'query'),
        body: schema ? (written(schema, document, 0) as Schema) : null,
      })
    }
  }
  return operations
}

/** Writes a schema out where it refers to another. */
function written(value: unknown, document: ApiDescription, depth: number): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, document, depth))
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { $ref?: string }
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1)!
    const schema = document.components.schemas[name]
    return depth < MAX_DEPTH && schema
      ? written(schema, document, depth + 1)
      : { description: name }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, written(one, document, depth)]),
  )
}
