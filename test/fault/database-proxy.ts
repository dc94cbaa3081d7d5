import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between a server and its Postgres, so that a test can take Postgres away and give it back. */
export class DatabaseProxy {
  readonly #sockets = new Set<Socket>()
  #target: URL
  #port = 0
  #listener: Server | undefined
  #deaf = false
  #frozen = false
  /** What was sent by either side while the network hung, to be delivered later. */
  #held: (() => void)[] | undefined

  private constructor(target: string) {
    this.#target = new URL(target)
  }

  static async open(target: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target)
    await proxy.restore()
    return proxy
  }

  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String(this.#port)
    return url.href
  }

  /** Takes new connections again, to the same Postgres or to where it is now. */
  async restore(target?: string): Promise<void> {
    if (target) this.#target = new URL(target)
    this.#deaf = false
    const listener = createServer((client) => this.#join(client))
    this.#listener = listener
    await new Promise<void>((resolve, reject) => {
      listener.once('error', reject)
      listener.listen(this.#port, '127.0.0.1', () => resolve())
    })
    const address = listener.address()
    if (address !== null && typeof address === 'object') this.#port = address.port
  }

  /** Resets every connection and refuses new ones. */
  async cut(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#listener?.close(() => resolve())
    for (const socket of this.#sockets) socket.resetAndDestroy()
    await promise
  }

  /** From now on Postgres hears everything and none of its answers arrives: commits of unknown fate. */
  loseAnswers(): void {
    this.#deaf = true
  }

  /** From now on nothing arrives anywhere and nothing is closed, as behind a broken network. */
  freeze(): void {
    this.#frozen = true
  }

  /** Lets everything arrive again over new connections. */
  thaw(): void {
    this.#frozen = false
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  /** From now on nothing arrives and no connection ends, as when a network swallows packets. */
  hang(): void {
    this.#held = []
  }

  /** Delivers what was held back, late, and goes on. */
  release(): void {
    const held = this.#held ?? []
    this.#held = undefined
    for (const deliver of held) deliver()
  }

  #pass(to: Socket, bytes: string | Uint8Array): void {
    const deliver = () => void (to.destroyed || to.write(bytes))
    if (this.#held) this.#held.push(deliver)
    else deliver()
  }

  #join(client: Socket): void {
    const { hostname, port } = this.#target
    const database = connect({ host: hostname, port: Number(port || 5432) })
    client.on('data', (bytes) => this.#frozen || this.#pass(database, bytes))
    database.on('data', (bytes) => this.#deaf || this.#frozen || this.#pass(client, bytes))
    this.#tie(client, database)
    this.#tie(database, client)
  }

  #tie(one: Socket, other: Socket): void {
    this.#sockets.add(one)
    one.on('error', () => {})
    one.on('close', () => {
      this.#sockets.delete(one)
      other.destroy()
    })
  }
}
