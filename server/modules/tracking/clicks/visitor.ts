import { hash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { UAParser } from 'my-ua-parser'
import type { Sql } from 'postgres'
import type { OfflineMode } from '../../../db/offline-mode.ts'
import { decode, row, text } from '../../../db/row.ts'
import { addressBlock } from '../../../domain/address.ts'
import { isPreviewAgent, visitorInput, type Agent } from '../../../domain/click.ts'
import { VISIT_MS } from '../../../domain/visit.ts'
import { BoundedCache } from '../../../bounded-cache.ts'

export interface KnownAgent extends Agent {
  isBot: boolean
  isPreview: boolean
}

/** Reads a user agent; the same few thousand strings come again and again, so answers are kept. */
export function createAgentReader(now: () => number): (userAgent: string) => KnownAgent {
  const known = new BoundedCache<KnownAgent>({ max: 20_000, ttlMs: 86_400_000, now })
  return (userAgent) => {
    const text = userAgent.slice(0, 512)
    const cached = known.get(text)
    if (cached) return cached
    const parsed = new UAParser(text).getResult()
    const agent = {
      device: deviceOf(parsed.device.type),
      browser: parsed.browser.name ?? '',
      os: parsed.os.name ?? '',
      isBot: text === '' || isbot(text),
      isPreview: isPreviewAgent(text),
    }
    known.set(text, agent)
    return agent
  }
}

function deviceOf(type: string | undefined): string {
  if (type === undefined) return 'Desktop'
  return type.charAt(0).toUpperCase() + type.slice(1)
}

const SaltRow = row({ salt: text })

/**
 * Hashes visitors for a day with a salt that is thrown away, so that no stored value leads back to a
 * person. The first half is of the address alone (of IPv6 the block), by which many agents at one address
 * are seen; the second of address and user agent.
 */
export class VisitorHash {
  readonly #sql: Sql
  readonly #offline: OfflineMode
  readonly #salts = new Map<string, Promise<string>>()
  /** For days whose salt cannot be had while the database is away: they are no other process's. */
  readonly #own = new Map<string, string>()

  constructor(sql: Sql, offline: OfflineMode) {
    this.#sql = sql
    this.#offline = offline
  }

  async of(day: string, ip: string, userAgent: string): Promise<string> {
    const address = addressBlock(ip)
    const salt = await this.#salt(day).catch((error: unknown) => {
      if (this.#offline.isOn) return this.#ownSalt(day)
      throw error
    })
    return half(visitorInput(salt, address, '')) + half(visitorInput(salt, address, userAgent))
  }

  #salt(day: string): Promise<string> {
    const known = this.#salts.get(day)
    if (known) return known
    const loading = this.#offline.attempt(() => this.#load(day))
    this.#salts.set(day, loading)
    loading.catch(() => this.#salts.delete(day))
    dropBefore(this.#salts, previousDay(day))
    return loading
  }

  #ownSalt(day: string): string {
    const salt = this.#own.get(day) ?? randomBytes(32).toString('hex')
    this.#own.set(day, salt)
    dropBefore(this.#own, previousDay(day))
    return salt
  }

  /** Loads a day's salt. All server processes must hash alike: the first to need it creates it. */
  async #load(day: string): Promise<string> {
    await this.#sql`
      insert into salts (day, salt) values (${day}, ${randomBytes(32)}) on conflict do nothing`
    const rows = await this.#sql`
      select encode(salt, 'hex') as salt from salts where day = ${day}`
    return decode(SaltRow, rows)[0]!.salt
  }
}

function dropBefore(salts: Map<string, unknown>, first: string): void {
  for (const day of salts.keys()) if (day < first) salts.delete(day)
}

function half(input: string): string {
  return hash('sha256', input, 'hex').slice(0, 8)
}

/** Returns the visitor hash of a request that carries an id of its own, so that repeating it is harmless. */
export function requestVisitor(requestId: string): string {
  return hash('sha256', `request\u0000${requestId}`, 'hex').slice(0, 16)
}

function previousDay(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

export interface VisitorNames {
  /** Hash of who visits, 16 hex digits. */
  visitor: string
  /** In the first hour of a day, their hash of the day before. */
  formerVisitor?: string | undefined
}

/**
 * Returns the hash of a sender at a time and, while a visit of the day before may last, that of the day before:
 * who comes before and after midnight is the same visitor.
 */
export async function nameVisitor(
  { visitorHash }: { visitorHash: VisitorHash },
  { ip, userAgent, atMs }: { ip: string; userAgent: string; atMs: number },
): Promise<VisitorNames> {
  const [day, former] = [dayOf(atMs), dayOf(atMs - VISIT_MS)]
  const visitor = await visitorHash.of(day, ip, userAgent)
  if (former === day) return { visitor }
  return { visitor, formerVisitor: await visitorHash.of(former, ip, userAgent) }
}

/** Returns the day of a time, in UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Reads the facts from the request's headers that decide whether to count it. */
export function visitFacts(headers: Headers, agent: KnownAgent) {
  return {
    secPurpose: headers.get('sec-purpose') ?? headers.get('purpose'),
    isBot: agent.isBot,
    isPreview: agent.isPreview,
    gpc: headers.get('sec-gpc') === '1',
    dnt: headers.get('dnt') === '1',
  }
}
