import { ok, warning, type DoctorCheck } from '../check.ts'

const TIMEOUT_MS = 5_000
/** What proxies add to answers, and the server never sends. */
const OF_PROXIES = ['via', 'server', 'x-served-by', 'cf-ray', 'x-amz-cf-id']

/** The server speaks no TLS: with https in its address a proxy is in front of it, as with a header of one. */
export const trustProxy: DoctorCheck = {
  name: 'TRUST_PROXY',
  async look({ config: { origin, trustProxy: trusted } }) {
    const sign = origin.startsWith('https:') ? 'ORIGIN is https' : await findSign(origin)
    if (sign && !trusted) {
      return warning(
        `${sign}, so a proxy is in front, but its X-Forwarded-For is not believed.`,
        'Set TRUST_PROXY: all visitors share one address otherwise, and one limit.',
      )
    }
    if (!sign && trusted) {
      return warning(
        'TRUST_PROXY is set, but ORIGIN is not https, and no proxy shows in its answers.',
        'Unset it unless a proxy sets X-Forwarded-For: visitors could choose their address.',
      )
    }
    return ok(sign ? 'The proxy in front is believed.' : 'No proxy is believed.')
  },
}

/** Looks for a proxy's header in what the public address answers. */
async function findSign(origin: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { headers } = await fetch(`${origin}/api/health`, { signal, redirect: 'manual' })
    const name = OF_PROXIES.find((one) => headers.has(one))
    return name === undefined ? null : `Answers of ORIGIN have the header "${name}"`
  } catch {
    // Nobody answers, which another check tells.
    return null
  }
}
