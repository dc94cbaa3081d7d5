import { ensureBuilt } from '../../tools/build.ts'
import { createRandom, SEED, type Random } from '../kit/random.ts'
import { Client, type Answer, type Sent } from './api/client.ts'
import { operationsOf, type Operation } from './api/operations.ts'
import { headersOf } from './api/headers.ts'
import { readValues, type Values } from './api/values.ts'
import { faultsOf, faultsOfLog, isHashing, MOST_MS, type Secrets } from './judge.ts'
import { Report } from './report.ts'
import { TestServer } from './server/test-server.ts'
import { Changes } from './world/changes.ts'
import type { Tenant } from './world/tenant.ts'
import { openWorld, type World } from './world/world.ts'

/** Of many faults the first tell enough. */
const MOST_SHOWN = 50

export interface Sending {
  operation: Operation
  /** What this request tries: `foreign id at body groupId`. */
  what: string
  /** The column of the report. */
  kind: string
  /** Whether the server cannot know the caller. */
  isStranger?: boolean
}

type Parts = Pick<Bench, 'world' | 'server' | 'operations' | 'values' | 'changes' | 'secrets'> & {
  client: Client
}

/** Everything that a test of an operation needs. */
export class Bench {
  /** What an operation or a request did wrong, each with the command that repeats it. */
  readonly faults: string[] = []
  readonly report = new Report()
  readonly random: Random = createRandom()
  readonly world: World
  readonly server: TestServer
  readonly operations: readonly Operation[]
  readonly values: { own: Values; other: Values; deleted: Values }
  readonly changes: Changes
  readonly secrets: Secrets
  readonly #client: Client
  #read = 0

  private constructor(parts: Parts) {
    this.world = parts.world
    this.server = parts.server
    this.operations = parts.operations
    this.values = parts.values
    this.changes = parts.changes
    this.secrets = parts.secrets
    this.#client = parts.client
  }

  static async open(): Promise<Bench> {
    // The description is built.
    await ensureBuilt(['api'])
    const world = await openWorld()
    const server = await TestServer.start(world.backend.deps.db.url)
    const client = new Client(server)
    const get = async (path: string, headers = {}): Promise<any> =>
      (await client.send({ method: 'GET', path: `/api${path}`, headers })).body
    const operations = operationsOf(await get('/openapi.json'))
    const read = (tenant: Tenant) => readValues(operations, { tenant, ask: get })
    const [own, other] = [await read(world.own), await read(world.other)]
    const [ownAll, otherAll] = [new Set(own.all), new Set(other.all)]
    own.without(otherAll)
    other.without(ownAll)
    const theirs = new Set([...otherAll].filter((value) => !ownAll.has(value) && isSecret(value)))
    const changes = await Changes.watch(world.backend.deps.db.sql)
    const secrets = { tags: [world.other.tag], values: theirs }
    return new Bench({
      world,
      server,
      operations,
      values: { own, other, deleted: world.deleted },
      changes,
      secrets,
      client,
    })
  }

  /** Sends a request and notes everything that is wrong with its answer. */
  async send(sent: Sent, sending: Sending): Promise<Answer> {
    const answer = await this.#client.send(sent)
    this.report.count(sending, answer)
    for (const fault of faultsOf(sent, answer, this.secrets)) this.fault(sending, fault, sent)
    const { own, other } = this.world
    const lines = this.server.lines.slice(this.#read)
    this.#read = this.server.lines.length
    for (const fault of faultsOfLog(lines, [own.tag, other.tag])) this.fault(sending, fault, sent)
    await this.#judgeTime(sent, sending, answer)
    return answer
  }

  /** The best of five counts: the first may compile what the others run. */
  async #judgeTime(sent: Sent, sending: Sending, { status, cpuMs }: Answer): Promise<void> {
    const refused = sending.isStranger ? MOST_MS.stranger : MOST_MS.known
    const isLong = status < 400 || isHashing(sending.operation.name, sent.body)
    const most = isLong ? MOST_MS.answered : refused
    let best = cpuMs
    for (let n = 0; n < 4 && best > most; n++) {
      best = Math.min(best, (await this.#client.send(sent)).cpuMs)
    }
    this.report.time(sending, best)
    if (best > most) this.fault(sending, `It took ${best.toFixed(0)} ms of processor time.`, sent)
  }

  /**
   * Looks what was changed since the last time: never another workspace. Puts the caller's own back, so
   * that every operation begins with the same.
   * @returns the tables of the caller's own
   */
  async settle(sending: Sending): Promise<ReadonlySet<string>> {
    const changed = await this.changes.take()
    const { own, other } = this.world
    for (const [owner, names] of changed) {
      const isSession = sending.kind === 'callers' && names.has('person_sessions')
      if (owner === other.id || (owner === other.personId && !isSession)) {
        this.fault(sending, `It changed another workspace's ${[...names].join(', ')}.`)
      }
      await this.changes.restore(owner, names)
    }
    if (changed.size > 0) await this.changes.take()
    return new Set([...(changed.get(own.id) ?? []), ...(changed.get(own.personId) ?? [])])
  }

  fault({ operation, what }: Sending, fault: string, sent?: Sent): void {
    const command = `SEED=${SEED} bun run test:security "${operation.name}"`
    const request = sent ? `\n    ${JSON.stringify(sent).slice(0, 600)}` : ''
    const text = `${operation.name}, ${what}: ${fault}${request}\n    To repeat it: ${command}`
    this.faults.push(text)
    this.report.fault()
    // At once: whoever waits for the end of ten minutes wants to know.
    if (this.faults.length <= MOST_SHOWN) console.error(`✗ ${text}`)
  }

  /** The headers with which the caller may call an operation. */
  headers({ security }: Operation): Record<string, string> {
    return headersOf(this.world.own, security)
  }

  async close(): Promise<void> {
    await this.server.stop()
    await this.world.backend.close()
  }
}

/** Long enough to be nobody's by chance, and no moment. */
function isSecret(value: string): boolean {
  return value.length >= 8 && !/^\d{4}-\d\d-\d\d/.test(value) && /^[\w.@+-]+$/.test(value)
}
