// Holds a server until it is killed, or exits on a word: the other process in tests about two.
import { startEmbedded } from '../src/start.ts'

const pg = await startEmbedded({
  dataDir: process.argv[2] ?? '',
  settings: { fsync: 'off' },
  temporary: process.argv[3] === 'temporary',
})
console.log(JSON.stringify({ serverPid: pg.pid, url: pg.url }))
process.stdin.once('data', () => process.exit(0))
