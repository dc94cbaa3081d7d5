import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { DocumentedOperation, Parameter, SdkDocument } from './document.ts'
import { Structs, typeOf } from './structs.ts'
import { camel, capital, pascal, singular, wordsOf } from './words.ts'

/** A type of the API, before a language writes it. */
export type Type =
  | { kind: 'string'; words?: string[] }
  | { kind: 'integer' | 'number' | 'boolean' | 'any' }
  | { kind: 'list' | 'map'; of: Type }
  | { kind: 'object'; name: string }
  | { kind: 'union'; of: Type[] }

export interface Field {
  /** As in JSON. */
  wire: string
  type: Type
  required: boolean
  nullable: boolean
  description: string
}

export interface Struct {
  name: string
  fields: Field[]
  /** Whether callers fill it in: null and absence differ there. */
  isInput: boolean
  /** Whether answers have it. */
  isOutput: boolean
}

/** How a list goes on: after an id, after the number of a line, or by page. */
export type Paging = 'id' | 'number' | 'page'

export interface Operation {
  id: string
  /** `links` and `create`: `client.links.create`. */
  resource: string
  method: string
  description: string
  verb: string
  path: string
  pathParams: string[]
  query: Field[]
  body: { kind: 'none' | 'text' } | { kind: 'object'; fields: Field[] } | { kind: 'list'; of: Type }
  /** What the caller fills in, as one object; null when there is nothing. */
  params: { name: string; fields: Field[]; required: boolean } | null
  answer:
    | { kind: 'json'; type: Type }
    | { kind: 'pages'; of: Type; paging: Paging }
    | { kind: 'text' | 'stream' }
  /** The object that it answers, or a list of. */
  model: string | null
}

export interface Resource {
  /** `fundingAccounts` */
  name: string
  description: string
  operations: Operation[]
}

export interface Table {
  resources: Resource[]
  structs: Struct[]
}

/** Derives everything that the libraries are written from. */
export function tableOf(document: SdkDocument): Table {
  const structs = new Structs(document.components.schemas)
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, one]) => operationOf(structs, { path, verb, ...one })),
  )
  const resources = document.tags.map(({ name, description }) => {
    const own = operations.filter(({ resource }) => resource === camel(name))
    const methods = own.map(({ method }) => method)
    const twice = methods.find((method, at) => methods.indexOf(method) !== at)
    if (twice) throw new Error(`Two operations of ${name} would be called ${twice}: rename one.`)
    return { name: camel(name), description, operations: own }
  })
  return { resources, structs: structs.all(operations) }
}

/**
 * Names a method: the operation's id without the words of its tag. `createLink` of `links` is `create`,
 * `listWebhookDeliveries` of `webhooks` is `listDeliveries`, `trackLead` of `track` is `lead`.
 */
export function methodName(operationId: string, tag: string): string {
  const words = wordsOf(operationId)
  const noun = wordsOf(tag)
  for (let at = 0; at + noun.length <= words.length; at++) {
    const part = words.slice(at, at + noun.length)
    const isNoun = singular(part.join(' ')) === singular(noun.join(' '))
    const rest = words.toSpliced(at, noun.length)
    if (isNoun && rest.length > 0) return rest[0] + rest.slice(1).map(capital).join('')
  }
  return operationId
}

type Described = DocumentedOperation & { path: string; verb: string }

function operationOf(structs: Structs, described: Described): Operation {
  const { operationId: id, description, path, verb, parameters = [] } = described
  const [tag] = described.tags
  const query = parameters.filter((one) => one.in === 'query').map((one) => queryField(one))
  const body = bodyOf(structs, described)
  const answer = answerOf(described, query)
  const pathParams = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  return {
    id,
    resource: camel(tag),
    method: methodName(id, tag),
    description: description.replace(/\s*\n(?!\n)/g, ' ').trim(),
    verb: verb.toUpperCase(),
    path,
    pathParams,
    query,
    body,
    params: paramsOf(structs, described, { query, body }),
    answer,
    model:
      answer.kind === 'json' ? modelOf(answer.type) : 'of' in answer ? modelOf(answer.of) : null,
  }
}

function modelOf(type: Type): string | null {
  if (type.kind === 'list') return modelOf(type.of)
  return type.kind === 'object' ? type.name : null
}

function queryField({ name, required, description = '', schema }: Parameter): Field {
  return { wire: name, type: typeOf(schema), required, nullable: false, description }
}

function bodyOf(structs: Structs, { requestBody }: Described): Operation['body'] {
  if (!requestBody) return { kind: 'none' }
  const schema = requestBody.content['application/json']?.schema
  if (!schema) return { kind: 'text' }
  if (schema.type === 'array') return { kind: 'list', of: typeOf(schema.items as JsonSchema) }
  const type = typeOf(schema)
  return { kind: 'object', fields: type.kind === 'object' ? structs.fieldsOf(type.name) : [] }
}

function paramsOf(
  structs: Structs,
  { operationId, requestBody }: Described,
  { query, body }: Pick<Operation, 'query' | 'body'>,
): Operation['params'] {
  const own = body.kind === 'object' ? body.fields : []
  const fields = [...own, ...query]
  if (fields.length === 0) return null
  const twice = own.find(({ wire }) => query.some((one) => one.wire === wire))
  if (twice) throw new Error(`${operationId} has ${twice.wire} in its query and in its body.`)
  const schema = requestBody?.content['application/json']?.schema
  const type = schema && typeOf(schema)
  const isOne = query.length === 0 && type?.kind === 'object'
  const name = isOne ? type.name : `${pascal(operationId)}Params`
  if (!isOne) structs.set(name, fields)
  return { name, fields, required: fields.some(({ required }) => required) }
}

function answerOf({ responses, operationId }: Described, query: Field[]): Operation['answer'] {
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const content = good?.[1].content ?? {}
  if ('text/event-stream' in content) return { kind: 'stream' }
  const schema = content['application/json']?.schema
  // One that answers what its caller chooses (a statement as JSON or CSV) is text, too.
  if (!schema || Object.keys(content).length > 1) return { kind: 'text' }
  const type = typeOf(schema)
  const has = (name: string) => query.some(({ wire }) => wire === name)
  if (type.kind === 'list' && operationId.startsWith('list')) {
    const pages = (paging: Paging) => ({ kind: 'pages', of: type.of, paging }) as const
    if (has('startingAfter')) return pages('id')
    if (has('after')) return pages('number')
    if (has('page')) return pages('page')
  }
  return { kind: 'json', type }
}
