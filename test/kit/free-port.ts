import { createServer } from 'node:net'

/** Below those that systems hand out by themselves: nobody gets one of these before the server that it is for. */
const FIRST = 20_000
const COUNT = 12_000

/** Processes side by side ask from different places on. */
let at = (process.pid * 64) % COUNT

/** A port for a server that starts in a while. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + (at++ % COUNT)
    if (await isFree(port)) return port
  }
  throw new Error(`All ports from ${FIRST} on are in use.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '0.0.0.0', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
