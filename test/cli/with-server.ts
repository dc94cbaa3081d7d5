import { join } from 'node:path'
import { freePort } from '../kit/free-port.ts'

/** One file of each kind that browsers load from a server, and what says that they are there. */
export const SERVED = [
  '/api/ready',
  '/script.js',
  '/widgets/loader.js',
  '/widgets/elements.css',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/start.js',
]

interface Start {
  command: string[]
  cwd: string
  databaseUrl: string
}

/** Starts a server, asks it when it is ready, stops it, and returns what it has logged. */
export async function withServer(
  { command, cwd, databaseUrl }: Start,
  ask: (get: (path: string) => Promise<Response>) => Promise<void>,
): Promise<string> {
  const port = await freePort()
  const child = Bun.spawn(command, {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(cwd, '.data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const decoder = new TextDecoder()
  for await (const chunk of child.stdout) {
    log += decoder.decode(chunk, { stream: true })
    if (log.includes('"ready"')) break
  }
  try {
    if (!log.includes('"ready"')) throw new Error(await new Response(child.stderr).text())
    await ask((path) => fetch(`http://127.0.0.1:${port}${path}`))
  } finally {
    child.kill('SIGTERM')
    await child.exited
  }
  return log
}
