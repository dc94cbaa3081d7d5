import { nameOf, resolve, textPlaces, type Operation, type Place } from './api/operations.ts'
import { validDraft, withValue, write, type Draft } from './api/requests.ts'
import { alike, told, valuesFor } from './foreign-ids.ts'
import type { Bench } from './bench.ts'

/** Places that name a person, where a browser may say anybody. */
const NAMING = /email$|externalId$|customerId$|tenantId$/i

/**
 * Sends an operation that anybody may call, with the key of a page or none, the names of everybody whom the
 * workspace knows. The answer shows none of them (judged with every answer), does not tell who is known, and no
 * money is earned that nobody has to release.
 */
export async function callAsStranger(bench: Bench, operation: Operation): Promise<void> {
  const { sender } = bench.secretsOf({ method: '', path: '', headers: bench.headers(operation) })
  if (sender !== 'public') return
  const draft = validDraft(operation, bench.values.own)
  for (const place of textPlaces(operation)) {
    for (const value of namesFor(bench, operation, place)) {
      for (const asked of [draft, smallest(draft, operation)]) {
        await compare(bench, { operation, draft: asked, place, value })
      }
    }
  }
}

interface Case {
  operation: Operation
  draft: Draft
  place: Place
  value: string
}

async function compare(bench: Bench, { operation, draft, place, value }: Case): Promise<void> {
  const sending = { operation, what: `somebody known at ${nameOf(place)}`, kind: 'strangers' }
  const send = async (one: string) => {
    const asked = withValue(draft, place, one, operation)
    const answer = await bench.send(write(operation, asked, bench.headers(operation)), sending)
    await bench.settle(sending)
    return told(operation, { value: one, answer })
  }
  const [known, unknown] = [await send(value), await send(alike(value))]
  if (known === unknown) return
  const said = `${known.slice(0, 400)}\n      ${unknown.slice(0, 400)}`
  bench.fault(sending, `It tells who is known:\n      ${said}`)
}

/** What must be sent, and nothing else: not even a click. */
function smallest(draft: Draft, { body, document }: Operation): Draft {
  const required = (body && (resolve(body, document).required as string[] | undefined)) ?? []
  const fields = Object.entries((draft.body ?? {}) as object)
  const left = fields.filter(([name]) => required.includes(name))
  return { ...draft, body: body && Object.fromEntries(left) }
}

function namesFor({ world, values }: Bench, operation: Operation, place: Place): string[] {
  const { tag } = world.own
  if (!NAMING.test(place.name)) return []
  if (place.name === 'customerExternalId')
    return ['carol', 'dave', 'frank', 'grace'].map((name) => `${tag}-${name}`)
  return valuesFor(operation, place, values.own).slice(0, 2)
}
