import { createServer, type AddressInfo } from 'node:net'

/**
 * Checks that a port is free; for 0 returns any free one.
 * @throws Error that says what to do
 */
export function checkPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(reasonOf(error, port, host))),
    )
    probe.listen({ port, host, exclusive: true }, () => {
      const taken = (probe.address() as AddressInfo).port
      probe.close(() => resolve(taken))
    })
  })
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  const other = `Choose another one: PORT=${port + 1} bun run demo`
  if (code === 'EADDRINUSE') return `PORT ${port} is in use by another program. ${other}`
  if (code === 'EACCES') return `PORT ${port} needs more rights than this user has. ${other}`
  return `Cannot listen on ${host}, PORT ${port}: ${message}`
}
