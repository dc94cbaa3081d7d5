import { ERRORS } from '../../server/domain/errors.ts'
import type { Answer, Sent } from './api/client.ts'

/** Processor time that a request may take, in milliseconds: one that is refused, and one that is answered. */
export const MOST_MS = { stranger: 20, known: 50, answered: 250 }

/** Hash a password, which is meant to take long; a limit of tries keeps that from being abused. */
const HASHING: ReadonlySet<string> = new Set([
  'POST /auth/sign-in',
  'POST /auth/two-factor',
  'PATCH /auth/profile',
])

/** Whether a request hashes a password, also when it is refused afterwards: a link's key may be taken. */
export function isHashing(operation: string, body: Sent['body']): boolean {
  return HASHING.has(operation) || (typeof body === 'string' && body.includes('"password":'))
}

/** Stands in every hostile text: it may be in no line of the log and in no page as it was sent. */
export const CANARY = 'zqcanary'

/** What must be in no answer: the values of others. */
export interface Secrets {
  /** `another workspace` */
  whose: string
  /** Parts of every name and address of theirs. */
  tags: readonly string[]
  /** Their ids, codes and tokens. */
  values: ReadonlySet<string>
  /** Whether saying a part, such as the tag of their own workspace, is not saying it. */
  isWhole?: boolean
}

/** What an answer shows that it should not, or has not what it should have; empty when all is well. */
export function faultsOf(sent: Sent, answer: Answer, secrets: readonly Secrets[]): string[] {
  // Bun itself refuses an address and headers of more than 16 KB, before the server hears of them.
  if (answer.status === 431 && answer.text === '') return []
  return [
    ...faultsOfStatus(answer),
    ...secrets.flatMap((of) => leaksIn(sent, answer, of)),
    ...faultsOfHeaders(answer),
    ...unescapedIn(answer),
  ]
}

function faultsOfStatus({ status, text, body }: Answer): string[] {
  // Readiness says with it which part is not ready.
  const isUnready = status === 503 && body?.error?.details?.parts !== undefined
  if (status >= 500 && !isUnready) return [`It answered ${status}: ${text.slice(0, 300)}`]
  if (status < 400) return []
  if (status === 404 && text === '') return []
  const { code, message, doc_url: page } = (body as ErrorAnswer | undefined)?.error ?? {}
  const known =
    code !== undefined && code in ERRORS ? ERRORS[code as keyof typeof ERRORS] : undefined
  if (known?.status === status && message && page?.endsWith(`#${known.anchor}`)) return []
  return [`Its ${status} is no documented error: ${text.slice(0, 300)}`]
}

interface ErrorAnswer {
  error?: { code?: string; message?: string; doc_url?: string }
}

/** Whatever belongs to others and has not been sent with the request. */
function leaksIn(
  sent: Sent,
  { text, headers }: Answer,
  { whose, tags, values, isWhole = false }: Secrets,
): string[] {
  const find = (shown: string) => [
    ...wordsOf(shown).filter((word) => values.has(word)),
    ...tags.filter((tag) => shown.toLowerCase().includes(tag.toLowerCase())),
  ]
  const all = inEveryForm(`${text}\n${[...headers].join('\n')}`)
  if (all.flatMap(find).length === 0) return []
  // A sentence or an address may repeat what the caller has said, and a slug may be made of it.
  const texts = inEveryForm(`${sent.path.replaceAll('+', ' ')}\n${String(sent.body ?? '')}`)
  const said = texts
    .flatMap((text) => (isWhole ? find(text) : wordsOf(text)))
    .flatMap((word) => [word, ...beginningsOf(word, tags)])
    .toSorted((a, b) => b.length - a.length)
  const without = (shown: string) =>
    said.reduce((left, word) => left.replaceAll(echoOf(word), ''), shown)
  const found = all.map(without).flatMap(find)
  return [...new Set(found)].map((word) => `It shows ${whose}'s ${word}.`)
}

/** A sentence quotes as much as it has room for: the word up to any letter, but more than the tag alone. */
function beginningsOf(word: string, tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const at = word.toLowerCase().indexOf(tag.toLowerCase())
    const shortest = at + tag.length + 2
    if (at < 0 || word.length <= shortest) return []
    return Array.from({ length: word.length - shortest }, (_, i) => word.slice(0, shortest + i))
  })
}

/** The text as it is, and decoded as often as it may have been encoded for an address. */
function inEveryForm(text: string): string[] {
  const forms = [text]
  for (let form = decoded(text); form !== forms.at(-1); form = decoded(form)) forms.push(form)
  return forms
}

/** Matches a word as it is, encoded for an address however often, or as part of a slug. */
function echoOf(word: string): RegExp {
  const any = word.replace(/[^0-9A-Za-z]/g, (sign) => {
    const hex = sign.charCodeAt(0).toString(16)
    return `(?:[${sign === '-' ? '' : sign}-]|%(?:25)*${hex})`
  })
  return new RegExp(any, 'gi')
}

function wordsOf(text: string): string[] {
  return text.match(/[\w.@+-]{6,}/g) ?? []
}

function decoded(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
}

function faultsOfHeaders({ headers, status }: Answer): string[] {
  if (status >= 300 && status < 400) return []
  return headers.get('x-content-type-options') === 'nosniff' ? [] : ['It lacks nosniff.']
}

/** Hostile texts that a page or a table would act on. */
function unescapedIn({ text, headers }: Answer): string[] {
  const type = headers.get('content-type') ?? ''
  if (type.includes('html') && new RegExp(`<(script|img)[^>]*${CANARY}`).test(text)) {
    return ['It has a hostile text in HTML as it was sent.']
  }
  if (type.includes('csv') && new RegExp(`(^|[,;\\n])"?[=+@-]${CANARY}`).test(text)) {
    return ['It has a formula in CSV as it was sent.']
  }
  return []
}

/** What a line of the log should not say. */
export function faultsOfLog(lines: readonly string[], secrets: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const lower = line.toLowerCase()
    const said = [CANARY, ...secrets].filter((word) => lower.includes(word.toLowerCase()))
    if (said.length > 0) return [`The log repeats what was sent or stored: ${line.slice(0, 300)}`]
    if (!line.startsWith('{')) return [`The log has a line that is none: ${line.slice(0, 300)}`]
    const { level } = JSON.parse(line) as { level: number }
    return level >= 50 ? [`The log has an error: ${line.slice(0, 500)}`] : []
  })
}
