import type { JsonSchema } from '../../server/http/openapi-schema.ts'
import type { ApiDocument } from '../../server/http/openapi.ts'
import { WORDS } from './spelling.ts'
import type { Text } from './surfaces.ts'

/** The verbs with which titles of operations begin. */
const VERBS = new Set(
  `Accept Apply Approve Archive Assign Ban Cancel Check Close Complete Confirm Connect Copy Count Create
  Deactivate Decline Delete Disable Discard Download Enable Export Invite Leave List Mark Merge Move
  Preview Reactivate Receive Reject Release Replay Resend Reset Restore Retrieve Retry Reverse Revoke
  Rotate Send Set Sign Simulate Start Stream Test Track Unassign Unban Undo Update Upload Upsert Verify`.split(
    /\s+/,
  ),
)
const NAMES = new Set(WORDS.filter((word) => /^[A-Z]/.test(word)))
const MAX_WORDS = 5

/** Lists titles that aren't a verb and a noun in at most five words, and texts that aren't sentences. */
export function findApiTexts(document: ApiDocument): string[] {
  const { tags, paths } = document
  const taken = new Set<string>()
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      place: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  return [
    ...tags.flatMap(({ name, description }) => checkSentence(`tag ${name}`, description)),
    ...operations.flatMap(({ place, operation }) => [
      ...checkTitle(place, operation, taken),
      ...checkSentence(place, operation.description),
    ]),
    ...fieldTexts(document).flatMap(({ from, text }) => checkSentence(from, text)),
  ]
}

/** Lists the descriptions of all parameters and fields, each once. */
export function fieldTexts({ paths, components }: ApiDocument): Text[] {
  const fields = [
    ...Object.entries(paths).flatMap(([path, item]) => listFields(item, path)),
    ...Object.entries(components).flatMap(([kind, part]) => listFields(part, kind)),
  ]
  return [...new Map(fields.map((field) => [`${field.from}: ${field.text}`, field])).values()]
}

function listFields(part: unknown, place: string): Text[] {
  if (Array.isArray(part)) return part.flatMap((one) => listFields(one, place))
  if (typeof part !== 'object' || part === null) return []
  const { in: isParameter, name, description, properties = {} } = part as JsonSchema
  const fields = Object.entries(properties as Record<string, JsonSchema>)
  const text = ({ description: said }: JsonSchema) => (typeof said === 'string' ? said : '')
  return [
    ...(isParameter ? [{ from: `${place}?${String(name)}`, text: text({ description }) }] : []),
    ...fields.map(([field, schema]) => ({ from: `${place}.${field}`, text: text(schema) })),
    ...fields.flatMap(([field, schema]) => listFields(schema, field)),
    ...Object.entries(part).flatMap(([keyword, value]) =>
      keyword === 'properties' || keyword === 'examples' ? [] : listFields(value, place),
    ),
  ]
}

function checkTitle(place: string, { summary, tags }: JsonSchema, taken: Set<string>): string[] {
  const title = typeof summary === 'string' ? summary : ''
  const [verb = '', ...words] = title.split(' ')
  const key = `${JSON.stringify(tags)} ${title}`
  const isTaken = taken.has(key)
  taken.add(key)
  const problems = [
    !VERBS.has(verb) && `begin with one of the verbs in ${import.meta.file}`,
    words.length >= MAX_WORDS && `use at most ${MAX_WORDS} words`,
    words.some((word) => /^[A-Z][a-z]+$/.test(word) && !NAMES.has(word)) && 'use sentence case',
    /\W$/.test(title) && 'end with a word',
    isTaken && 'use another title: an operation of the same tag has it',
  ]
  return problems.flatMap((advice) => (advice ? [`${place}: "${title}" → ${advice}`] : []))
}

function checkSentence(place: string, text: unknown): string[] {
  if (typeof text === 'string' && /^[A-Z`][^]*[.]$/.test(text)) return []
  return [`${place}: ${JSON.stringify(text)} → a description in full sentences`]
}
