import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runningUrl } from '@svc/embedded-postgres'
import {
  fixture,
  type StripeStub,
} from '../../../server/payout-providers/stripe-connect/testing.ts'
import { createDatabase } from '../../kit/backend.ts'
import { DatabaseProxy } from '../database-proxy.ts'
import { makeTempDir } from '../environment.ts'
import { startPgBouncer } from '../pg-bouncer.ts'
import { Cluster, DatabaseServer } from './database-server.ts'
import { Slot } from './slot.ts'
import { SmallDisk } from './small-disk.ts'

/**
 * - `embedded`: one server that runs its PostgreSQL itself
 * - `pair`: two servers with one DATA_DIR, behind a network of ours
 * - `pooler`: two servers behind PgBouncer, of which one also reaches PostgreSQL itself
 */
export type BenchName = 'embedded' | 'pair' | 'pooler'

const SPOOL_MEGABYTES = 24
const DATABASE_MEGABYTES = 512

/** What all rounds share: a database server of ours, or the one in TEST_DATABASE_URL. */
export class Site {
  #cluster: Cluster | undefined
  #count = 0
  readonly #cleanups: (() => unknown)[] = []
  /** Of the cluster; undefined where nothing can be mounted. */
  disk: SmallDisk | undefined

  readonly isGiven = Boolean(process.env.TEST_DATABASE_URL)

  /** Whether a disk can be filled here. */
  readonly canMount: boolean

  constructor() {
    const disk = SmallDisk.mount(1)
    disk?.remove()
    this.canMount = disk !== undefined
  }

  /** An empty database: where it is now, and how to drop it. */
  async database(): Promise<{ url(): string; drop(): Promise<void> }> {
    if (this.isGiven) {
      const { url, drop } = await createDatabase()
      return { url: () => url, drop }
    }
    const cluster = await this.cluster()
    const name = `svc_faults_${++this.#count}`
    return { url: await cluster.create(name), drop: () => cluster.drop(name) }
  }

  async cluster(): Promise<Cluster> {
    if (this.#cluster) return this.#cluster
    this.disk = this.smallDisk(DATABASE_MEGABYTES)
    const dataDir = this.disk?.folder('cluster') ?? this.folder()
    this.#cluster = await Cluster.start(dataDir)
    return this.#cluster
  }

  smallDisk(megabytes: number): SmallDisk | undefined {
    const disk = SmallDisk.mount(megabytes)
    if (disk) this.#cleanups.push(() => disk.remove())
    return disk
  }

  folder(): string {
    const { path, remove } = makeTempDir()
    this.#cleanups.push(remove)
    return path
  }

  async close(): Promise<void> {
    await this.#cluster?.stop()
    for (const cleanup of this.#cleanups.splice(0).toReversed()) await cleanup()
  }
}

/** Servers with their database, and everything that can be broken about them. */
export interface Bench {
  name: BenchName
  slots: Slot[]
  dataDir: string
  stub: StripeStub
  /** The database itself, as it is reached now. */
  url(): string
  /** Of ours: undefined for a server that was given. */
  database?: DatabaseServer | undefined
  cluster?: Cluster | undefined
  proxy?: DatabaseProxy
  pooler?: Awaited<ReturnType<typeof startPgBouncer>>
  disk?: SmallDisk | undefined
  spoolDisk?: SmallDisk | undefined
  close(): Promise<void>
}

/** Starts servers and waits until they are ready. */
export async function openBench(site: Site, name: BenchName): Promise<Bench> {
  const stub = await fixture.createStub().start()
  const open = { embedded: openEmbedded, pair: openPair, pooler: openPooler }[name]
  const bench = await open(site, stub)
  await Promise.all(bench.slots.map((slot) => slot.ready()))
  return bench
}

async function openEmbedded(site: Site, stub: StripeStub): Promise<Bench> {
  const dataDir = site.folder()
  const slot = await Slot.start({ dataDir, env: fixture.settings(stub.base) })
  const url = () => runningUrl(dataDir) ?? ''
  return {
    name: 'embedded',
    slots: [slot],
    dataDir,
    stub,
    url,
    database: new DatabaseServer(dataDir, url),
    async close() {
      await slot.close()
      await stub.stop()
    },
  }
}

async function openPair(site: Site, stub: StripeStub): Promise<Bench> {
  const database = await site.database()
  const proxy = await DatabaseProxy.open(database.url())
  const spoolDisk = site.smallDisk(SPOOL_MEGABYTES)
  const dataDir = join(spoolDisk?.path ?? site.folder(), 'data')
  mkdirSync(dataDir)
  const env = fixture.settings(stub.base)
  const options = { databaseUrl: proxy.url, dataDir, env }
  const slots = [await Slot.start(options), await Slot.start(options)]
  const cluster = site.isGiven ? undefined : await site.cluster()
  return {
    name: 'pair',
    slots,
    dataDir,
    stub,
    url: database.url,
    database: cluster?.server,
    cluster,
    proxy,
    disk: site.disk,
    spoolDisk,
    async close() {
      await Promise.all(slots.map((slot) => slot.close()))
      await proxy.cut()
      await stub.stop()
      await database.drop()
      spoolDisk?.remove()
    },
  }
}

async function openPooler(site: Site, stub: StripeStub): Promise<Bench> {
  const database = await site.database()
  const pooler = await startPgBouncer(database.url())
  const dataDir = site.folder()
  const env = fixture.settings(stub.base)
  const options = { databaseUrl: pooler.url, dataDir, env }
  const direct = { ...env, DATABASE_DIRECT_URL: database.url() }
  const slots = [await Slot.start(options), await Slot.start({ ...options, env: direct })]
  const cluster = site.isGiven ? undefined : await site.cluster()
  return {
    name: 'pooler',
    slots,
    dataDir,
    stub,
    url: database.url,
    database: cluster?.server,
    cluster,
    pooler,
    async close() {
      await Promise.all(slots.map((slot) => slot.close()))
      await pooler.stop()
      await stub.stop()
      await database.drop()
    },
  }
}
