import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const TIMEOUT_MS = 8_000

/** Calls the server at its public address; an error's `doc_url` tells its own idea of that address. */
export const origin: DoctorCheck = {
  name: 'ORIGIN',
  async look({ config: { origin: address } }) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(`${address}/api/doctor`, { signal, redirect: 'manual' })
      const body = (await answer.json().catch(() => null)) as {
        error?: { doc_url?: unknown }
      } | null
      const told = body?.error?.doc_url
      if (typeof told !== 'string') {
        return failed(
          `Something else answers at ${address}.`,
          'Let the proxy pass requests for this host to the server, or correct ORIGIN.',
        )
      }
      if (told.startsWith(`${address}/`)) return ok(`A server answers at ${address}.`)
      return failed(
        `The server at ${address} believes to be at ${new URL(told).origin}.`,
        'Start it with the same ORIGIN.',
      )
    } catch (error) {
      return warning(
        `Nobody answers at ${address}: ${wordsOf(error)}`,
        'Start the server; check DNS, the proxy and its certificate; or correct ORIGIN.',
      )
    }
  },
}
