import type { Sql } from 'postgres'
import { compareDeeds, Deeds, type Compared, type Deed } from './deeds.ts'
import type { HttpConnection } from './http-connection.ts'
import type { Step } from './load.ts'
import type { Random } from '../kit/random.ts'
import type { World } from './world.ts'

/** What an operator does beside: bonuses, payout runs, and other addresses for links. */
export class Money {
  readonly deeds: Deeds
  readonly #world: World
  readonly #random: Random
  /** The newest address that was asked for, by link, and whether it was acknowledged. */
  readonly #edited = new Map<string, { url: string; isAcknowledged: boolean }>()
  #count = 0

  constructor(world: World, random: Random) {
    this.#world = world
    this.#random = random
    this.deeds = new Deeds(world.target, random)
  }

  readonly step: Step = async (connection) => {
    const deed = this.#choose()
    const told = await this.deeds.send(connection, deed)
    const edit = this.#edited.get(deed.name.split(' ')[1] ?? '')
    if (told !== 'unanswered' && edit) edit.isAcknowledged = true
    return told === 'unanswered' ? 'unanswered' : 'answered'
  }

  /** Sends again whatever has no answer, until everything has one. */
  async finish(connections: readonly HttpConnection[]): Promise<void> {
    await this.deeds.finish(connections)
    for (const edit of this.#edited.values()) edit.isAcknowledged = true
  }

  async compare(sql: Sql): Promise<Compared> {
    const rows = await sql<{ name: string; count: number }[]>`
      select name, count(*)::int as count from (
        select substring(source_key from '[^:]*$') as name from commissions
        where source_key like 'custom:%'
        union all select substring(key from '[^:]*$') from payout_runs
      ) d group by name`
    const compared = compareDeeds(this.deeds.promised, rows)
    // An edit leaves no row of its own.
    const links = await sql<{ id: string; url: string }[]>`select id, url from links`
    const urls = new Map(links.map(({ id, url }) => [id, url]))
    const undone = [...this.#edited].filter(([id, { url }]) => urls.get(id) !== url)
    return {
      ...compared,
      lost: [
        ...compared.lost.filter((name) => !name.startsWith('edit-')),
        ...undone.map(([id, { url }]) => `edit of ${id} to ${url}, which has ${urls.get(id)}`),
      ],
    }
  }

  #choose(): Deed {
    const { below } = this.#random
    const unanswered = this.deeds.unanswered(30)
    if (unanswered) return unanswered
    const dice = 30 + below(70)
    const answered = dice < 40 && this.deeds.answered()
    if (answered) return answered
    const edit = dice < 60 && this.#edit()
    if (edit) return edit
    return dice < 75 ? this.#payout() : this.#bonus()
  }

  #bonus(): Deed {
    const { below, pick } = this.#random
    const name = `bonus-${++this.#count}`
    const body = {
      type: 'custom',
      programId: this.#world.programId,
      partnerId: pick(this.#world.partners),
      amount: 100 + below(10_000),
      description: name,
      externalId: name,
    }
    if (below(2) === 0) return { name, path: 'commissions', body }
    return { name, path: 'commissions', body, idempotencyKey: name, isExact: true }
  }

  #payout(): Deed {
    const name = `run-${++this.#count}`
    const body = { programId: this.#world.programId, key: name }
    return { name, path: 'payouts/confirm', body }
  }

  /** One edit of a link at a time, so that it is known which one was the last. */
  #edit(): Deed | undefined {
    const id = this.#random.pick(this.#world.editable)
    if (this.#edited.get(id)?.isAcknowledged === false) return undefined
    const name = `edit-${++this.#count} ${id}`
    const url = `https://shop.test/edit-${this.#count}`
    this.#edited.set(id, { url, isAcknowledged: false })
    return { name, method: 'PATCH', path: `links/${id}`, body: { url }, isPatient: true }
  }
}
