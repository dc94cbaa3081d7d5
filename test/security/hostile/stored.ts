import { placeOf, Sealed } from '../../../server/db/sealed.ts'
import { mails } from '../../../server/db/schema/mails.ts'
import { textPlaces, type Operation, type Place } from '../api/operations.ts'
import { OWN_WORDS } from '../api/bodies.ts'
import { validDraft, withValue, write } from '../api/requests.ts'
import type { Bench, Sending } from '../bench.ts'
import { valuesFor } from '../foreign-ids.ts'
import { CANARY } from '../judge.ts'
import { work } from '../world/fill-events.ts'

const MARKUP = `"><img src=x onerror=${CANARY}>`
const FORMULA = `=${CANARY}+1`

/**
 * Stores hostile texts wherever one may; each must come back as it was, or be refused. `all`: reads every
 * table after each formula, else after the last one of the operation.
 */
export async function storeHostile(
  bench: Bench,
  operation: Operation,
  { all }: { all: boolean },
): Promise<void> {
  let last: Sending | undefined
  const { method } = operation
  if (method === 'GET' || method === 'DELETE') return
  for (const place of textPlaces(operation)) {
    if (place.in !== 'body' || isId(bench, operation, place)) continue
    for (const text of [MARKUP, FORMULA]) {
      const sending = {
        operation,
        what: `${text} at ${place.path.join('.')}`,
        kind: 'stored texts',
      }
      const draft = withValue(validDraft(operation, bench.values.own), place, text, operation)
      const sent = write(operation, draft, bench.headers(operation))
      const { status, body } = await bench.send(sent, sending)
      if (status < 300 && text === FORMULA) last = sending
      if (last === sending && all) await readTables(bench, sending)
      // Further in, the same name may be something else's.
      const stored = status < 300 && place.path.length === 1 ? body?.[place.name] : undefined
      if (typeof stored === 'string' && stored !== text && stored.includes(CANARY)) {
        bench.fault(sending, `It stored another text: ${stored.slice(0, 100)}`, sent)
      }
    }
  }
  if (last && !all) await readTables(bench, last)
}

function isId(bench: Bench, operation: Operation, place: Place): boolean {
  return (
    !OWN_WORDS.has(place.name) &&
    valuesFor(operation, place, bench.values.own).length > 0 &&
    place.name.endsWith('Id')
  )
}

/** Reads everything in every format after that; what is wrong in a page is noted with it. */
export async function readStored(bench: Bench): Promise<void> {
  for (const operation of bench.operations.filter(({ method }) => method === 'GET')) {
    const format = operation.parameters.find(({ name }) => name === 'format')?.schema.enum
    for (const word of Array.isArray(format) ? (format as string[]) : ['']) {
      await read(bench, { operation, what: `reading ${word}`, kind: 'stored texts' }, word)
    }
  }
}

/** Reads every table while a formula is stored: the next text may overwrite it. */
async function readTables(bench: Bench, { operation: { name }, what }: Sending): Promise<void> {
  for (const operation of bench.operations.filter(({ hasTable }) => hasTable)) {
    const hasFormats = operation.parameters.some((one) => one.name === 'format')
    const sending = { operation, what: `after ${name}, ${what}`, kind: 'stored texts' }
    await read(bench, sending, hasFormats ? 'csv' : '')
  }
}

async function read(bench: Bench, sending: Sending, format: string): Promise<void> {
  const { operation } = sending
  const draft = validDraft(operation, bench.values.own)
  const query = format === '' ? draft.query : { ...draft.query, format }
  await bench.send(write(operation, { ...draft, query }, bench.headers(operation)), sending)
}

/** Writes the mails that all this leads to. @returns what is unescaped in their HTML */
export async function faultsInMails(bench: Bench): Promise<string[]> {
  const { backend, own } = bench.world
  const { deps } = backend
  await work(backend)
  const rows = await deps.db.sql<{ id: string; template: string; html: string | null }[]>`
    select id, template, html from mails where workspace_id = ${own.id}`
  const faults = rows.flatMap(({ id, template, html }) => {
    const text = html && deps.secrets.open(new Sealed(html), placeOf(mails.html, own.id, id))
    return text && /<img[^>]*zqcanary/.test(text)
      ? [`The mail ${template} has markup as it was typed.`]
      : []
  })
  if (!rows.some(({ html }) => html))
    faults.push('No mail was written: there is nothing to look at.')
  return faults
}
