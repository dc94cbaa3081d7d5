import { callApi, type Api } from '../kit/api.ts'

interface Known {
  id: string
}
interface Person extends Known {
  programId: string
}

/** The demo as its pages know it. */
export interface Demo {
  api: Api
  publishableKey: string
  origin: string
}

const TOKENS = '/tokens/embed/referrals'
const ADA = 'ada@people.example'
const NOVICE = { name: 'Nia Novice', email: 'nia@gallery.example' }
/** How long a page takes to ask for all its elements. */
const PAGE_MS = 10_000
const BARE_PROGRAM = { name: 'Acme Beginnings', slug: 'beginnings', currency: 'usd' }

/** Finds or creates a partner in every situation. Ada and waiting applicants come from the demo's data. */
export class People {
  readonly #demo: Demo
  #last: Promise<unknown> = Promise.resolve()
  /** The last ban: the elements of one page share it, so that it is one in the mailbox too. */
  #ban = { at: 0, token: null as string | null }

  constructor(demo: Demo) {
    this.#demo = demo
  }

  /**
   * Returns a token for a partner's page; null where there is none. Requests run one after the other, so
   * that nobody is created twice.
   */
  tokenFor(whose: string): Promise<string | null> {
    const next = this.#last.then(() => this.#tokenFor(whose))
    this.#last = next.catch(() => {})
    return next
  }

  async #tokenFor(whose: string): Promise<string | null> {
    const ada = await this.#first(`email=${ADA}`)
    const programId = ada?.programId ?? ''
    switch (whose) {
      case 'data':
      case 'approved':
        return this.#tokenOf(ada)
      case 'empty':
        return this.#token({ programId, partner: NOVICE })
      case 'bare':
        return this.#tokenOf(await this.#bare())
      case 'pending':
        return this.#tokenOf(await this.#applicant(programId))
      case 'invited':
        return this.#tokenOf(await this.#guest(programId))
      case 'banned':
        return this.#banned(programId)
      default:
        return null
    }
  }

  async #applicant(programId: string): Promise<Person | null> {
    const waiting = await this.#first(`status=pending&programId=${programId}`)
    if (waiting) return waiting
    const { api, publishableKey, origin } = this.#demo
    const email = unique('pia')
    // As from a page: with no key but the one that is known to everybody.
    await fetch(`${api.url}/partners/apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ publishableKey, programId, name: 'Pia Pending', email }),
    })
    return this.#first(`email=${email}`)
  }

  async #guest(programId: string): Promise<Person | null> {
    const invited = await this.#first(`status=invited&programId=${programId}`)
    if (invited) return invited
    const email = unique('ina')
    await this.#call('POST', '/partners/invite', { programId, name: 'Ina Invited', email })
    return this.#first(`email=${email}`)
  }

  /** Returns the token of a page that was open before a ban: a banned partner gets no new token. */
  async #banned(programId: string): Promise<string | null> {
    if (Date.now() - this.#ban.at < PAGE_MS) return this.#ban.token
    const body = { programId, name: 'Ben Banned', email: unique('ben') }
    const who = await this.#call<Person>('POST', '/partners', body)
    const before = await this.#tokenOf(who)
    const ban = { programId, partnerId: who?.id, reason: 'spam' }
    await this.#call('POST', '/partners/ban', ban)
    this.#ban = { at: Date.now(), token: before }
    return before
  }

  /** Finds a partner of a program that offers nothing yet, without a link. */
  async #bare(): Promise<Person | null> {
    const [known] =
      (await this.#call<Known[]>('GET', `/programs?search=${BARE_PROGRAM.slug}`)) ?? []
    const url = `${this.#demo.origin}/demo/shop/`
    const program =
      known ?? (await this.#call<Known>('POST', '/programs', { ...BARE_PROGRAM, url }))
    const body = { programId: program?.id, name: 'Bo Bare', email: 'bo@gallery.example' }
    const who = await this.#call<Person>('POST', '/partners', body)
    const query = `partnerId=${who?.id}&programId=${program?.id}`
    const links = await this.#call<Known[]>('GET', `/partners/links?${query}`)
    for (const { id } of links ?? []) await this.#call('DELETE', `/links/${id}`)
    return who
  }

  async #first(query: string): Promise<Person | null> {
    return (await this.#call<Person[]>('GET', `/partners?pageSize=1&${query}`))?.[0] ?? null
  }

  #tokenOf(who: Person | null): Promise<string | null> {
    return who
      ? this.#token({ programId: who.programId, partnerId: who.id })
      : Promise.resolve(null)
  }

  async #token(body: object): Promise<string | null> {
    const wanted = { scopes: ['links.write', 'settings.write'], ...body }
    const answer = await this.#call<{ publicToken: string }>('POST', TOKENS, wanted)
    return answer?.publicToken ?? null
  }

  #call<T>(method: string, path: string, body?: object): Promise<T | null> {
    return callApi<T>(this.#demo.api, method, path, body)
  }
}

/** Returns an address that is not taken. */
function unique(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@gallery.example`
}
