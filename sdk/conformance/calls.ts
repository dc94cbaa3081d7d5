import { expect, test } from 'bun:test'
import { ERRORS } from '../../server/domain/errors.ts'
import { BODIES, REFUSED } from '../../test/security/api/bodies.ts'
import { validDraft } from '../../test/security/api/requests.ts'
import type { Field, Operation } from '../generator/table.ts'
import { pascal } from '../generator/words.ts'
import type { Told } from './library.ts'
import configuration from './cases/configuration.json'
import refusals from './cases/refusals.json'
import texts from './cases/texts.json'
import { LONG_MS, type Subject } from './subject.ts'

/** As many items as the server puts on a page. */
const FULL_PAGE = 100

/** Every operation, every list, every error. */
export function testCalls(subject: Subject): void {
  test(
    'calls every operation, and reads every list to its end',
    async () => {
      await subject.connect()
      const faults: string[] = []
      for (const operation of subject.stage.operations) {
        if (operation.answer.kind === 'stream') continue
        const call = callOf(operation, subject)
        const told = await subject.driver.ask('call', call)
        const name = `${operation.verb} ${operation.path}`
        const isRefused = name in REFUSED && told.error?.type === 'api' && told.error.status! < 500
        if (told.error && !isRefused) faults.push(`${operation.id}: ${JSON.stringify(told.error)}`)
        await subject.stage.changes.takeBack()
        if (operation.answer.kind !== 'pages' || told.error) continue
        const all = await subject.stage.get(
          `${filled(operation, call.path)}?${new URLSearchParams(call.query)}`,
        )
        const size = Math.max(1, Math.floor(all.length / 3))
        const sized = operation.query.some(({ wire }) => wire === 'limit') ? 'limit' : 'pageSize'
        const params = { ...call.params, [sized]: size }
        const paged = await subject.driver.ask('call', { ...call, params })
        // What stands on the server's first page is enough to know that nothing is missing or double.
        const begin = paged.ok?.slice(0, all.length).map(idOf)
        const isWhole = all.length === FULL_PAGE || paged.ok?.length === all.length
        if (!isWhole || !Bun.deepEquals(begin, all.map(idOf))) {
          faults.push(
            `${operation.id}: ${JSON.stringify(paged).slice(0, 300)} instead of ${all.length}`,
          )
        }
      }
      expect(faults).toEqual([])
    },
    LONG_MS,
  )

  test('reads a list as far as it is wanted, and from the page that is wanted', async () => {
    await subject.connect()
    const list = (params: object, take?: number) =>
      subject.driver.ask('call', { resource: 'customers', method: 'list', params, take })
    const all = await subject.stage.get('/customers')
    const ids = (told: Told) => told.ok.map(idOf)
    expect(ids(await list({ pageSize: 1 }, 2))).toEqual(all.slice(0, 2).map(idOf))
    expect(ids(await list({ pageSize: 1, page: 2 }))).toEqual(all.slice(1).map(idOf))
    const byAmount = await subject.stage.get('/customers?sortBy=saleAmount')
    expect(ids(await list({ pageSize: 1, sortBy: 'saleAmount' }))).toEqual(byAmount.map(idOf))
  })

  test.each(configuration)('is made with $name', async ({ baseUrl, apiKey, error, code }) => {
    const fill = (text: string | null) =>
      text?.replace('{origin}', subject.stage.server.origin).replace('{key}', subject.stage.key) ??
      null
    const made = await subject.driver.ask('client', {
      baseUrl: fill(baseUrl),
      apiKey: fill(apiKey),
    })
    const told = made.error
      ? made
      : await subject.driver.ask('call', { resource: 'workspace', method: 'get' })
    expect({ type: told.error?.type, code: told.error?.code }).toEqual({ type: error, code })
    // Logs keep errors.
    expect(JSON.stringify(told.error ?? '')).not.toContain(subject.stage.key)
  })

  test.each(refusals)(
    'tells of $name',
    async ({ class: name, code, status, issue, type, ...asked }) => {
      await subject.connect()
      const { error } = await subject.driver.ask('call', subject.stage.fill(asked))
      if (type) return expect(error?.type).toBe(type)
      expect(error).toMatchObject({ type: 'api', class: name, code, status })
      expect(error!.requestId).toMatch(/\w/)
      expect(error!.docUrl).toContain(`#${code!.replaceAll('_', '-')}`)
      if (issue) expect(error!.issues!.map(({ path }) => path)).toContain(issue)
    },
  )

  test('tells of a key that may not', async () => {
    const scoped = await subject.stage.post('/workspace/keys', {
      name: 'Few',
      scopes: ['links.read'],
    })
    await subject.connect({ apiKey: scoped.secret ?? scoped.key })
    const told = await subject.driver.ask('call', { resource: 'webhooks', method: 'list' })
    expect(told.error).toMatchObject({ type: 'api', class: 'ForbiddenError', status: 403 })
  })

  test('has a class for every error of the API', async () => {
    await subject.connect({ baseUrl: subject.stage.flaky.origin, maxRetries: 0 })
    for (const code of Object.keys(ERRORS)) {
      const error = { code, message: 'No.', doc_url: `http://docs.test/#${code}` }
      const headers = { 'x-request-id': `req-${code}` }
      subject.stage.flaky.expect([{ status: 400, headers, body: { error } }])
      const told = await subject.driver.ask('call', { resource: 'links', method: 'list' })
      expect(told.error).toMatchObject({
        class: `${pascal(code).replace(/Error$/, '')}Error`,
        code,
        message: 'No.',
        requestId: `req-${code}`,
        docUrl: `http://docs.test/#${code}`,
      })
    }
  })

  test('keeps names in every script as they are', async () => {
    await subject.connect()
    for (const [at, name] of texts.entries()) {
      const params = { externalId: `text ${at}/${name}`, name }
      const created = await subject.driver.ask('call', {
        resource: 'customers',
        method: 'create',
        params,
      })
      expect(created.ok).toMatchObject(params)
      const path = [`ext_${params.externalId}`]
      const found = await subject.driver.ask('call', { resource: 'customers', method: 'get', path })
      expect(found.ok).toMatchObject(params)
    }
  })

  test.each(['not a number', 'object', 'cycle'])(
    'refuses to send what JSON cannot say: %s',
    async (kind) => {
      await subject.connect({ baseUrl: subject.stage.flaky.origin })
      subject.stage.flaky.expect([])
      const { error } = await subject.driver.ask('unserializable', { kind })
      expect(error?.type).toBe('configuration')
      expect(subject.stage.flaky.seen).toEqual([])
    },
  )

  test('sends no number that is not exactly the one that was given', async () => {
    await subject.connect()
    // The first whole number whose neighbour a double cannot tell apart.
    const params = { ...subject.stage.fill(BODIES['POST /track/sale'] as object), amount: 2 ** 53 }
    const told = await subject.driver.ask('call', { resource: 'track', method: 'sale', params })
    const refusal = { type: 'api', status: 422, issues: [{ path: 'amount' }] }
    const isDouble = subject.library.name === 'typescript'
    expect(told.error).toMatchObject(isDouble ? { type: 'configuration' } : refusal)
  })
}

/** Asks for an operation with the values that the workspace has. */
function callOf(operation: Operation, { stage }: Subject) {
  const { resource, method, pathParams, body, params } = operation
  const draft = validDraft(stage.described(operation), stage.values)
  const query = draft.query
  const given = {
    ...typed(query, operation.query),
    ...(body.kind === 'object' && (draft.body as object)),
  }
  return {
    resource,
    method,
    operation: operation.id,
    path: pathParams.map((name) => draft.path[name]!),
    query,
    ...(params && { params: given }),
    ...(body.kind === 'list' && { items: draft.body }),
    ...(body.kind === 'text' && { content: draft.body }),
  }
}

/** Makes numbers of what an address has as text. */
function typed(query: Record<string, string>, fields: readonly Field[]): Record<string, unknown> {
  const kinds = new Map(fields.map(({ wire, type }) => [wire, type.kind]))
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [
      name,
      kinds.get(name) === 'integer'
        ? Number(text)
        : kinds.get(name) === 'boolean'
          ? text === 'true'
          : text,
    ]),
  )
}

function filled({ path, pathParams }: Operation, values: string[]): string {
  return pathParams.reduce(
    (text, name, at) => text.replace(`{${name}}`, encodeURIComponent(values[at]!)),
    path,
  )
}

/** What tells one item of a list from the others. */
function idOf(item: Record<string, unknown>): unknown {
  return item.id ?? item.number ?? JSON.stringify(Object.entries(item).sort().slice(0, 4))
}
