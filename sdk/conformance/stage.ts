import postgres, { type Sql } from 'postgres'
import { ensureBuilt } from '../../tools/build.ts'
import { apiDocument } from '../../tools/build-api.ts'
import { freePort } from '../../test/kit/free-port.ts'
import { operationsOf, type Operation as Described } from '../../test/security/api/operations.ts'
import { readValues, type Values } from '../../test/security/api/values.ts'
import { TestServer } from '../../test/security/server/test-server.ts'
import { Changes } from '../../test/security/world/changes.ts'
import { openWorld, type World } from '../../test/security/world/world.ts'
import { sdkDocument } from '../generator/document.ts'
import { tableOf, type Operation } from '../generator/table.ts'
import { FlakyServer } from './flaky-server.ts'

interface Parts {
  world: World
  sql: Sql
  server: TestServer
  flaky: FlakyServer
  changes: Changes
  values: Values
  operations: Operation[]
  described: Map<string, Described>
}

/** A real server with a workspace that has something of everything, and a bad network before it. */
export class Stage {
  readonly server: TestServer
  readonly flaky: FlakyServer
  /** Puts everything back. */
  readonly changes: Changes
  readonly values: Values
  readonly operations: Operation[]
  readonly key: string
  readonly #world: World
  readonly #sql: Sql
  readonly #described: Map<string, Described>

  private constructor(parts: Parts) {
    this.server = parts.server
    this.flaky = parts.flaky
    this.changes = parts.changes
    this.values = parts.values
    this.operations = parts.operations
    this.key = parts.world.own.workspace.secretKey
    this.#world = parts.world
    this.#sql = parts.sql
    this.#described = parts.described
  }

  static async open(): Promise<Stage> {
    await ensureBuilt(['api'])
    const document = apiDocument()
    const { resources } = tableOf(sdkDocument(document))
    const described = operationsOf(document)
    const world = await openWorld()
    const port = await freePort()
    const address = { PORT: String(port), ORIGIN: `http://localhost:${port}` }
    const server = await TestServer.start(world.backend.deps.db.url, address)
    const ask = async (path: string, headers: Record<string, string>) => {
      const response = await fetch(`${server.origin}/api${path}`, { headers })
      return response.headers.get('content-type')?.includes('application/json')
        ? response.json()
        : null
    }
    // What puts everything back is no statement of the product, which are judged.
    const sql = postgres(world.backend.deps.db.url, { max: 2, onnotice: () => {} })
    // Short links of it can be followed.
    await sql`update domains set is_primary = false where workspace_id = ${world.own.id}`
    await sql`
      insert into domains (workspace_id, id, slug, is_primary, challenge, verified_at, verified_by)
      values (${world.own.id}, ${world.backend.deps.ids.make('dom')}, ${`localhost:${port}`}, true, 'test', now(), 'operator')`
    const ours = described.filter(({ security }) => security.some((one) => 'secretKey' in one))
    return new Stage({
      world,
      sql,
      server,
      flaky: await FlakyServer.start(server.origin),
      values: await readValues(ours, { tenant: world.own, ask }),
      changes: await Changes.watch(sql),
      operations: resources.flatMap(({ operations }) => operations),
      described: new Map(described.map((one) => [one.name, one])),
    })
  }

  described({ verb, path }: Operation): Described {
    return this.#described.get(`${verb} ${path}`)!
  }

  /** Puts the values of the workspace where a case has `$names`. */
  fill<T extends object>(part: T): T {
    const text = JSON.stringify(part).replace(/"\$(\w+)"/g, (_, name: string) =>
      JSON.stringify(this.values.named(name)[0]),
    )
    return JSON.parse(text) as T
  }

  /** Asks the server itself. Its answers are compared, so they have no type. */
  async get(path: string): Promise<any> {
    return (await this.#ask('GET', path)).json()
  }

  async post(path: string, body: object): Promise<any> {
    return (await this.#ask('POST', path, JSON.stringify(body))).json()
  }

  async close(): Promise<void> {
    this.flaky.stop()
    await this.server.stop()
    await this.#sql.end()
    await this.#world.backend.close()
  }

  async #ask(method: string, path: string, body: string | null = null): Promise<Response> {
    const headers = { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' }
    const response = await fetch(`${this.server.origin}/api${path}`, { method, headers, body })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
}
