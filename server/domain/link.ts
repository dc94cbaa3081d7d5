import { checkDestination } from './destination.ts'
import { invalid } from './errors.ts'
import { message, type Message } from './message/message.ts'
import { isReservedPath } from './reserved-paths.ts'

export * from './destination.ts'

/** The key of the link that answers at the domain's own address. */
export const ROOT_KEY = '_root'

const MAX_KEY = 190
const ASCII = /^[A-Za-z0-9_\-/.]*$/
/** Spaces, controls, lone surrogates and marks that turn the direction of reading: invisible or misleading. */
const UNSEEN = /[\p{Z}\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/**
 * Normalizes a link's key as it is stored and shown: outer slashes removed, one Unicode form, case kept.
 * @throws ApiError `unprocessable_entity`
 */
export function normalizeKey(input: string): string {
  const key = input
    .toWellFormed()
    .normalize('NFC')
    .replace(/^\/+|\/+$/g, '')
  if (key === ROOT_KEY) return key
  const wrong = wrongWith(key)
  if (wrong) {
    const values = { key: { quoted: input.slice(0, 50) }, problem: wrong }
    throw invalid('key', message('link.bad-key', values))
  }
  return key
}

/** Returns the form in which keys are compared: `Summer` and `summer` are the same link. */
export function keyLookup(key: string): string {
  return key.normalize('NFC').toLowerCase().normalize('NFC')
}

/**
 * Returns the key that a request's path asks for, or null when no key can read so. The empty path is the
 * root.
 */
export function keyOfPath(pathname: string): string | null {
  try {
    const key = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
    if (key === '') return ROOT_KEY
    return key === ROOT_KEY || wrongWith(key.normalize('NFC')) ? null : key.normalize('NFC')
  } catch {
    return null
  }
}

function wrongWith(key: string): Message | null {
  if (key === '') return message('link.key.empty')
  if (key.length > MAX_KEY) {
    return message('link.key.too-long', { count: MAX_KEY })
  }
  if (!ASCII.test(key.replace(/[^\0-\x7f]/g, '')) || UNSEEN.test(key) || key.includes('\ufffd')) {
    return message('link.key.bad-character')
  }
  const lookup = keyLookup(key)
  if (lookup.split('/').some((segment) => /^\.{0,2}$/.test(segment))) {
    return message('link.key.empty-segment')
  }
  if (lookup.startsWith('_')) return message('link.key.bad-start', { start: '_' })
  if (lookup.startsWith('.well-known')) {
    return message('link.key.bad-start', { start: '.well-known' })
  }
  if (/\.php\d?$/.test(lookup)) return message('link.key.php')
  if (isReservedPath(lookup)) return message('link.key.reserved')
  return null
}

export interface TestVariant {
  url: string
  percentage: number
}

/**
 * Validates the variants of an A/B test and returns them as stored.
 * @throws ApiError `unprocessable_entity` unless there are 2–4, in whole percents that sum to 100.
 */
export function checkVariants(variants: readonly TestVariant[]): TestVariant[] {
  const path = 'testVariants'
  if (variants.length < 2 || variants.length > 4)
    throw invalid(path, 'An A/B test needs 2 to 4 variants.')
  if (!variants.every(({ percentage }) => Number.isInteger(percentage) && percentage >= 1)) {
    throw invalid(path, 'The percentage of a variant must be a whole number of at least 1.')
  }
  if (variants.reduce((sum, { percentage }) => sum + percentage, 0) !== 100) {
    throw invalid(path, 'The percentages of the variants must add up to 100.')
  }
  return variants.map(({ url, percentage }, i) => ({
    url: checkDestination(url, `${path}.${i}.url`),
    percentage,
  }))
}

export interface Destinations {
  url: string
  ios?: string | null | undefined
  android?: string | null | undefined
  /** Country code → address. */
  geo?: Readonly<Record<string, string>> | null | undefined
  testVariants?: readonly TestVariant[] | null | undefined
  testCompletedAt?: Date | null | undefined
}

export interface DestinationFacts {
  /** As the user agent names it: `iOS`, `Android`, … */
  os: string
  /** Two upper-case letters, or empty. */
  country: string
  /** From 0 up to, but not including, 1; the same for one visitor if the variant is to stay the same. */
  random: number
  nowMs: number
}

/**
 * Chooses a visitor's destination: by country, then by device, then by the running A/B test, else the
 * link's address.
 */
export function chooseDestination(link: Destinations, visitor: DestinationFacts): string {
  const { geo, testVariants } = link
  const byCountry = geo && Object.hasOwn(geo, visitor.country) ? geo[visitor.country] : undefined
  if (byCountry) return byCountry
  const os = visitor.os.toLowerCase()
  if (link.ios && (os === 'ios' || os === 'ipados')) return link.ios
  if (link.android && os.startsWith('android')) return link.android
  const running = !link.testCompletedAt || link.testCompletedAt.getTime() > visitor.nowMs
  if (!testVariants || !running) return link.url
  let rest = visitor.random * 100
  for (const variant of testVariants) {
    if (rest < variant.percentage) return variant.url
    rest -= variant.percentage
  }
  return link.url
}

export interface LinkState {
  disabledAt: Date | null
  expiresAt: Date | null
  passwordHash: string | null
}

export type LinkVerdict = 'open' | 'disabled' | 'expired' | 'password'

/** Decides whether a visitor may pass. `unlocked`: the right password was given. */
export function linkVerdict(
  link: LinkState,
  nowMs: number,
  { unlocked = false }: { unlocked?: boolean } = {},
): LinkVerdict {
  if (link.disabledAt && link.disabledAt.getTime() <= nowMs) return 'disabled'
  if (link.expiresAt && link.expiresAt.getTime() <= nowMs) return 'expired'
  return link.passwordHash !== null && !unlocked ? 'password' : 'open'
}
