import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '../../kit/random.ts'
import { Caller } from '../caller.ts'
import { HttpConnection } from '../http-connection.ts'
import { knownFiles } from '../known-files.ts'
import { Load, mixed } from '../load.ts'
import { Money } from '../money.ts'
import { Purchases } from '../purchases.ts'
import { Visits } from '../visits.ts'
import { until } from '../wait.ts'
import type { World } from '../world.ts'
import type { Bench } from './bench.ts'
import type { Slot } from './slot.ts'

const CONNECTIONS = 16
const THINK_MS = 100

/** Everybody who uses the servers of a bench, and all that they were told. */
export class Client {
  readonly visits: Visits
  readonly purchases: Purchases
  readonly money: Money
  readonly load: Load
  /** What should not have happened, in words. */
  readonly problems: string[] = []
  readonly #bench: Bench
  readonly #world: World

  constructor(bench: Bench, world: World, random: Random) {
    this.#bench = bench
    this.#world = world
    this.visits = new Visits(world.target, random, { mayForget: true })
    this.purchases = new Purchases(this.visits, world.target, random)
    this.money = new Money(world, random)
    const deeds = mixed(random, 75, this.purchases.step, this.money.step)
    this.load = new Load({
      ports: bench.slots.map(({ port }) => port),
      connections: CONNECTIONS,
      thinkMs: THINK_MS,
      step: mixed(random, 60, this.visits.step, deeds),
    })
  }

  /** How many events, deeds and runs were acknowledged. */
  get acknowledged(): number {
    return [this.visits, this.purchases, this.money.deeds].reduce(
      (sum, { promised }) => sum + promised.size,
      0,
    )
  }

  /** Sends again whatever has no answer yet. Nothing else may be under way. */
  async finish(): Promise<void> {
    const { slots } = this.#bench
    const connections = [1, 2, 3, 4].flatMap(() =>
      slots.map(({ port }) => new HttpConnection(port)),
    )
    try {
      await this.purchases.deeds.finish(connections)
      await this.money.finish(connections)
    } finally {
      for (const connection of connections) connection.close()
    }
  }

  /** Waits until no server keeps clicks on its disk. */
  async spoolEmpty(): Promise<void> {
    const moves = () => this.spooled().length
    await until('the spool to be empty', () => moves() === 0, { moves })
  }

  /** Waits until a server follows every link. */
  async redirected({ port }: Slot): Promise<void> {
    const caller = new Caller(port, this.#world.target)
    for (const key of this.#world.target.keys) {
      const follows = () => caller.destinationOf(key).catch(() => undefined)
      await until(`port ${port} to follow /${key}`, follows)
    }
    caller.close()
  }

  /** Waits until every server could start without the database: what it knows is on its disk. */
  async stored(): Promise<void> {
    const { dataDir, slots } = this.#bench
    const count = () => knownFiles(dataDir, this.#world.target).length
    await until('the links to be on disk', () => count() >= slots.length, { moves: count })
  }

  /** Files with clicks that wait for the database. */
  spooled(): string[] {
    const names = readdirSync(join(this.#bench.dataDir, 'spool'), { recursive: true }).map(String)
    return names.filter((name) => /\.(spool|ndjson)$/.test(name))
  }
}
