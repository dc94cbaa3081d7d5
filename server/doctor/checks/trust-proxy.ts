import { ok, warning, type DoctorCheck } from '../check.ts'

/** The server speaks no TLS: with https in its address a proxy is in front of it. */
export const trustProxy: DoctorCheck = {
  name: 'TRUST_PROXY',
  look({ config: { origin, trustProxy: trusted } }) {
    const isBehindProxy = origin.startsWith('https:')
    if (isBehindProxy && !trusted) {
      return warning(
        'ORIGIN is https, so a proxy is in front, but its X-Forwarded-For is not believed.',
        'Set TRUST_PROXY: all visitors share one address otherwise, and one limit.',
      )
    }
    if (!isBehindProxy && trusted) {
      return warning(
        'TRUST_PROXY is set, but ORIGIN is not https.',
        'Unset it unless a proxy sets X-Forwarded-For: visitors could choose their address.',
      )
    }
    return ok(isBehindProxy ? 'The proxy in front is believed.' : 'No proxy is believed.')
  },
}
