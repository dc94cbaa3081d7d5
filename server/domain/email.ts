import { invalid } from './errors.ts'
import { message } from './message/message.ts'

const MAX_LENGTH = 254
const MAX_LOCAL = 64
/** Allowed characters before the @, without quotes: enough for every mailbox that people have. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Both write to one mailbox, whatever dots stand in its name. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * Validates an email address and returns it as stored: lower case, the domain in punycode, nothing that
 * could break out of a mail header.
 * @throws ApiError `unprocessable_entity` at `path`
 */
export function parseEmail(text: string, path = 'email'): string {
  const parts = partsOf(text)
  if (parts) return `${parts.local}@${parts.domain}`
  throw invalid(
    path,
    message('input.not-an-email', {
      address: { quoted: text.slice(0, 100) },
    }),
  )
}

/**
 * Reduces an address to its mailbox, for comparing people only, never for sending: without `+tag`, and at
 * Gmail without dots. Null when it is not an address.
 */
export function normalizeEmail(text: string): string | null {
  const parts = partsOf(text)
  if (!parts) return null
  const { local, domain } = parts
  const tag = local.indexOf('+')
  const name = tag > 0 ? local.slice(0, tag).replace(/\.$/, '') : local
  if (GMAIL.includes(domain)) return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}

/** Returns the part behind the @ in lower case; null when it is not an address. */
export function emailDomain(text: string): string | null {
  return partsOf(text)?.domain ?? null
}

/** Masks an address so that its owner recognises it and others do not learn it: `j•••@example.com`. */
export function maskEmail(text: string): string {
  const parts = partsOf(text)
  return parts ? `${parts.local.slice(0, 1)}•••@${parts.domain}` : '•••'
}

function partsOf(text: string): { local: string; domain: string } | null {
  if (text.length > 2 * MAX_LENGTH) return null
  const address = text.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  if (local.length > MAX_LOCAL || !LOCAL.test(local)) return null
  const domain = domainOf(address.slice(at + 1))
  return domain === null || local.length + 1 + domain.length > MAX_LENGTH ? null : { local, domain }
}

/** Returns a host in punycode, if it has at least two labels and the last is not a number; else null. */
function domainOf(text: string): string | null {
  const host = isAscii(text) ? text : toPunycode(text)
  const labels = host.split('.')
  const wellFormed = labels.length > 1 && labels.every((label) => LABEL.test(label))
  return wellFormed && !/^\d+$/.test(labels.at(-1)!) ? host : null
}

function toPunycode(text: string): string {
  const address = `http://${text}`
  return /[\s\\/?#@:%]/.test(text) || !URL.canParse(address) ? '' : new URL(address).hostname
}

function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text)
}
