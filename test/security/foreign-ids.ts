import { isOfPartner, nameOf, textPlaces, type Operation, type Place } from './api/operations.ts'
import { OWN_WORDS, PATHS, REFUSED } from './api/bodies.ts'
import { validDraft, withValue, write, type Draft } from './api/requests.ts'
import { valuesAt, type Values } from './api/values.ts'
import type { Answer } from './api/client.ts'
import type { Bench, Sending } from './bench.ts'

/** Written beside what an operation is about, whatever becomes of it. */
export const BESIDE: ReadonlySet<string> = new Set([
  'api_keys',
  'embed_sessions',
  'partner_tokens',
  'idempotency_keys',
  'page_hosts',
])

/** Words that have the value of an id of somebody else's, where any word is allowed. */
const VALUES_OF_ANYBODY = 2

/** Sends an operation the caller's own values: it must be possible to call it. */
export async function callWithOwn(bench: Bench, operation: Operation): Promise<void> {
  const sending = { operation, what: 'own values', kind: 'own values' }
  const draft = validDraft(operation, bench.values.own)
  const answer = await bench.send(write(operation, draft, bench.headers(operation)), sending)
  const reason = REFUSED[operation.name]
  if (answer.status >= 300 && reason === undefined) {
    bench.fault(
      sending,
      `It refuses the workspace's own request, so that nothing else about it can be tried (${answer.status} ${answer.text.slice(0, 200)}). Add what it needs to test/security/api/bodies.ts.`,
    )
  }
  await bench.settle(sending)
}

/**
 * Sends an operation the values of another workspace, and of what was deleted, wherever it takes such. The answer must be the one
 * for a value that nobody has, and nothing may change.
 */
export async function callWithForeign(bench: Bench, operation: Operation): Promise<void> {
  const { own, other, deleted } = bench.values
  const whose = "another workspace's"
  const places = textPlaces(operation)
  const about = { operation, whose, kind: 'foreign values' }
  await callWith(bench, about, { own, foreign: other, places })
  if (REPORTS.has(operation.name)) return
  const draft = validDraft(operation, own)
  for (const place of places) {
    const [value] = valuesFor(operation, place, deleted)
    if (value === undefined) continue
    await compare(bench, { ...about, whose: 'a deleted', draft, place, value })
  }
}

/** Which short links there are is no secret: everybody may follow them. */
const PUBLIC = new Set(['key'])

/** Sends an operation, in the name of one partner, the values of another one of the same program: likewise. */
export async function callAsPartner(bench: Bench, operation: Operation): Promise<void> {
  if (!isOfPartner(operation)) return
  const { ada, bob } = bench.values
  const about = { operation, whose: "another partner's", kind: 'values of other partners' }
  const places = textPlaces(operation).filter(({ name }) => !PUBLIC.has(name))
  await callWith(bench, about, { own: ada, foreign: bob, places })
}

async function callWith(
  bench: Bench,
  about: Pick<Case, 'operation' | 'whose' | 'kind'>,
  { places, ...values }: { own: Values; foreign: Values; places: readonly Place[] },
): Promise<void> {
  const { operation } = about
  const draft = validDraft(operation, bench.values.own)
  for (const place of places) {
    const own = valuesFor(operation, place, values.own)
    const foreign = valuesFor(operation, place, values.foreign).filter(
      (value) => !own.includes(value),
    )
    for (const value of foreign.slice(0, VALUES_OF_ANYBODY)) {
      await compare(bench, { ...about, draft, place, value })
    }
    if (own[0] === undefined || foreign[0] === undefined) continue
    await compareLists(bench, { ...about, draft, place, value: foreign[0] }, own[0])
  }
}

/** Who has them is let in, whoever it is: callers.ts tries them. */
export const CREDENTIALS: ReadonlySet<string> = new Set(['publishableKey', 'token'])

/** Show what the workspace's own deleted links have brought: their events stay. */
const REPORTS = new Set([
  'GET /analytics',
  'GET /analytics/export',
  'GET /events',
  'GET /events/export',
])

/** Take what proves who somebody is, and count who tries. */
const PROVING = new Set([
  'POST /auth/passkeys',
  'POST /auth/passkeys/sign-in',
  'POST /auth/sign-in',
  'POST /auth/two-factor/confirm',
  'POST /auth/two-factor/disable',
])

/** Values that may stand at a place. */
export function valuesFor(
  { name: operation, path }: Operation,
  place: Place,
  values: Values,
): string[] {
  if (place.in === 'path') {
    const name = String(place.path[0])
    const given = PATHS[operation]?.[name]
    if (given) return values.named(given.slice(1))
    return valuesAt(path.slice(0, path.indexOf(`/{${name}}`)), name, values)
  }
  if (/^(starting|ending)(After|Before)$/.test(place.name)) return values.ofList(path, 'id')
  if (CREDENTIALS.has(place.name) || PROVING.has(operation)) return []
  if (place.name !== 'id') return values.named(place.name)
  // `POST /inbox/replay` takes ids of `/inbox`.
  const listed = values.ofList(path, 'id')
  return listed.length > 0 ? listed : values.ofList(path.replace(/\/[^/]+$/, ''), 'id')
}

/** Places that look as if they took an id of ours, but of which no workspace has a value. */
export function placesWithout({ values }: Bench, operation: Operation): string[] {
  if (PROVING.has(operation.name)) return []
  return textPlaces(operation)
    .filter(({ name }) => /(^id|Id)$/.test(name) && !OWN_WORDS.has(name))
    .filter((place) => valuesFor(operation, place, values.other).length === 0)
    .map(
      (place) =>
        `${operation.name}, ${nameOf(place)}: no workspace has a value for it. Make one in test/security/world, or name it in OWN_WORDS (test/security/api/bodies.ts).`,
    )
}

interface Case {
  operation: Operation
  /** `another workspace's` */
  whose: string
  kind: string
  draft: Draft
  place: Place
  value: string
}

async function compare(
  bench: Bench,
  { operation, whose, kind, draft, place, value }: Case,
): Promise<void> {
  const missing = alike(value)
  const about = { operation, what: `${whose} value at ${nameOf(place)}`, kind }
  const send = (one: string) => answerTo(bench, about, withValue(draft, place, one, operation))
  await judge(bench, about, [
    { value, answer: await send(value) },
    { value: missing, answer: await send(missing) },
  ])
}

/** A list with an own value in it, too: the foreign one must not slip through beside it. */
async function compareLists(
  bench: Bench,
  { operation, whose, draft, place, value }: Case,
  own: string,
): Promise<void> {
  const isList = place.in === 'body' ? place.path.at(-1) === 0 : place.schema.type === 'array'
  if (!isList) return
  const about = {
    operation,
    what: `an own and ${whose} value at ${nameOf(place)}`,
    kind: 'mixed lists',
  }
  const missing = alike(value)
  const list = { in: place.in, path: place.in === 'body' ? place.path.slice(0, -1) : place.path }
  const send = (one: string) => {
    const both = place.in === 'body' ? [own, one] : `${own},${one}`
    return answerTo(bench, about, withValue(draft, list, both, operation))
  }
  await judge(bench, about, [
    { value, answer: await send(value) },
    { value: missing, answer: await send(missing) },
  ])
}

/** Sends it; an operation that refuses must leave everything as it was. */
async function answerTo(bench: Bench, sending: Sending, draft: Draft): Promise<Answer> {
  const { operation } = sending
  const sent = write(operation, draft, bench.headers(operation))
  const answer = await bench.send(sent, sending)
  const changed = await bench.settle(sending)
  const half = [...changed].filter((name) => !BESIDE.has(name))
  if (answer.status >= 400 && half.length > 0) {
    bench.fault(sending, `It refused (${answer.status}) and changed ${half.join(', ')}.`, sent)
  }
  return answer
}

async function judge(
  bench: Bench,
  sending: Sending,
  [foreign, missing]: [Said, Said],
): Promise<void> {
  const [one, other] = [told(sending.operation, foreign), told(sending.operation, missing)]
  if (one === other) return
  bench.fault(
    sending,
    `It tells it from one that nobody has:\n      ${one.slice(0, 400)}\n      ${other.slice(0, 400)}`,
  )
}

export interface Said {
  value: string
  answer: Answer
}

/** What an answer says, but for the value; of a success of a write only that it was one. */
export function told({ method }: Operation, { value, answer }: Said): string {
  const { status, text, headers } = answer
  if (status < 300 && method !== 'GET') return String(status)
  if (headers.get('content-type')?.startsWith('image/')) return String(status)
  const plain = text.replaceAll(value, '…').replaceAll(value.toLowerCase(), '…')
  return `${status} ${plain.replace(/"(generated|checked)At":"[^"]+"/g, '')}`
}

/** A value of the same form that nobody has; as a cursor it stands where the other does. */
export function alike(value: string): string {
  return value.slice(0, -4) + value.slice(-4).replace(/[0-9A-Za-z]/g, nextOf)
}

function nextOf(letter: string): string {
  const all = SWAPS.find((letters) => letters.includes(letter))!
  return all[(all.indexOf(letter) + 3) % all.length]!
}

const SWAPS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
