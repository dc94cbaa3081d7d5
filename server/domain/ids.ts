/** Digits in ASCII order, so that ids of one length sort under byte order as their numbers do. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The largest multiple of 62 in a byte: a byte from here on would favour the first digits. */
const FAIR_BYTES = 248

/** Prefixes of ids by noun. A click id has none, since it travels in visitors' addresses. */
export const ID_PREFIXES = {
  workspace: 'ws',
  link: 'link',
  click: '',
  customer: 'cus',
  event: 'evt',
  key: 'key',
  domain: 'dom',
  hostname: 'host',
  tag: 'tag',
  folder: 'fold',
  partner: 'pn',
  partnerTag: 'ptag',
  partnerNote: 'note',
  program: 'prog',
  group: 'grp',
  reward: 'rwd',
  discount: 'disc',
  discountCode: 'dcode',
  milestone: 'ms',
  enrollment: 'enr',
  commission: 'cm',
  payout: 'po',
  payoutRun: 'run',
  payoutDraft: 'pd',
  payoutFile: 'file',
  controlChange: 'cc',
  payoutMethod: 'pm',
  payoutOnboarding: 'pob',
  transfer: 'tr',
  fundingAccount: 'fa',
  connection: 'con',
  inboxEvent: 'ibx',
  backfill: 'bfl',
  import: 'imp',
  posting: 'lp',
  ledgerCheck: 'lc',
  fraudFlag: 'ff',
  session: 'ses',
  person: 'per',
  passkey: 'psk',
  invitation: 'inv',
  mail: 'mail',
  webhook: 'wh',
  webhookDelivery: 'whd',
  request: 'req',
  auditEntry: 'aud',
  savedView: 'view',
  shareLink: 'share',
  utmTemplate: 'utm',
  image: 'img',
} as const

export type IdNoun = keyof typeof ID_PREFIXES
export type IdPrefix = (typeof ID_PREFIXES)[IdNoun]

interface Form {
  unitMs: number
  timeDigits: number
  randomDigits: number
}

/** Good until 2081; a workspace id counts minutes, because it is repeated in every row. */
const LONG: Form = { unitMs: 1, timeDigits: 7, randomDigits: 9 }
const SHORT: Form = { unitMs: 60_000, timeDigits: 5, randomDigits: 3 }

/** The last millisecond that every kind of id can name. */
export const MAX_ID_TIME_MS = 62 ** LONG.timeDigits - 1

/**
 * Creates an id: prefix, time (big endian), randomness. Takes 32 random bytes; a few are thrown away so
 * that every digit is equally likely.
 * @throws RangeError when the time cannot be represented or the bytes do not suffice.
 */
export function makeId(prefix: IdPrefix, timeMs: number, random: Uint8Array): string {
  if (!(timeMs >= 0 && timeMs <= MAX_ID_TIME_MS))
    throw new RangeError(`no id can name ${timeMs} ms`)
  return head(prefix, timeMs) + randomDigits(random, formOf(prefix).randomDigits)
}

/**
 * Returns the smallest id that could have been made in that millisecond: where a range scan starts or
 * stops.
 */
export function idFloor(prefix: IdPrefix, timeMs: number): string {
  const clamped = Math.min(Math.max(timeMs, 0), MAX_ID_TIME_MS)
  return head(prefix, clamped) + DIGITS[0]!.repeat(formOf(prefix).randomDigits)
}

/** Returns when the id was made (a workspace id: the start of its second). NaN when it is not an id. */
export function idTimeMs(id: string): number {
  const cut = id.lastIndexOf('_') + 1
  const form = formOf(id.slice(0, Math.max(cut - 1, 0)))
  if (id.length !== cut + form.timeDigits + form.randomDigits) return Number.NaN
  let value = 0
  for (let i = cut; i < cut + form.timeDigits; i++) {
    const digit = DIGITS.indexOf(id[i]!)
    if (digit < 0) return Number.NaN
    value = value * 62 + digit
  }
  return value * form.unitMs
}

/** Tells whether a text has the form of such an id. It says nothing about whether it exists. */
export function isId(prefix: IdPrefix, text: string): boolean {
  const { timeDigits, randomDigits } = formOf(prefix)
  const start = prefix === '' ? '' : `${prefix}_`
  if (text.length !== start.length + timeDigits + randomDigits || !text.startsWith(start))
    return false
  return /^[0-9A-Za-z]+$/.test(text.slice(start.length))
}

function formOf(prefix: string): Form {
  return prefix === 'ws' ? SHORT : LONG
}

function head(prefix: IdPrefix, timeMs: number): string {
  const { unitMs, timeDigits } = formOf(prefix)
  let rest = Math.floor(timeMs / unitMs)
  let digits = ''
  for (let i = 0; i < timeDigits; i++) {
    digits = DIGITS[rest % 62]! + digits
    rest = Math.floor(rest / 62)
  }
  return prefix === '' ? digits : `${prefix}_${digits}`
}

function randomDigits(random: Uint8Array, count: number): string {
  let digits = ''
  for (const byte of random) {
    if (byte < FAIR_BYTES) digits += DIGITS[byte % 62]!
    if (digits.length === count) return digits
  }
  throw new RangeError(`${random.length} random bytes did not give ${count} fair digits`)
}
