import { failed, ok, warning, wordsOf, type DoctorCheck, type Finding } from '../check.ts'

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
      if (told.startsWith(`${address}/`)) return answersAt(address)
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

const HERE = /^http:\/\/(localhost|[\w.-]+\.localhost|127\.[\d.]+|\[::1\])(:\d+)?$/

function answersAt(address: string): Finding {
  if (address.startsWith('https:') || HERE.test(address))
    return ok(`A server answers at ${address}.`)
  return warning(
    `A server answers at ${address}, without TLS: keys and sessions can be read on the way.`,
    'Put a proxy with a certificate in front, and set ORIGIN to its https address.',
  )
}
