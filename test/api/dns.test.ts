import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { createNodeResolver } from '../../server/dns/node-resolver.ts'
import type { DnsResolver } from '../../server/dns/port.ts'
import { startNameServer } from '../kit/name-server.ts'

let server: Awaited<ReturnType<typeof startNameServer>>
let resolver: DnsResolver

beforeAll(async () => {
  server = await startNameServer({
    'texts.example.com': { txt: ['v=spf1 -all', 'svc-verify=abc'] },
    'alias.example.com': { cname: 'abc.refer.example.com' },
    'bare.example.com': {},
    'failing.example.com': { fails: true },
  })
  resolver = createNodeResolver([server.address])
})
afterAll(() => server.close())

describe('a look-up', () => {
  test.each([
    ['texts', { txt: ['v=spf1 -all', 'svc-verify=abc'], cname: [] }],
    ['alias', { txt: [], cname: ['abc.refer.example.com'] }],
    ['bare', { txt: [], cname: [] }],
    ['unknown', { txt: [], cname: [] }],
  ])('finds what stands at a name: %s', async (name, found) => {
    expect(await resolver.find(`${name}.example.com`)).toEqual({
      kind: 'records',
      txt: found.txt,
      cname: found.cname,
    })
  })

  test('tells a name server that fails from a name without records', async () => {
    expect(await resolver.find('failing.example.com')).toEqual({
      kind: 'unreachable',
      reason: 'ESERVFAIL',
    })
  })

  test.each(['a..b', `${'x'.repeat(300)}.example.com`, 'ü.example.com'])(
    'of %p ends without an error',
    async (name) => {
      expect(['records', 'unreachable']).toContain((await resolver.find(name)).kind)
    },
  )
})
