import { readColumns } from '../../../core/column-fields.ts'
import type { links } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import {
  appendParams,
  applyUtm,
  checkDestination,
  checkVariants,
  readUtm,
  UTM_NAMES,
  type UtmName,
} from '../../../domain/link.ts'
import { LINK_COLUMNS, readTime } from './columns-schema.ts'
import { PASSWORD_SHOWN, type LinkRow } from './present.ts'
import type { LinkPatch } from './schema.ts'

/** Columns that a caller can set. */
export type LinkColumns = Partial<typeof links.$inferInsert>

/** Enough for a link, and a hundred of them in a bulk call do not keep the machine busy for long. */
const HASHING = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
/**
 * Reads a body's values for a link's own columns; what it leaves out stays as it is in `current`.
 * @throws ApiError `unprocessable_entity`
 */
export function readFields(body: LinkPatch, current: LinkRow | undefined, now: Date): LinkColumns {
  const set: LinkColumns = readColumns(LINK_COLUMNS, body)
  if (body.externalId !== undefined) set.externalId = bareExternalId(body.externalId ?? '') || null
  return { ...set, ...readTest(body, current, now), ...readUrl(body, current) }
}

/** Removes the prefix `ext_`, by which an external id is addressed, but which is no part of it. */
export function bareExternalId(text: string): string {
  return text.replace(/^ext_/, '')
}

/**
 * Hashes the password of a body: null removes it, undefined leaves it. Slow on purpose, so it is called
 * before the transaction.
 */
export async function readPassword(
  password: string | null | undefined,
): Promise<string | null | undefined> {
  if (password === undefined || password === PASSWORD_SHOWN) return undefined
  return password ? Bun.password.hash(password, HASHING) : null
}

const UTM_COLUMNS = {
  source: 'utmSource',
  medium: 'utmMedium',
  campaign: 'utmCampaign',
  term: 'utmTerm',
  content: 'utmContent',
} as const satisfies Record<UtmName, keyof LinkRow>

/** Reads the destination with its parameters, and the parameters as columns, so that they always agree. */
function readUrl(body: LinkPatch, current: LinkRow | undefined): LinkColumns {
  const asked = UTM_NAMES.some((name) => body[`utm_${name}`] !== undefined)
  if (body.url === undefined && body.ref === undefined && !asked) return {}
  const given = body.url === undefined ? current?.url : checkDestination(body.url)
  if (given === undefined) throw invalid('url', 'Enter the link’s destination URL.')
  const url = checkDestination(withParams(given, body, current))
  const stored = readUtm(url)
  const before = body.url === undefined ? (current?.givenUrl ?? given) : given
  const columns: LinkColumns = { url, givenUrl: url === before ? null : before }
  for (const name of UTM_NAMES) columns[UTM_COLUMNS[name]] = stored[name] || null
  return columns
}

/** Keeps the link's UTM parameters when a new address brings none of its own. */
function withParams(given: string, body: LinkPatch, current: LinkRow | undefined): string {
  const own = readUtm(given)
  const utm: { [N in UtmName]?: string | null | undefined } = {}
  for (const name of UTM_NAMES) {
    const kept = own[name] ? undefined : current?.[UTM_COLUMNS[name]]
    const asked = body[`utm_${name}`]
    utm[name] = asked === undefined ? (kept ?? undefined) : asked
  }
  const tagged = Object.values(utm).some((value) => value !== undefined)
    ? applyUtm(given, utm)
    : given
  return body.ref
    ? appendParams(tagged, `ref=${encodeURIComponent(body.ref.toWellFormed())}`)
    : tagged
}

function readTest(body: LinkPatch, current: LinkRow | undefined, now: Date): LinkColumns {
  const { testVariants: variants } = body
  const set: LinkColumns = {}
  for (const name of ['testStartedAt', 'testCompletedAt'] as const) {
    const sent = body[name]
    if (sent !== undefined) set[name] = readTime(sent, name)
  }
  if (variants !== undefined && !variants?.length) {
    return { testVariants: null, testStartedAt: null, testCompletedAt: null }
  }
  if (variants) {
    set.testVariants = checkVariants(variants)
    set.testStartedAt ??= current?.testStartedAt ?? now
  }
  const { testStartedAt: start, testCompletedAt: end } = { ...current, ...set }
  if (start && end && end <= start) {
    throw invalid('testCompletedAt', 'The end of the test must be after its start.')
  }
  return set
}
