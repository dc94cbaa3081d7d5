import type { Random } from '../../kit/random.ts'
import { isOpen, nameOf, textPlaces, type Operation } from '../api/operations.ts'
import { validDraft, withValue, write } from '../api/requests.ts'
import type { Sent } from '../api/client.ts'
import type { Bench, Sending } from '../bench.ts'
import { CREDENTIALS } from '../foreign-ids.ts'
import { ADDRESS_PARTS, BODIES_OF_NONE, HEADERS, LONG, OTHERS, TEXTS } from './values.ts'

interface Hostile {
  what: string
  sent: Sent
}

/**
 * Sends an operation hostile addresses and headers, and every body that fits no operation. Of the addresses
 * and headers each operation gets `share` of all, the next one others.
 */
export async function callWithHostile(
  bench: Bench,
  operation: Operation,
  { share }: { share: number },
): Promise<void> {
  const sent = validRequest(bench, operation)
  const turn = bench.operations.indexOf(operation)
  const mine = (_: unknown, n: number) => (n + turn) % Math.round(1 / share) === 0
  const some = [...addresses(operation, sent), ...headers(sent)].filter(mine)
  for (const hostile of [...some, ...bodies(sent)]) await fire(bench, operation, hostile)
  await bench.settle({ operation, what: 'hostile requests', kind: 'hostile requests' })
}

/** Sends an operation a request that is hostile in a random way. */
export async function callAtRandom(bench: Bench, operation: Operation): Promise<void> {
  const hostile = randomRequest(bench, operation)
  await fire(bench, operation, hostile, 'random requests')
  await bench.settle({ operation, what: hostile.what, kind: 'random requests' })
}

async function fire(
  bench: Bench,
  operation: Operation,
  { what, sent }: Hostile,
  kind = 'hostile requests',
): Promise<void> {
  const sending: Sending = { operation, what, kind, isStranger: isOpen(operation) }
  try {
    await bench.send(sent, sending)
  } catch (error) {
    bench.fault(sending, `It broke the connection: ${String(error)}`, sent)
  }
}

function validRequest(bench: Bench, operation: Operation): Sent {
  return write(operation, validDraft(operation, bench.values.own), bench.headers(operation))
}

function* addresses({ path, parameters }: Operation, sent: Sent): Iterable<Hostile> {
  const [address = ''] = sent.path.split('?')
  for (const [n, part] of ADDRESS_PARTS.entries()) {
    if (path.includes('{')) {
      const end = path.slice(path.lastIndexOf('}') + 1)
      const start = address.slice(0, address.length - end.length)
      const hostile = `${start.slice(0, start.lastIndexOf('/'))}/${part}${end}`
      yield { what: `${part.slice(0, 40)} in the path`, sent: { ...sent, path: hostile } }
    }
    const query = parameters.filter((one) => one.in === 'query')
    const name = query[n % Math.max(query.length, 1)]?.name ?? 'unknown'
    const one = `${name}=${part}`
    yield {
      what: `${one.slice(0, 60)} in the query`,
      sent: { ...sent, path: `${address}?${one}&${one}` },
    }
  }
}

function* headers(sent: Sent): Iterable<Hostile> {
  for (const more of HEADERS) {
    const all = { ...sent.headers, ...more }
    yield {
      what: `${Object.entries(more).join(' ').slice(0, 60)}`,
      sent: { ...sent, headers: all },
    }
  }
}

function* bodies(sent: Sent): Iterable<Hostile> {
  if (sent.method === 'GET') return
  for (const { name, body } of BODIES_OF_NONE) yield { what: name, sent: { ...sent, body } }
}

/** A valid request with hostile values at up to four places, and now and then a hostile header. */
function randomRequest(bench: Bench, operation: Operation): Hostile {
  const { random, values } = bench
  let draft = validDraft(operation, values.own)
  const raws = new Map<string, string>()
  const whats: string[] = []
  const places = textPlaces(operation)
  for (let n = random.below(4); n >= 0 && places.length > 0; n--) {
    const place = random.pick(places)
    const { name, value, raw } = hostileValue(random, bench)
    // Who has another workspace's key acts for that one.
    if (CREDENTIALS.has(place.name) && values.other.all.has(value)) continue
    whats.push(`${name.slice(0, 30)} at ${nameOf(place)}`)
    if (raw !== undefined && place.in === 'body') raws.set(`"${value}"`, raw)
    draft = withValue(draft, place, value, operation)
  }
  const more = random.below(3) === 0 ? random.pick(HEADERS) : {}
  const sent = write(operation, draft, { ...bench.headers(operation), ...more })
  let { body } = sent
  for (const [mark, raw] of raws) body = String(body).replace(mark, raw)
  const what = [...whats, ...Object.keys(more)].join(', ') || 'nothing'
  return { what, sent: { ...sent, body } }
}

let marks = 0

function hostileValue(
  random: Random,
  { values }: Bench,
): { name: string; value: string; raw?: string } {
  type Kind = readonly (string | (typeof OTHERS)[number])[]
  const all = [[...values.other.all], [...values.own.all]]
  const one = random.pick(random.pick<Kind>([TEXTS, TEXTS, LONG, OTHERS, ...all]))
  if (typeof one !== 'string') return { name: one.name, value: `mark-${++marks}`, raw: one.raw }
  return { name: JSON.stringify(one), value: one }
}
