import { connect, type Socket } from 'bun'

export interface LoadOptions {
  port: number
  connections: number
  seconds: number
  /** The n-th request, as bytes on the wire. */
  request: (n: number) => string
}

export interface LoadResult {
  requests: number
  /** Answers outside 2xx and 3xx. */
  refused: number
  seconds: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

interface Lane {
  sentAt: number
  expected: number
}

const END = new TextEncoder().encode('\r\n\r\n')

/** One request at a time on each connection, for a bounded time; ends when the last answer is in. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = []
  let sent = 0
  let refused = 0
  const started = performance.now()
  const deadline = started + options.seconds * 1000
  const decoder = new TextDecoder('latin1')

  const send = (socket: Socket<Lane>) => {
    socket.data.sentAt = performance.now()
    socket.write(options.request(sent++))
  }
  const lanes = Array.from({ length: options.connections }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    void connect<Lane>({
      hostname: '127.0.0.1',
      port: options.port,
      data: { sentAt: 0, expected: 0 },
      socket: {
        open: send,
        close: () => resolve(),
        error: (_, error) => reject(error),
        data(socket, chunk) {
          if (!isWhole(socket.data, chunk, decoder)) return
          if (chunk[9] !== 0x32 && chunk[9] !== 0x33) refused++
          latencies.push(performance.now() - socket.data.sentAt)
          if (performance.now() < deadline) send(socket)
          else socket.end()
        },
      },
    }).catch(reject)
    return promise
  })
  await Promise.all(lanes)
  const seconds = (performance.now() - started) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return {
    requests: latencies.length,
    refused,
    seconds,
    perSecond: latencies.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  }
}

/** Small answers arrive in one piece or, rarely, in several: counts bytes until the body is complete. */
function isWhole(lane: Lane, chunk: Uint8Array, decoder: TextDecoder): boolean {
  if (lane.expected > 0) {
    lane.expected -= chunk.length
    return lane.expected <= 0
  }
  const end = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).indexOf(END)
  const head = decoder.decode(chunk.subarray(0, end < 0 ? chunk.length : end))
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  lane.expected = end < 0 ? Number.MAX_SAFE_INTEGER : end + 4 + length - chunk.length
  return lane.expected <= 0
}
