import { beforeEach, expect, test } from 'bun:test'
import {
  anyHostile,
  hostileBodies,
  LARGEST,
  LARGEST_PUBLIC,
  type HostileBody,
} from '../kit/hostile-bodies.ts'
import { bearer, prepareRouteCalls, takesBody, type RouteAnswer } from '../kit/route-calls.ts'
import { look, says, type Route } from '../kit/routes.ts'
import { testBackend } from '../kit/test-backend.ts'

/** Processor time that a request may take, in milliseconds. Waiting does not count. */
const MOST_MS = 50
const MOST_OF_STRANGERS_MS = 20
/** The best of so many is taken: the first may compile what the others run. */
const TRIES = 3

const backend = await testBackend({ config: { rateLimitPerMinute: 1_000_000, trustProxy: true } })
const kit = await prepareRouteCalls(backend)

// What the rate limiters have counted is forgotten.
beforeEach(() => backend.clock.advance(60_000))

const ANY = new Map([LARGEST, LARGEST_PUBLIC].map((bytes) => [bytes, anyHostile(bytes)]))

/** Those that cost most. TEST_HOSTILE=all sends all of them, for minutes. */
const WORST = new Set([
  'deep objects',
  'a list of numbers',
  'many unknown names',
  'a long string',
  'misspelt names',
  'many items',
  'long strings of "s"',
  'long strings of "@"',
  'objects that cannot be written',
  'lists of lists',
])

function bodiesOf(route: Route, bytes: number): HostileBody[] {
  const schema = kit.bodySchema(route)
  const all = [...ANY.get(bytes)!, ...(schema ? hostileBodies(schema, kit.document, bytes) : [])]
  return all.filter(({ name }) => process.env.TEST_HOSTILE === 'all' || WORST.has(name))
}

/** Measures processor time of all threads, so that a busy machine fails nothing. */
async function cpuOf<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

interface Sender {
  who: string
  headers: (route: Route) => Promise<Record<string, string>>
  /** Milliseconds that a request of theirs may take. */
  most: number
}

const STRANGERS: readonly Sender[] = [
  { who: 'without a key', headers: async () => ({}), most: MOST_OF_STRANGERS_MS },
  {
    who: 'with a wrong key',
    headers: async () => bearer(`svc_sk_${'1'.repeat(32)}`),
    most: MOST_OF_STRANGERS_MS,
  },
]
const KNOWN: Sender = {
  who: 'with a key',
  headers: (route) => kit.credentials(route),
  most: MOST_MS,
}

/** Sends hostile bodies to a route and returns what took too long or made the server fail. */
async function complaints(
  route: Route,
  { bytes, senders }: { bytes: number; senders: readonly Sender[] },
): Promise<string[]> {
  const found: string[] = []
  for (const { name, text } of bodiesOf(route, bytes)) {
    for (const { who, headers, most } of senders) {
      const sent = await headers(route)
      let best = Infinity
      let answer: RouteAnswer | undefined
      for (let n = 0; n < TRIES && best > most; n++) {
        const { ms, result } = await cpuOf(() => kit.call(route, sent, text))
        best = Math.min(best, ms)
        answer = result
      }
      if (best > most) found.push(`${name}, ${who}: ${best.toFixed(0)} ms`)
      if (answer!.status >= 500) found.push(`${name}, ${who}: ${answer!.status}`)
    }
  }
  return found
}

test('no body makes the server work for long', async () => {
  const senders = [...STRANGERS, KNOWN]
  const found = await look(takesBody, (route) => complaints(route, { bytes: LARGEST, senders }))
  expect(found).toEqual(says(takesBody, () => []))
})

test('no body that anybody may send makes the server work for long', async () => {
  const bytes = LARGEST_PUBLIC
  const found = await look(takesBody, (route) => complaints(route, { bytes, senders: STRANGERS }))
  expect(found).toEqual(says(takesBody, () => []))
})
