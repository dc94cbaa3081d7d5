import { connect, createServer, type Socket } from 'node:net'

/** CopyDone, and the beginning of the CommandComplete behind it. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4])
const END = Buffer.from([...COPY_DONE, 0x43])
/** Turns of the event loop in which a client reads what it has got. */
const TURNS = 50

export interface LateCommands {
  url: string
  /** How many commands have ended late. */
  readonly count: number
  close(): void
}

/** Stands in front of a Postgres, and delivers the end of each COPY some turns after its last row. */
export async function delayCommandEnds(target: string): Promise<LateCommands> {
  const { hostname, port } = new URL(target)
  let count = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect({ host: hostname, port: Number(port || 5432) })
    let delivered: Promise<void> = Promise.resolve()
    const deliver = async (bytes: Uint8Array): Promise<void> => {
      const at = Buffer.from(bytes).indexOf(END)
      if (at < 0) return void client.write(bytes)
      count++
      const rest = bytes.subarray(at + COPY_DONE.length)
      client.write(bytes.subarray(0, at + COPY_DONE.length))
      await passTurns()
      return deliver(rest)
    }
    database.on('data', (bytes: Buffer) => {
      delivered = delivered.then(() => deliver(bytes))
    })
    client.on('data', (bytes) => database.write(bytes))
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(address !== null && typeof address === 'object' ? address.port : '')
  return {
    url: url.href,
    get count() {
      return count
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function passTurns(): Promise<void> {
  for (let n = 0; n < TURNS; n++) await new Promise((resolve) => setImmediate(resolve))
}
