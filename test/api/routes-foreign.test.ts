import { afterAll, expect, test } from 'bun:test'
import { RESOURCES } from '../../server/app.ts'
import { describeApi } from '../../server/http/openapi.ts'
import { CHROME } from '../kit/workspace.ts'
import { OWN_WORDS } from '../security/api/bodies.ts'
import type { Answer, Sent } from '../security/api/client.ts'
import { headersOf } from '../security/api/headers.ts'
import { nameOf, operationsOf, textPlaces, type Place } from '../security/api/operations.ts'
import { validDraft, withValue, write } from '../security/api/requests.ts'
import { readValues } from '../security/api/values.ts'
import { alike, told, valuesFor } from '../security/foreign-ids.ts'
import { Changes } from '../security/world/changes.ts'
import type { Tenant } from '../security/world/tenant.ts'
import { openWorld } from '../security/world/world.ts'

const { backend, own, other } = await openWorld()
afterAll(() => backend.close())
const operations = operationsOf(describeApi(RESOURCES, 'http://localhost'))
const changes = await Changes.watch(backend.deps.db.sql)
// The conditions of the statements must do alone.
await changes.protect(false)

const [ours, theirs] = [await valuesOf(own), await valuesOf(other)]

/** Operations that say something else than 404 to an id that nobody has, and why. */
const OTHERWISE = new Map([
  ['GET /track/click/{id}', 'a page hears of no click'],
  ['POST /integrations/{provider}/webhook/{connection}', 'the signature fits no connection'],
  ['POST /invitations/{id}/link', 'a key may not'],
  ['POST /partners/{id}/access-link', 'a key may not'],
])

test('an id of another workspace is answered as one that nobody has: in a path, by 404', async () => {
  const before = await changes.digest(other.id)
  const faults: string[] = []
  let tried = 0
  for (const operation of operations) {
    const draft = validDraft(operation, ours)
    for (const place of textPlaces(operation)) {
      if (place.in !== 'path' && !isId(place)) continue
      const known = valuesFor(operation, place, ours)
      const value = valuesFor(operation, place, theirs).find((one) => !known.includes(one))
      if (value === undefined) continue
      const say = async (one: string) => {
        const request = withValue(draft, place, one, operation)
        const answer = await send(write(operation, request, headersOf(own, operation.security)))
        return told(operation, { value: one, answer })
      }
      const [foreign, missing] = [await say(value), await say(alike(value))]
      const isKnown = place.in === 'path' && !missing.startsWith('404 ')
      if (foreign !== missing || (isKnown && !OTHERWISE.has(operation.name))) {
        faults.push(`${operation.name}, ${nameOf(place)}: ${foreign} ${missing}`)
      }
      tried++
    }
  }
  expect(faults).toEqual([])
  expect(tried).toBeGreaterThan(300)
  expect(await changes.digest(other.id)).toEqual(before)
})

/** Whether an id of ours stands there, and not a word that each workspace chooses. */
const isId = ({ name }: Place) =>
  /(^id|Id)$/.test(name) && !/^(external|tenant)Id$/.test(name) && !OWN_WORDS.has(name)

async function send({ method, path, headers, body }: Sent): Promise<Answer> {
  // A minute goes by before a limit of requests is reached.
  backend.clock.advance(1000)
  const response = await backend.handle(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: { 'user-agent': CHROME, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : null,
    }),
  )
  const type = response.headers.get('content-type') ?? ''
  // A stream of events never ends.
  if (type.includes('event-stream')) await response.body?.cancel()
  const text = response.bodyUsed ? '' : await response.text()
  const isJson = type.includes('application/json')
  const { status } = response
  return { status, headers: response.headers, text, body: isJson && JSON.parse(text), cpuMs: 0 }
}

function valuesOf(tenant: Tenant) {
  const ask = async (path: string, headers = {}) =>
    (await send({ method: 'GET', path: `/api${path}`, headers })).body
  return readValues(operations, { tenant, ask })
}
