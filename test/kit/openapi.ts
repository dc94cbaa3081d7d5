import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiDocument } from '../../server/http/openapi.ts'
import { apiDocument } from '../../tools/build-api.ts'

type Handle = (request: Request) => Promise<Response>

interface Operation {
  name: string
  method: string
  segments: string[]
  responses: Record<string, Documented>
}
interface Documented {
  $ref?: string
  content?: Record<string, { schema?: object }>
}

interface Described {
  document: ApiDocument
  operations: Operation[]
  validator: (schema: object) => ValidateFunction
}

/** The API's description is the same for all backends, and takes longer to compile than a backend to open. */
let described: Described | undefined

function describe(): Described {
  const document = apiDocument()
  return { document, operations: operationsOf(document), validator: createValidator(document) }
}

/**
 * Holds every answer below `/api` against the API's own description: the status must be documented
 * there, and a JSON body must fit its schema. What does not fails the test that caused it.
 */
export function validateResponses(handle: Handle): Handle {
  const { document, operations, validator } = (described ??= describe())
  return async (request) => {
    const { pathname } = new URL(request.url)
    const response = await handle(request)
    if (!pathname.startsWith('/api/')) return response
    const operation = findOperation(operations, request.method, pathname.slice('/api'.length))
    if (operation) await check(document, validator, operation, response)
    return response
  }
}

async function check(
  document: ApiDocument,
  validator: (schema: object) => ValidateFunction,
  operation: Operation,
  response: Response,
): Promise<void> {
  const { status } = response
  const documented = resolve(document, operation.responses[status])
  if (!documented) throw new Error(`${operation.name} answered ${status}, which is not documented.`)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  if (documented.content && !(type in documented.content)) {
    throw new Error(`${operation.name} answered ${status} as "${type}", which is not documented.`)
  }
  const schema = documented.content?.[type]?.schema
  if (type !== 'application/json' || !schema) return
  const body: unknown = await response.clone().json()
  const validate = validator(schema)
  if (validate(body)) return
  const problems = validate.errors?.map((e) => `${e.instancePath || 'the body'} ${e.message}`)
  throw new Error(
    `${operation.name} answered ${status} against its description: ${problems?.join('; ')}\n${JSON.stringify(body).slice(0, 2000)}`,
  )
}

function createValidator(document: ApiDocument): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: document.components })
  const compiled = new Map<object, ValidateFunction>()
  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validate = ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, validate)
    return validate
  }
}

function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      segments: path.split('/'),
      responses: responses as Operation['responses'],
    })),
  )
}

/** The operation of a request; a path without parameters wins over one with them. */
function findOperation(all: Operation[], method: string, path: string): Operation | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  const fits = (operation: Operation) =>
    operation.method === method &&
    operation.segments.length === segments.length &&
    operation.segments.every((part, i) => part.startsWith('{') || part === segments[i])
  return all.filter(fits).sort((a, b) => parameters(a) - parameters(b))[0]
}

function parameters(operation: Operation): number {
  return operation.segments.filter((part) => part.startsWith('{')).length
}

function resolve(document: ApiDocument, response: Documented | undefined): Documented | undefined {
  const name = response?.$ref?.split('/').at(-1)
  return name ? (document.components.responses?.[name] as Documented) : response
}
