import type { Random } from '../../kit/random.ts'
import { look } from '../environment.ts'
import { until } from '../wait.ts'
import type { Client } from './client.ts'
import type { Bench, BenchName } from './bench.ts'

export interface Round {
  bench: Bench
  random: Random
  client: Client
}

/** One way to break something. */
export interface Kind {
  /** In the words of the table. */
  title: string
  benches: readonly BenchName[]
  /** What must be ours for it: the PostgreSQL server, or a disk that can be filled. */
  needs?: 'database' | 'disk' | 'database disk'
  /** Breaks it at once and returns when nothing is broken from outside any more: the rest heals by itself. */
  inject(round: Round): Promise<void>
}

/** So many steps of clients end at most while something stays broken. */
const MOST_STEPS = 120

export const KINDS = {
  server: {
    title: 'A server is killed',
    benches: ['embedded', 'pair'],
    async inject({ bench, random, client }) {
      const slot = random.pick(bench.slots)
      await slot.kill()
      await client.load.unansweredMore(random.below(40))
      slot.start()
    },
  },
  payment: {
    title: 'Servers are killed after a payment, before they receive the response',
    benches: ['embedded', 'pair'],
    async inject({ bench }) {
      const { stub, slots } = bench
      const before = stub.payments.length
      stub.fail('hang-after')
      await until('a payment', () => stub.payments.length > before).finally(() => stub.heal())
      // Nobody knows which of them has sent it.
      for (const slot of slots) await slot.kill()
      for (const slot of slots) slot.start()
    },
  },
  relay: {
    title: 'Servers are killed while they queue jobs for events',
    benches: ['pair'],
    async inject({ bench }) {
      const sql = look(bench.url())
      const isWaiting = async () => {
        const waiting = await sql`
          select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query ~ 'write-digest|add_jobs'`
        return waiting.count > 0
      }
      try {
        await sql.begin(async (tx) => {
          await tx`lock table graphile_worker._private_jobs in share row exclusive mode`
          await until('the relay to wait', isWaiting)
          for (const slot of bench.slots) await slot.kill()
        })
      } finally {
        await sql.end({ timeout: 1 })
      }
      for (const slot of bench.slots) slot.start()
    },
  },
  stop: {
    title: 'A server is stopped (SIGTERM)',
    benches: ['embedded', 'pair'],
    async inject({ bench, random, client }) {
      const slot = random.pick(bench.slots)
      const code = await slot.stop()
      if (code !== 0) client.problems.push(`a server ended with ${code} after SIGTERM`)
      slot.start()
    },
  },
  postmaster: {
    title: 'PostgreSQL is killed',
    benches: ['embedded', 'pair'],
    needs: 'database',
    inject: async ({ bench }) => bench.database?.kill(),
  },
  backend: {
    title: 'A PostgreSQL backend is killed',
    benches: ['embedded', 'pair'],
    needs: 'database',
    inject: async ({ bench, random }) => bench.database?.killBackend(random),
  },
  immediate: {
    title: 'PostgreSQL is shut down without a checkpoint and started',
    benches: ['embedded', 'pair'],
    needs: 'database',
    inject: async ({ bench }) => bench.database?.shutDown('immediate'),
  },
  fast: {
    title: 'PostgreSQL is restarted',
    benches: ['embedded', 'pair'],
    needs: 'database',
    inject: async ({ bench }) => bench.database?.shutDown('fast'),
  },
  both: {
    title: 'A server and PostgreSQL are killed, in either order',
    benches: ['embedded', 'pair'],
    needs: 'database',
    async inject({ bench, random, client }) {
      const [slot] = bench.slots
      const kills = [() => bench.database?.kill(), () => slot?.kill()]
      if (random.below(2) === 0) kills.reverse()
      for (const kill of kills) {
        await kill()
        await client.load.endedMore(random.below(20))
      }
      slot?.start()
    },
  },
  hang: {
    title: 'The network to PostgreSQL hangs',
    benches: ['pair'],
    async inject({ bench: { proxy }, random, client }) {
      const isLate = random.below(2) === 0
      if (isLate) proxy?.hang()
      else proxy?.freeze()
      await client.load.endedMore(random.below(MOST_STEPS))
      if (isLate) proxy?.release()
      else proxy?.thaw()
    },
  },
  'database-paused': {
    title: 'PostgreSQL is paused (SIGSTOP)',
    benches: ['pair'],
    needs: 'database',
    inject: async ({ bench, random, client }) =>
      bench.database?.pause(() => client.load.endedMore(random.below(MOST_STEPS))),
  },
  'server-paused': {
    title: 'One of two servers is paused (SIGSTOP)',
    benches: ['pair'],
    inject: ({ bench, random, client }) =>
      random.pick(bench.slots).pause(() => client.load.endedMore(random.below(MOST_STEPS))),
  },
  'lost-answers': {
    title: 'Responses to commits are lost',
    benches: ['pair'],
    async inject({ bench, random, client }) {
      bench.proxy?.loseAnswers()
      await client.load.endedMore(1 + random.below(20))
      await bench.proxy?.cut()
      await bench.proxy?.restore()
    },
  },
  outage: {
    title: 'A server is killed while PostgreSQL is unreachable',
    benches: ['pair'],
    async inject({ bench, random, client }) {
      await bench.proxy?.cut()
      await client.load.answeredMore(random.below(150))
      const slot = random.pick(bench.slots)
      await slot.kill()
      const isFirst = random.below(2) === 0
      if (isFirst) slot.start()
      await client.load.answeredMore(random.below(60))
      await bench.proxy?.restore()
      if (isFirst) return
      // The other server takes over what the dead one has kept.
      await client.spoolEmpty()
      slot.start()
    },
  },
  'offline-start': {
    title: 'A server starts while PostgreSQL is unreachable',
    benches: ['pair'],
    async inject({ bench, random, client }) {
      const slot = random.pick(bench.slots)
      await client.redirected(slot)
      await client.stored()
      await bench.proxy?.cut()
      await client.load.answeredMore(random.below(50))
      await slot.kill()
      slot.start()
      await client.redirected(slot)
      await client.load.answeredMore(random.below(100))
      await bench.proxy?.restore()
    },
  },
  disk: {
    title: 'The disk of PostgreSQL is full',
    benches: ['pair'],
    needs: 'database disk',
    async inject({ bench, random, client }) {
      bench.disk?.fill()
      await client.load.endedMore(random.below(MOST_STEPS))
      bench.disk?.free()
      await bench.cluster?.back()
      // It may have been started by hand, on another port.
      await bench.proxy?.cut()
      await bench.proxy?.restore(bench.url())
    },
  },
  'spool-disk': {
    title: 'The disk of the servers is full while PostgreSQL is unreachable',
    benches: ['pair'],
    needs: 'disk',
    async inject({ bench, random, client }) {
      client.visits.mayNotCount = true
      await bench.proxy?.cut()
      await client.load.answeredMore(random.below(50))
      bench.spoolDisk?.fill()
      await client.load.answeredMore(50 + random.below(100))
      const slot = random.pick(bench.slots)
      const isKilled = random.below(2) === 0
      if (isKilled) await slot.kill()
      bench.spoolDisk?.free()
      await bench.proxy?.restore()
      if (isKilled) slot.start()
      await Promise.all(bench.slots.map((one) => one.ready()))
      client.visits.mayNotCount = false
    },
  },
  pooler: {
    title: 'PgBouncer is killed',
    benches: ['pooler'],
    inject: async ({ bench, random, client }) =>
      bench.pooler?.kill(() => client.load.endedMore(random.below(MOST_STEPS))),
  },
  'pooler-database': {
    title: 'PostgreSQL is killed behind PgBouncer',
    benches: ['pooler'],
    needs: 'database',
    inject: async ({ bench }) => bench.database?.kill(),
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as KindName[]
