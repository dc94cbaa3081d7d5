import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { ApiDocument } from '../../server/http/openapi.ts'
import { capital, pascal, singular, wordsOf } from './words.ts'

const PREFIX = '#/components/schemas/'

export interface DocumentedOperation extends JsonSchema {
  operationId: string
  summary: string
  description: string
  tags: [string]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface SdkDocument {
  tags: ApiDocument['tags']
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, JsonSchema>; [kind: string]: Record<string, JsonSchema> }
}

/**
 * Builds the document of what a secret key may call. Shapes get names there, so that each is described once:
 * what `getLink` answers is a `Link`, its `tags` are `LinkTag`, and `createLink` takes `CreateLinkParams`.
 */
export function sdkDocument(api: ApiDocument): SdkDocument {
  const naming = new Naming(api.components['schemas'] ?? {})
  const paths: SdkDocument['paths'] = {}
  for (const [path, item] of Object.entries(api.paths)) {
    for (const [method, described] of Object.entries(item)) {
      // The document is ours: every operation has these fields (test/api/openapi.test.ts).
      const operation = structuredClone(described) as DocumentedOperation
      if (!isForKeys(operation)) continue
      paths[path] = { ...paths[path], [method]: forKeys(operation) }
    }
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  // What is read gives its shape the name that others may use.
  const isRead = ({ operationId }: DocumentedOperation) => /^(get|list)[A-Z]/.test(operationId)
  for (const operation of operations.filter(isRead)) naming.nameAnswer(operation)
  for (const operation of operations.filter((one) => !isRead(one))) naming.nameAnswer(operation)
  for (const operation of operations) naming.nameBody(operation)
  const error = { schema: { $ref: `${PREFIX}Error` } }
  return {
    ...api,
    tags: api.tags.filter(({ name }) => operations.some(({ tags }) => tags[0] === name)),
    paths,
    components: {
      schemas: naming.used(paths),
      responses: {
        Error: { description: 'The request failed.', content: { 'application/json': error } },
      },
      securitySchemes: { secretKey: api.components['securitySchemes']?.['secretKey'] ?? {} },
    },
  }
}

function isForKeys({ security }: DocumentedOperation): boolean {
  return (security as JsonSchema[]).some((one) => 'secretKey' in one)
}

function forKeys({ security, responses, ...operation }: DocumentedOperation): DocumentedOperation {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return {
    ...operation,
    security: (security as JsonSchema[]).filter((one) => 'secretKey' in one),
    responses: { ...Object.fromEntries(good), default: { $ref: '#/components/responses/Error' } },
  } as DocumentedOperation
}

/** Gives names to the shapes that have none. */
class Naming {
  readonly #schemas: Record<string, JsonSchema> = {}
  /** By what they say, so that the same shape has one name. */
  readonly #names = new Map<string, string>()

  constructor(schemas: Record<string, JsonSchema>) {
    for (const [name, schema] of Object.entries(schemas)) this.#schemas[name] = schema
    for (const [name, schema] of Object.entries(schemas)) {
      if (name !== 'Error') this.#schemas[name] = this.#inside(structuredClone(schema), name)
    }
  }

  nameAnswer(operation: DocumentedOperation): void {
    const { operationId, responses } = operation
    for (const { content } of Object.values(responses)) {
      const json = content?.['application/json']
      if (!json) continue
      const isRead = /^(get|list)[A-Z]/.test(operationId)
      const noun = singular(nounOf(operationId))
      const wanted = isRead ? noun : `${pascal(operationId)}Result`
      const { schema } = json
      if (schema.type === 'array' && schema.items) {
        schema.items = this.#named(schema.items as JsonSchema, wanted, noun)
      } else json.schema = this.#named(schema, wanted, noun)
    }
  }

  nameBody({ operationId, requestBody }: DocumentedOperation): void {
    const json = requestBody?.content['application/json']
    if (!json) return
    const wanted = `${pascal(operationId)}Params`
    const { schema } = json
    if (schema.type === 'array') {
      schema.items = this.#named(schema.items as JsonSchema, wanted, singular(nounOf(operationId)))
    } else json.schema = this.#named(schema, wanted, nounOf(operationId))
  }

  /** The schemas that the operations refer to, and those that they refer to. */
  used(paths: object): Record<string, JsonSchema> {
    const found: Record<string, JsonSchema> = { Error: this.#schemas['Error'] ?? {} }
    const look = (within: string) => {
      for (const [, name] of within.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        const schema = name === undefined ? undefined : this.#schemas[name]
        if (name === undefined || !schema || found[name]) continue
        found[name] = schema
        look(JSON.stringify(schema))
      }
    }
    look(JSON.stringify(paths))
    return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Refers to an object by a name, and to the objects within it; anything else stays where it is. */
  #named(schema: JsonSchema, wanted: string, about: string): JsonSchema {
    if (Array.isArray(schema.anyOf)) {
      const choices = schema.anyOf as JsonSchema[]
      const anyOf = choices.map((one, at) => this.#named(one, wanted + variantOf(one, at), about))
      return { ...schema, anyOf }
    }
    if (schema.type === 'array') {
      return { ...schema, items: this.#named(schema.items as JsonSchema, wanted, about) }
    }
    const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
    if (!schema.properties || ![schema.type].flat().includes('object')) return schema
    const plain = this.#inside({ ...schema, type: 'object' }, wanted)
    const text = `${about} ${JSON.stringify(plain)}`
    const name =
      this.#names.get(text) ?? this.#names.get(JSON.stringify(plain)) ?? this.#free(wanted)
    this.#schemas[name] ??= plain
    this.#names.set(text, name)
    // What is read is known by its shape wherever it stands, unless anything could look like it.
    if (name === about && Object.keys(schema.properties).length > 2) {
      this.#names.set(JSON.stringify(plain), name)
    }
    const ref = { $ref: PREFIX + name }
    return isNullable ? { anyOf: [ref, { type: 'null' }] } : ref
  }

  #inside(schema: JsonSchema, parent: string): JsonSchema {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    if (properties.length === 0) return schema
    const named = properties.map(([field, value]) => {
      const wanted = parent.replace(/Params$/, '') + pascal(isList(value) ? singular(field) : field)
      return [field, this.#named(value, wanted, field)]
    })
    return { ...schema, properties: Object.fromEntries(named) as JsonSchema }
  }

  #free(wanted: string): string {
    let name = wanted
    for (let n = 2; this.#schemas[name]; n++) name = n === 2 ? `${wanted}Detail` : `${wanted}${n}`
    return name
  }
}

const isList = ({ type, anyOf }: JsonSchema): boolean =>
  [type].flat().includes('array') || ((anyOf ?? []) as JsonSchema[]).some(isList)

/** What tells one choice from the others: the constant word that it has, or its number. */
function variantOf({ properties = {} }: JsonSchema, at: number): string {
  if ('error' in (properties as object)) return 'Failure'
  const words = Object.values(properties as Record<string, JsonSchema>)
  const word = words.find((one) => typeof one.const === 'string')?.const as string | undefined
  return word === undefined ? (at === 0 ? '' : `Option${at + 1}`) : pascal(word)
}

const nounOf = (operationId: string): string => wordsOf(operationId).slice(1).map(capital).join('')
