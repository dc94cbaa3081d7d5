// Holds a server until it is killed: the other process in the tests about two processes.
import { startEmbedded } from '../../server/db/embedded/start.ts'

const pg = await startEmbedded({ dataDir: process.argv[2] ?? '', settings: { fsync: 'off' } })
console.log(JSON.stringify({ serverPid: pg.pid, url: pg.url }))
setInterval(() => {}, 1_000)
