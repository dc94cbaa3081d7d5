import { spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../kit/free-port.ts'
import { makeTempDir } from './environment.ts'
import { until, within } from './wait.ts'

const MISSING =
  'pgbouncer is not installed. This test needs it: apt-get install pgbouncer (Debian, Ubuntu), brew install pgbouncer.'
/** It refuses to run as root. */
const NOBODY = 65_534

/** A real PgBouncer before a database, which lends its connections for one transaction at a time. */
export async function startPgBouncer(database: string) {
  const command = Bun.which('pgbouncer', { PATH: `${process.env.PATH}:/usr/sbin` })
  if (!command) throw new Error(MISSING)
  const dir = makeTempDir()
  const port = await freePort()
  const url = new URL(database)
  const { hostname, port: serverPort, username, password } = url
  const login = `user=${username}${password ? ` password=${password}` : ''}`
  const file = join(dir.path, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
server_login_retry = 1
default_pool_size = 20
max_client_conn = 200
`,
  )
  chmodSync(file, 0o644)
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const launch = () => {
    const child = spawn(command, ['-q', file], { stdio: 'ignore', ...asNobody })
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
  }
  let running = launch()
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.username = 'anybody'
  url.password = ''
  await answers(url.href)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    running.child.kill(signal)
    await within('PgBouncer to end', running.ended)
  }
  return {
    url: url.href,
    /** Kills it, leaves it away for as long as something takes, and starts it again. */
    async kill(away: () => Promise<void>) {
      await end('SIGKILL')
      await away()
      running = launch()
    },
    async stop() {
      await end('SIGTERM')
      dir.remove()
    },
  }
}

async function answers(url: string): Promise<void> {
  const options = { max: 1, prepare: false, fetch_types: false, onnotice: () => {} }
  const client = postgres(url, options)
  await until('PgBouncer to answer', () =>
    client`select 1`.then(
      () => true,
      () => false,
    ),
  )
  await client.end()
}
