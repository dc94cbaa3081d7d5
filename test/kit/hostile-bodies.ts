import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { ApiDocument } from '../../server/http/openapi.ts'
import { sampleOf } from './sample.ts'

/** A body that costs the server as much as its sender can make it cost. */
export interface HostileBody {
  name: string
  text: string
}

/** The largest body that the server takes, and what it takes from those whose key it cannot judge before. */
export const LARGEST = 1_048_576
export const LARGEST_PUBLIC = 65_536

/** As deep as a body may nest. */
const DEEPEST = 32

/** Bodies that fit no operation: the same for all of them. `bytes`: about how long each is. */
export function anyHostile(bytes = LARGEST): HostileBody[] {
  return [
    { name: 'deep objects', text: '{"a":'.repeat(bytes / 5) },
    { name: 'deep lists', text: '['.repeat(bytes) },
    { name: 'a list of numbers', text: list('0', bytes) },
    { name: 'lists as deep as allowed', text: list(nested(DEEPEST - 2), bytes) },
    { name: 'many unknown names', text: object((n) => `n${n}`, bytes) },
    { name: 'a long name', text: `{"${'n'.repeat(bytes - 8)}":0}` },
    { name: 'a long string', text: `"${'s'.repeat(bytes - 2)}"` },
    { name: 'a long number', text: '1'.repeat(bytes) },
    { name: 'backslashes', text: `"${'\\\\'.repeat(bytes / 2 - 2)}"` },
    { name: 'strings without an end', text: '"\\"'.repeat(bytes / 3) },
    { name: 'no JSON', text: '\u2028'.repeat(bytes / 3) },
    { name: 'U+0000', text: '{"a":"\\u0000"}' },
    { name: 'a prototype', text: '{"__proto__":{"toString":1},"constructor":{"prototype":1}}' },
  ]
}

/** Bodies that fit an operation but for what is hostile in them. Empty for an operation without fields. */
export function hostileBodies(
  schema: JsonSchema,
  document: ApiDocument,
  bytes = LARGEST,
): HostileBody[] {
  const { fields, isList } = fieldsOf(schema, document)
  if (fields.size === 0) return []
  const names = [...fields.keys()]
  const slips = names.flatMap(slipsOf)
  const item = JSON.stringify(sampleOf(isList ? (schema.items as JsonSchema) : schema, document))
  /** Every field holds the same. */
  const each = (value: string) => {
    const one = `{${names.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`
    return isList ? `[${one}]` : one
  }
  const share = Math.floor((bytes - names.join('').length) / names.length) - 8
  return [
    {
      name: 'misspelt names',
      text: isList
        ? list(`{${slips.map((slip) => `"${slip}":0`).join(',')}}`, bytes)
        : object((n) => slips[n] ?? `${slips[n % slips.length]}${n % 10}`, bytes),
    },
    { name: 'many items', text: isList ? list(item, bytes) : each(list('0', share)) },
    ...['s', ' ', '@', 'a.', '1', '\\\\', '../', '%'].map((letters) => ({
      name: `long strings of "${letters}"`,
      text: each(`"${letters.repeat(share / letters.length)}"`),
    })),
    { name: 'objects that cannot be written', text: each('{"toString":1,"valueOf":1}') },
    { name: 'lists of lists', text: each(nested(DEEPEST - 3)) },
    { name: 'U+0000 in each field', text: each('"\\u0000"') },
    { name: 'huge numbers', text: each('1e400') },
  ]
}

function fieldsOf(
  schema: JsonSchema,
  document: ApiDocument,
): { fields: ReadonlyMap<string, JsonSchema>; isList: boolean } {
  const { $ref, anyOf, allOf, items, properties = {} } = schema
  if (typeof $ref === 'string') {
    return fieldsOf(document.components.schemas![$ref.split('/').at(-1)!]!, document)
  }
  if (items) return { ...fieldsOf(items as JsonSchema, document), isList: true }
  const choices = [anyOf, allOf].flat().filter(Boolean) as JsonSchema[]
  const inner = choices.flatMap((choice) => [...fieldsOf(choice, document).fields])
  const own = Object.entries(properties as Record<string, JsonSchema>)
  return { fields: new Map([...inner, ...own]), isList: false }
}

/** Names that one might have meant another by: a letter too many, and one too few. */
function slipsOf(name: string): string[] {
  return [`${name}x`, `${name.slice(0, 1)}${name.slice(2)}`]
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

/** As many of an item as there is room for. */
function list(item: string, bytes: number): string {
  const count = Math.max(1, Math.floor((bytes - 2) / (item.length + 1)))
  return `[${Array.from({ length: count }, () => item).join(',')}]`
}

/** Many fields, some more than a body may have values where there is room. */
function object(name: (n: number) => string, bytes: number): string {
  const count = Math.min(30_000, Math.floor(bytes / 20))
  return `{${Array.from({ length: count }, (_, n) => `"${name(n)}":0`).join(',')}}`
}
