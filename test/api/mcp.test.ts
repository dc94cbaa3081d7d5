import { afterAll, beforeAll, expect, test } from 'bun:test'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createApp } from '../../server/app.ts'
import { createBackend, TestClock, type TestBackend } from '../kit/backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

let backend: TestBackend
let clock: TestClock
let workspace: TestWorkspace
let client: Client

beforeAll(async () => {
  clock = new TestClock()
  backend = await createBackend({ clock })
  workspace = await createTestWorkspace(backend, { plan: 'enterprise' })
  client = await connect(workspace.secretKey)
})
afterAll(() => backend.close())

/** Connects the protocol's own client, by HTTP, to a server in this process. */
async function connect(key: string): Promise<Client> {
  const app = createApp(backend.deps)
  const transport = new StreamableHTTPClientTransport(new URL('http://svc.test/api/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (url, init) => app.handle(new Request(url, init)),
  })
  const own = new Client({ name: 'test', version: '1' })
  await own.connect(transport)
  return own
}

async function use(name: string, args: object, by = client) {
  const { content, isError = false } = await by.callTool({ name, arguments: { ...args } })
  const [{ text } = { text: '' }] = content as { text: string }[]
  return { text, isError }
}
const preview = async (args: object, by = client) =>
  JSON.parse((await use('write', args, by)).text) as { confirmation: string; willDo: string }
const newTag = (name: string) => ({ operation: 'createTag', body: { name } })
const tags = async () =>
  JSON.parse((await use('read', { operation: 'listTags' })).text) as { name: string }[]

test('a client learns what there is: four tools, and how to use them', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'find_operations',
    'describe_operation',
    'read',
    'write',
  ])
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(client.getInstructions()).toContain('minor units')
})

test('operations are found by words, and described with the schemas of their bodies', async () => {
  const found = await use('find_operations', { query: 'create link' })
  expect(found.text).toStartWith('createLink (write, needs links.write): Create link\n')
  const none = await use('find_operations', { query: 'zzzz' })
  expect(none.text).toBe('No operations match this query. Try other words.')
  expect((await use('find_operations', { query: '' })).text).toContain('more operations match')
  const { text } = await use('describe_operation', { operation: 'createLink' })
  expect(JSON.parse(text).body.properties.url).toMatchObject({ type: 'string' })
  expect(text).not.toContain('$ref')
})

test.each([
  ['refund a sale', 'trackRefund'],
  ['top partners by revenue', 'retrieveAnalytics'],
  ['pay partners', 'confirmPayouts'],
  ['commission approve', 'updateCommission'],
  ['how much do we owe', 'previewPayouts'],
  ['affiliate', 'listPartners'],
  ['revenue', 'retrieveAnalytics'],
  ['make a link for the newsletter', 'createLink'],
  ['invite an affiliate', 'invitePartner'],
  ['promo code', 'createDiscountCode'],
  ['who changed the reward', 'listAuditEntries'],
  ['chargeback was won', 'reverseRefund'],
  ['teammates', 'listMembers'],
  ['delete a custmer', 'deleteCustomer'],
])('"%s" finds %s among the first six', async (query, name) => {
  const { text } = await use('find_operations', { query })
  const names = text.split('\n').map((line) => line.split(' ')[0])
  expect(names.slice(0, 6)).toContain(name)
})

test('an argument that a tool does not take is refused', async () => {
  for (const [tool, args] of [
    ['find_operations', { query: 'link', words: 'link' }],
    ['read', { operation: 'listLinks', pageSize: 1 }],
    ['write', { ...newTag('typo'), params: {} }],
  ] as const) {
    const { text, isError } = await use(tool, args)
    expect([isError, text]).toEqual([true, expect.stringContaining('Unknown argument')])
  }
})

test('reading returns only the requested fields, and names an unknown field', async () => {
  await workspace.api('POST', '/links', { url: 'https://fields.test/', key: 'fields' })
  const read = (fields: string[]) =>
    use('read', { operation: 'listLinks', parameters: { search: 'fields' }, fields })
  const { text } = await read(['key', 'url'])
  expect(JSON.parse(text)).toEqual([{ key: 'fields', url: 'https://fields.test/' }])
  const wrong = await read(['key', 'urll'])
  expect([wrong.isError, wrong.text]).toEqual([
    true,
    expect.stringMatching(/no field "urll"\. Did you mean "url"\? Valid fields: id, /),
  ])
})

test('it reads with parameters of the path and the query, and says what is wrong with them', async () => {
  const { body: link } = await workspace.api('POST', '/links', { url: 'https://shop.test/' })
  const read = await use('read', { operation: 'getLinkInfo', parameters: { linkId: link.id } })
  expect([JSON.parse(read.text).id, read.isError]).toEqual([link.id, false])
  const page = await use('read', { operation: 'listLinks', parameters: { pageSize: 1 } })
  expect(JSON.parse(page.text)).toHaveLength(1)
  for (const [args, sentence] of [
    [{ operation: 'getCustomer' }, 'requires the parameter id'],
    [{ operation: 'getCustomer', parameters: { id: 'cus_none' } }, 'cus_none'],
    [{ operation: 'listLinks', parameters: { size: 1 } }, 'no parameter "size"'],
    [{ operation: 'noSuch' }, 'Unknown operation "noSuch"'],
    [{ operation: 'createLink' }, 'Use write'],
  ] as const) {
    const { text, isError } = await use('read', args)
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)])
  }
})

test('a change happens once, after its confirmation, and stands in the audit log as the key', async () => {
  const { willDo, confirmation } = await preview(newTag('summer'))
  expect(willDo).toBe('Create tag')
  expect((await tags()).filter(({ name }) => name === 'summer')).toEqual([])
  const done = await use('write', { ...newTag('summer'), confirmation })
  expect([done.isError, JSON.parse(done.text).name]).toEqual([false, 'summer'])
  const again = await use('write', { ...newTag('summer'), confirmation })
  expect(again).toEqual(done)
  expect((await tags()).filter(({ name }) => name === 'summer')).toHaveLength(1)
  const { body: log } = await workspace.api('GET', '/audit?type=tag')
  expect(log).toMatchObject([{ action: 'created', actor: { type: 'key' } }])
})

test('a preview refuses a field that the body does not have, at any depth', async () => {
  const link = { url: 'https://shop.test/', testVariants: [{ url: 'https://b.test/', percent: 5 }] }
  for (const [body, sentence] of [
    [{ url: 'https://shop.test/', trackConversions: true }, 'Did you mean "trackConversion"?'],
    [link, 'no field "testVariants.percent"'],
  ] as const) {
    const { text, isError } = await use('write', { operation: 'createLink', body })
    expect([isError, text]).toEqual([true, expect.stringContaining(sentence)])
  }
  const metadata = { anything: { goes: true } }
  const lead = { clickId: '', eventName: 'Sign up', customerExternalId: 'ada', metadata }
  const free = await use('write', { operation: 'trackLead', body: lead })
  expect(free.isError).toBe(false)
})

test('what stands in a path cannot leave it', async () => {
  const args = { operation: 'updateTag', parameters: { id: '../keys?x=1' }, body: { name: 'x' } }
  const { request } = JSON.parse((await use('write', args)).text)
  expect(request.path).toBe('/api/tags/..%2Fkeys%3Fx%3D1')
  for (const id of ['..', '.', '']) {
    const { text, isError } = await use('write', { ...args, parameters: { id } })
    expect([isError, text]).toEqual([true, `id can’t be ${JSON.stringify(id)}.`])
  }
})

test('a confirmation is good for its own call, key and ten minutes', async () => {
  const other = await connect((await createTestWorkspace(backend)).secretKey)
  const { confirmation } = await preview(newTag('autumn'))
  const refused = [
    await use('write', { ...newTag('winter'), confirmation }),
    await use('write', { ...newTag('autumn'), confirmation }, other),
    await use('write', { ...newTag('autumn'), confirmation: `9${confirmation}` }),
    await use('write', { ...newTag('autumn'), confirmation: 'yes' }),
  ]
  clock.advance(10 * 60_000 + 1)
  refused.push(await use('write', { ...newTag('autumn'), confirmation }))
  for (const { text, isError } of refused) {
    expect([isError, text]).toEqual([true, expect.stringContaining('belongs to another call')])
  }
  expect((await tags()).filter(({ name }) => ['autumn', 'winter'].includes(name))).toEqual([])
})

test('it may do what the key may, and no more', async () => {
  const { body } = await workspace.api('POST', '/workspace/keys', {
    name: 'Reader',
    scopes: ['links.read'],
  })
  const reader = await connect(body.key)
  expect((await use('read', { operation: 'listLinks' }, reader)).isError).toBe(false)
  const { confirmation } = await preview(newTag('spring'), reader)
  const refused = await use('write', { ...newTag('spring'), confirmation }, reader)
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('links.write')])
})

test('strangers, publishable keys and revoked keys are refused before anything is read', async () => {
  const post = (key: string) =>
    backend.handle(
      new Request('http://svc.test/api/mcp', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      }),
    )
  const answers = await Promise.all(
    ['svc_sk_unknown', workspace.publishableKey, ''].map(async (key) => (await post(key)).status),
  )
  expect(answers).toEqual([401, 403, 401])
})
