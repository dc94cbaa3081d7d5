import type { Link } from '../api/wire.gen.ts'
import { instantOf, localTime } from '../base/zoned-time.ts'

/** Fields that are one text each; empty: the link has none. */
export const TEXTS = [
  'url',
  'domain',
  'key',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'folderId',
  'expiredUrl',
  'ios',
  'android',
  'title',
  'description',
  'image',
  'comments',
] as const
export type TextName = (typeof TEXTS)[number]
export const UTM = TEXTS.filter((name) => name.startsWith('utm_'))

/** A link as the form has it. */
export interface LinkDraft extends Record<TextName, string> {
  trackConversion: boolean
  proxy: boolean
  tagIds: readonly string[]
  /** As a field for local times has it, in the workspace's time zone: `2031-05-01T12:00`. */
  expiresAt: string
  /** What to write; undefined leaves the password, '' removes it. */
  password: string | undefined
  geo: readonly { country: string; url: string }[]
  testVariants: readonly { url: string; percentage: number }[]
}

export const EMPTY: LinkDraft = {
  ...textsOf(() => ''),
  trackConversion: false,
  proxy: false,
  tagIds: [],
  expiresAt: '',
  password: undefined,
  geo: [],
  testVariants: [],
}

function textsOf(read: (name: TextName) => string): Record<TextName, string> {
  // Every name of the type is in the list.
  return Object.fromEntries(TEXTS.map((name) => [name, read(name)])) as Record<TextName, string>
}

/** Returns what the form shows of a link. */
export function draftOf(link: Link): LinkDraft {
  const { trackConversion, proxy, tags, expiresAt, geo, testVariants } = link
  return {
    ...textsOf((name) => link[name] ?? ''),
    trackConversion,
    proxy,
    tagIds: (tags ?? []).map(({ id }) => id),
    expiresAt: expiresAt ? localTime(expiresAt) : '',
    password: undefined,
    geo: Object.entries(geo ?? {}).map(([country, url]) => ({ country, url })),
    testVariants: testVariants ?? [],
  }
}

export type LinkBody = Readonly<Record<string, unknown>>

/** Returns what has to be sent: the fields that are not as they were. */
export function changesOf(draft: LinkDraft, before: LinkDraft): LinkBody {
  const body: Record<string, unknown> = {}
  const isOther = (name: keyof LinkDraft) =>
    JSON.stringify(draft[name]) !== JSON.stringify(before[name])
  const isOtherUrl = isOther('url')
  for (const name of TEXTS) {
    // A new destination may bring parameters of its own: those of the form win.
    const goesAlong =
      isOtherUrl && UTM.includes(name) && (draft[name] !== '' || before[name] !== '')
    if (isOther(name) || goesAlong) body[name] = draft[name].trim() || clearedOf(name)
  }
  if (isOther('trackConversion')) body['trackConversion'] = draft.trackConversion
  if (isOther('proxy')) body['proxy'] = draft.proxy
  if (isOther('tagIds')) body['tagIds'] = draft.tagIds
  if (isOther('expiresAt')) {
    body['expiresAt'] = draft.expiresAt ? instantOf(draft.expiresAt) : null
  }
  if (draft.password !== undefined) body['password'] = draft.password || null
  if (isOther('geo')) {
    const pairs = draft.geo.map(({ country, url }) => [country.trim().toUpperCase(), url.trim()])
    body['geo'] = pairs.length > 0 ? Object.fromEntries(pairs) : null
  }
  if (isOther('testVariants')) {
    body['testVariants'] = draft.testVariants.length > 0 ? draft.testVariants : null
  }
  return body
}

/** An empty text is a mistake that the API names in these, and no value in the others. */
function clearedOf(name: TextName): string | null {
  return name === 'url' || name === 'domain' || name === 'key' ? '' : null
}

/** Returns the UTM parameters of an address, as the form has them. */
export function utmOf(url: string): Partial<Record<TextName, string>> {
  const query = new URLSearchParams(url.split('#')[0]!.split('?')[1] ?? '')
  const found = UTM.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []))
  return Object.fromEntries(found)
}
