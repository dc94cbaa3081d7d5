import { beforeEach, expect, test } from 'bun:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { RESOURCES } from '../../server/app.ts'
import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import { describeApi } from '../../server/http/openapi.ts'
import { prepareRouteCalls } from '../kit/route-calls.ts'
import { OPERATIONS } from '../kit/routes.ts'
import { testBackend } from '../kit/test-backend.ts'
import { operationsOf, resolve, type Operation } from '../security/api/operations.ts'
import { Changes } from '../security/world/changes.ts'

const backend = await testBackend({ config: { rateLimitPerMinute: 60_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)
const document = describeApi(RESOURCES, 'http://localhost')
const operations = operationsOf(document)
const changes = await Changes.watch(backend.deps.db.sql)

const ajv = addFormats(new Ajv2020({ strict: false }))
ajv.addSchema({ $id: 'api', ...document })
const known = new Map<string, ReturnType<typeof ajv.compile>>()

/** Whether the API's description allows a value. */
function allows(schema: JsonSchema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('"#/', '"api#/')
  const validate = known.get(text) ?? ajv.compile(JSON.parse(text) as object)
  known.set(text, validate)
  return validate(value) === true
}

// What the rate limiters have counted is forgotten.
beforeEach(() => backend.clock.advance(60_000))

/** Values that hardly any field takes. */
const WRONG = [{ unheardOf: 1 }, [{}], 'unheard of', 5.5, true, -1, 'x'.repeat(60_000)]

const isList = (schema: JsonSchema) => resolve(schema, document).type === 'array'

/** What providers send has fields that nobody here knows. */
const OF_PROVIDERS = /^POST \/(integrations|payouts\/callbacks)\//

/** Lists the fields of a body. */
function fieldsOf({ body }: Operation): [name: string, schema: JsonSchema][] {
  const { properties, anyOf = [] } = body ? resolve(body, document) : {}
  const all = [
    properties,
    ...(anyOf as JsonSchema[]).map((one) => resolve(one, document).properties),
  ]
  return all.flatMap((one) => Object.entries((one ?? {}) as Record<string, JsonSchema>))
}

const credentials = new Map<string, Promise<Record<string, string>>>()

/** The headers of somebody who may call an operation. */
function headersOf({ name }: Operation): Promise<Record<string, string>> {
  const route = OPERATIONS.get(name)!
  const [kind = ''] = route.caller.replace(/^\w+\.\w+$/, 'key').split(':')
  const headers = credentials.get(kind) ?? kit.credentials(route)
  credentials.set(kind, headers)
  return headers
}
// Signing in changes something, too.
for (const operation of operations) await headersOf(operation)

async function call(operation: Operation, body: unknown, query = '') {
  const route = OPERATIONS.get(operation.name)!
  const text = body === undefined ? undefined : JSON.stringify(body)
  return kit.call({ ...route, path: route.path + query }, await headersOf(operation), text)
}

test('a field of another kind than the description says is refused, by its name', async () => {
  const faults: string[] = []
  let tried = 0
  await changes.take()
  for (const operation of operations) {
    for (const [name, schema] of fieldsOf(operation)) {
      for (const value of WRONG.filter((one) => !allows(schema, one)).slice(0, 3)) {
        const { status, message } = await call(operation, { [name]: value })
        tried++
        if (status !== 422) faults.push(`${operation.name} ${name}: ${status} ${message}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(1000)
  const changed = [...(await changes.take()).owners.values()].flatMap((names) => [...names])
  // The use of a key or a session is noted now and then.
  const used = ['api_keys', 'embed_sessions']
  expect(changed.filter((name) => !used.includes(name))).toEqual([])
})

test('a body without a required field is refused', async () => {
  const faults: string[] = []
  let tried = 0
  for (const operation of operations) {
    const { required = [] } = operation.body ? resolve(operation.body, document) : {}
    if ((required as string[]).length === 0) continue
    const { status } = await call(operation, {})
    tried++
    if (status !== 422) faults.push(`${operation.name}: ${status}`)
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(50)
})

test('a field that nobody knows is refused, by its name', async () => {
  const faults: string[] = []
  for (const operation of operations.filter(({ method }) => method !== 'GET')) {
    if (!operation.body || OF_PROVIDERS.test(operation.name)) continue
    if (allows(operation.body, { unheardOf: 1 }) || isList(operation.body)) continue
    const { status, message } = await call(operation, { unheardOf: 1 })
    if (status !== 422 || !message.includes('unheardOf'))
      faults.push(`${operation.name}: ${status} ${message}`)
  }
  expect(faults).toEqual([])
})

test('a parameter of another kind than the description says is refused', async () => {
  const faults: string[] = []
  let tried = 0
  for (const operation of operations) {
    for (const { name, in: place, schema } of operation.parameters) {
      if (place !== 'query') continue
      const wrong = ['x', 'xx'].some((text) => allows(schema, text))
        ? ['x'.repeat(60_000)]
        : ['unheard of', '-1', '2.5']
      for (const value of wrong.filter((one) => !allows(schema, Number(one) || one))) {
        const query = `?${new URLSearchParams({ [name]: value })}`
        const { status, message } = await call(operation, undefined, query)
        tried++
        if (status !== 422)
          faults.push(`${operation.name} ${name}=${value.slice(0, 20)}: ${status} ${message}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(300)
})
