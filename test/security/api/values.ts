import type { Tenant } from '../world/tenant.ts'
import type { Operation } from './operations.ts'
import { headersOf } from './headers.ts'
import { singular } from './operations.ts'

/** What a workspace's own answers show, by the names that values have there. */
export class Values {
  readonly #byName = new Map<string, Set<string>>()
  /** Of things in lists, by the address of the list and the field: `/partners id`. */
  readonly #byField = new Map<string, Set<string>>()
  readonly #given = new Map<string, string>()
  readonly all = new Set<string>()

  /** Takes in an answer, `list` being where it came from. */
  read(list: string, body: unknown): void {
    for (const item of Array.isArray(body) ? (body as unknown[]) : []) {
      for (const [field, value] of Object.entries(item ?? {})) {
        if (typeof value !== 'string') continue
        add(this.#byField, `${list} ${field}`, value)
        // `/fraud/flags` lists what others call a `flagId`.
        if (field === 'id') add(this.#byName, `${nounOf(list)}Id`, value)
      }
    }
    this.#walk(body)
  }

  #walk(value: unknown, name = ''): void {
    if (typeof value === 'string' && name !== '') {
      add(this.#byName, singular(name), value)
      this.all.add(value)
    } else if (Array.isArray(value)) {
      for (const one of value) this.#walk(one, name)
    } else if (typeof value === 'object' && value !== null) {
      const { id } = value as { id?: unknown }
      // An object `partner` with an `id` tells a `partnerId`.
      if (typeof id === 'string' && name !== '') add(this.#byName, `${singular(name)}Id`, id)
      for (const [key, inner] of Object.entries(value)) this.#walk(inner, key)
    }
  }

  /** Takes in a value under a name of its own. */
  add(name: string, value: string): void {
    this.#given.set(name, value)
  }

  /** What the things of a list have in a field. */
  ofList(list: string, field: string): string[] {
    return [...(this.#byField.get(`${list} ${field}`) ?? [])]
  }

  /** Values by a name or the end of one: `toGroupId` is a `groupId`. */
  named(name: string): string[] {
    const given = this.#given.get(name)
    if (given !== undefined) return [given]
    for (let at = 0; at < name.length; at++) {
      const end = name.charAt(at).toLowerCase() + name.slice(at + 1)
      if (at > 0 && name.charAt(at) === end.charAt(0)) continue
      const found = this.#byName.get(end)
      if (found && end !== 'id') return [...found]
    }
    return []
  }

  /** Keeps what the other workspace has not: words, dates and states are no ids. */
  without(other: ReadonlySet<string>): void {
    for (const map of [this.#byName, this.#byField]) {
      for (const values of map.values()) {
        for (const value of values) if (other.has(value) || isMoment(value)) values.delete(value)
      }
    }
  }
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d/.test(value)
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}

export type Ask = (path: string, headers: Record<string, string>) => Promise<unknown>

/** Asks every operation that lists or shows something, first without ids, then with those that it got. */
export async function readValues(
  operations: readonly Operation[],
  { tenant, ask }: { tenant: Tenant; ask: Ask },
): Promise<Values> {
  const values = new Values()
  for (const [name, value] of Object.entries(tenant.known)) values.add(name, value)
  const reads = operations.filter(
    ({ method, path }) => method === 'GET' && !path.endsWith('/stream'),
  )
  const byParts = reads.toSorted((a, b) => a.path.length - b.path.length)
  for (const { path, parameters, security } of byParts) {
    const headers = headersOf(tenant, security)
    for (const filled of addressesOf(path, values)) {
      const status = parameters.find(({ name }) => name === 'status')?.schema.enum
      const answers = [await ask(filled, headers)]
      for (const word of Array.isArray(status) ? (status as string[]) : []) {
        answers.push(await ask(`${filled}?status=${word}`, headers))
      }
      for (const answer of answers) values.read(path, answer)
    }
  }
  return values
}

/** The addresses with up to two known values for each parameter. */
function addressesOf(path: string, values: Values): string[] {
  const [first, ...names] = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
  if (first === undefined) return [path]
  const fill = (address: string, name: string, most: number) =>
    valuesAt(path.slice(0, path.indexOf(`/{${name}}`)), name, values)
      .slice(0, most)
      .map((value) => address.replace(`{${name}}`, encodeURIComponent(value)))
  let addresses = fill(path, first, 2)
  for (const name of names) addresses = addresses.flatMap((address) => fill(address, name, 1))
  return addresses
}

/** Values that stand in a path behind that list: `/partners/{id}`, `/links/{linkId}`. */
export function valuesAt(list: string, name: string, values: Values): string[] {
  const field = /id$/i.test(name) ? 'id' : name
  const listed = values.ofList(list, field)
  if (listed.length > 0) return listed
  return values.named(name === 'id' ? `${nounOf(list)}Id` : name)
}

/** `/fraud/flags` → `flag`, `/funding-accounts` → `fundingAccount` */
function nounOf(list: string): string {
  const [first, ...words] = list.split('/').at(-1)!.replace(/s$/, '').split('-')
  return first + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
