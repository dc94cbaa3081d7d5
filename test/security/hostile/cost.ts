import {
  anyHostile,
  hostileBodies,
  LARGEST,
  LARGEST_PUBLIC,
  type HostileBody,
} from '../../kit/hostile-bodies.ts'
import type { Operation } from '../api/operations.ts'
import { validDraft, write } from '../api/requests.ts'
import type { Bench, Sending } from '../bench.ts'

/** Those that cost most; with time to spare all are sent. */
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

const ANY = new Map([LARGEST, LARGEST_PUBLIC].map((bytes) => [bytes, anyHostile(bytes)]))
const WRONG = { authorization: `Bearer svc_sk_${'1'.repeat(32)}` }

/** Sends an operation bodies that cost as much as their senders can make them cost. */
export async function callWithCostly(
  bench: Bench,
  operation: Operation,
  { all }: { all: boolean },
): Promise<void> {
  if (operation.method === 'GET') return
  const known = { who: 'with a key', headers: bench.headers(operation), isStranger: false }
  const strangers = [
    { who: 'without a key', headers: {}, isStranger: true },
    { who: 'with a wrong key', headers: WRONG, isStranger: true },
  ]
  for (const bytes of [LARGEST, LARGEST_PUBLIC]) {
    const senders = bytes === LARGEST ? [...strangers, known] : strangers
    for (const { name, text } of bodiesOf(operation, bytes)) {
      if (!all && !WORST.has(name)) continue
      for (const { who, headers, isStranger } of senders) {
        const what = `${name}, ${bytes / 1024} KB, ${who}`
        const sending: Sending = { operation, what, kind: 'costly bodies', isStranger }
        const draft = validDraft(operation, bench.values.own)
        await bench.send({ ...write(operation, draft, headers), body: text }, sending)
      }
    }
  }
  await bench.settle({ operation, what: 'costly bodies', kind: 'costly bodies' })
}

function bodiesOf({ body, document }: Operation, bytes: number): HostileBody[] {
  return [...ANY.get(bytes)!, ...(body ? hostileBodies(body, document, bytes) : [])]
}
