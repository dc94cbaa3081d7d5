import { readConfig } from '../config.ts'
import type { StandaloneCommand } from './command.ts'

const TIMEOUT_MS = 4_000
const ANY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Asks a server on this machine, for containers and process managers without another way to ask. */
export const checkHealth: StandaloneCommand = {
  words: 'health',
  summary: 'Check that the server on this machine responds; exit code 1 if it doesn’t',
  flags: {
    ready: {
      describe:
        'Also fail if the server responds but isn’t ready, for example during a database outage',
    },
  },
  async runAlone({ flags }) {
    const { host, port } = readConfig()
    const origin = `http://${ANY_ADDRESS[host] ?? host}:${port}`
    const [answers, ready] = await Promise.all([
      succeeds(`${origin}/api/health`),
      succeeds(`${origin}/api/ready`),
    ])
    const state = !answers ? 'doesn’t respond' : ready ? 'is ready' : 'responds, but isn’t ready'
    return {
      text: `The server at ${origin} ${state}.`,
      json: { origin, answers, ready },
      failed: !answers || (flags.ready !== undefined && !ready),
    }
  },
}

async function succeeds(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ok
  } catch {
    return false
  }
}
