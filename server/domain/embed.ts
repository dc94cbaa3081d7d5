import { maskEmail } from './email.ts'
import type { EnrollmentStatus } from './enrollment.ts'
import { invalid } from './errors.ts'
import { message, type Localizable, type Message, type Value } from './message/message.ts'

/**
 * What an embedding application may allow a dashboard to do beyond showing data. `read` is always included.
 */
export const EMBED_SCOPES = ['read', 'links.write', 'settings.write', 'invitation.accept'] as const
export type EmbedScope = (typeof EMBED_SCOPES)[number]

/** What somebody may do on their own page. An invitation is accepted there by the secret of its mail. */
export const OWN_PAGE_SCOPES = [
  'links.write',
  'settings.write',
] as const satisfies readonly EmbedScope[]

/**
 * The permission that a route requires of a session: `standing` none, so that it also answers partners who
 * were turned away; `status` a partner who takes part or may yet; `read` one who takes part; a scope one
 * who takes part by agreement and whose session has that scope, `invitation.accept` also of who may yet.
 */
export type EmbedNeed = 'standing' | 'status' | EmbedScope

/**
 * Which parts of an enrollment an embedded dashboard shows in each status; `nothing`: there is no session.
 */
const SHOWN: Record<EnrollmentStatus, 'nothing' | 'status' | 'figures' | 'all'> = {
  pending: 'status',
  invited: 'figures',
  approved: 'all',
  archived: 'all',
  rejected: 'nothing',
  declined: 'nothing',
  deactivated: 'nothing',
  banned: 'nothing',
}

/** Tells whether an enrollment in this status can have a session at all. */
export function mayEmbed(status: EnrollmentStatus): boolean {
  return SHOWN[status] !== 'nothing'
}

/** Tells whether the dashboard shows figures, or only the state of the application. */
export function showsFigures(status: EnrollmentStatus): boolean {
  return SHOWN[status] === 'figures' || SHOWN[status] === 'all'
}

const READING: ReadonlySet<EmbedNeed> = new Set(['standing', 'status', 'read'])

/**
 * Explains why a session may not do this, in words for the caller; null when it may.
 * @param session `scopes`: what the host gave it; `ended`: the program is deactivated; `viewed`: somebody of
 * the program looks at it in the partner's place
 */
export function refusal(
  need: EmbedNeed,
  session: { status: EnrollmentStatus; scopes: readonly string[]; ended: boolean; viewed: boolean },
): Localizable | null {
  const { status, scopes, ended, viewed } = session
  if (viewed && !READING.has(need)) {
    return 'Who views a dashboard in place of the partner can only read. Change it in the console.'
  }
  if (need === 'standing') return null
  if (!mayEmbed(status))
    return message('embed.no-access', {
      status: message(`enrollment.status.${status}`),
    })
  if (need === 'status') return null
  if (!showsFigures(status)) {
    return message('embed.under-review')
  }
  if (need === 'read') return null
  if (SHOWN[status] !== 'all' && need !== 'invitation.accept') {
    return message('embed.not-accepted')
  }
  if (need === 'links.write' && ended) {
    return message('embed.program-ended')
  }
  if (scopes.includes(need)) return null
  return `The session lacks the scope ${need}. The host can ask for it in POST /tokens/embed/referrals.`
}

/**
 * Normalizes an origin to the form that browsers send, for binding a session to it:
 * `https://app.example.com`, in lower case.
 * @throws ApiError `unprocessable_entity` at `path`
 */
export function parseOrigin(text: string, path = 'origin'): string {
  const written = text.trim()
  const origin = originOf(written)
  if (origin && origin === written.replace(/\/$/, '').toLowerCase()) return origin
  throw invalid(
    path,
    `${path} is the scheme and host of the page, with a port if it has one: https://app.example.com.`,
  )
}

/** The origin of a call: a page, a program that is no browser, or a page that does not say which. */
export type Caller =
  | { kind: 'page'; origin: string }
  | { kind: 'server' }
  | { kind: 'unclear'; reason: string }

/**
 * Identifies the caller by headers that browsers add and pages cannot change. Browsers leave out `Origin`
 * only when a page reads from its own origin; then `Referer` or `Sec-Fetch-Site` says so. `own` is the
 * server's origin.
 */
export function callerOf(headers: Pick<Headers, 'get'>, own: string): Caller {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (originOf(origin) === origin) return { kind: 'page', origin }
    const what = origin === 'null' ? 'of an opaque origin (a sandboxed frame or a file)' : 'unknown'
    return {
      kind: 'unclear',
      reason: `The calling page is ${what}. Put the widget on an http(s) page.`,
    }
  }
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') {
    return { kind: 'unclear', reason: 'A call from another origin must carry the Origin header.' }
  }
  const referer = headers.get('referer')
  if (referer) {
    const from = originOf(referer)
    if (from) return { kind: 'page', origin: from }
    return { kind: 'unclear', reason: 'The Referer header is no http(s) address.' }
  }
  return site === 'same-origin' ? { kind: 'page', origin: own } : { kind: 'server' }
}

/** Returns the origin of an address; null when it is not http(s). */
function originOf(text: string): string | null {
  if (text.length > 2048 || !/^https?:\/\/[^\s@\\*]+$/i.test(text) || !URL.canParse(text))
    return null
  return new URL(text).origin
}

/** Masks a name for lists that other partners see: `Grace Okoro` → `G•••`. */
export function maskName(name: string): string {
  const [first = ''] = Array.from(name.trim())
  return `${first}•••`
}

/** Returns the name to show; an email address that stands in for a missing name is masked. */
export function shownName(name: string): string {
  return name.includes('@') ? maskEmail(name) : name
}

const ID =
  /\b(?:ws|link|cus|evt|key|pn|prog|grp|rwd|disc|dcode|enr|cm|po|run|file|pm|tr|fa|lp|ff|ses)_[0-9A-Za-z]{8,16}\b/g

/**
 * Removes from a message what the partner must not read: who of the program acted, which other partner or
 * customer it came from, and what made it suspicious. `own`: the partner's ids, which may be shown.
 */
export function messageForPartner(
  { code, values, forPartner }: Message,
  own: readonly (string | null)[] = [],
): Message {
  if (forPartner) return forPartner
  if (!values) return { code }
  const fit = Object.entries(values).map(([name, value]) => [name, valueForPartner(value, own)])
  return { code, values: Object.fromEntries(fit) as Record<string, Value> }
}

/** Removes the same from what may be a text that somebody wrote. */
export function forPartner(text: Localizable, own: readonly (string | null)[] = []): Localizable {
  return typeof text === 'string' ? withoutIds(text, own) : messageForPartner(text, own)
}

function valueForPartner(value: Value, own: readonly (string | null)[]): Value {
  if (typeof value === 'string') return withoutIds(value, own)
  if (typeof value !== 'object') return value
  if ('code' in value) return messageForPartner(value, own)
  if ('means' in value) return messageForPartner(value.means, own)
  if ('quoted' in value) return { quoted: withoutIds(value.quoted, own) }
  return 'id' in value ? withoutIds(value.id, own) : value
}

function withoutIds(text: string, own: readonly (string | null)[]): string {
  return text.replace(ID, (id) => (own.includes(id) ? id : '…'))
}
