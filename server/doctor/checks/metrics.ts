import { ok, warning, type DoctorCheck } from '../check.ts'

const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Metrics name workspaces and are open to whoever reaches them. */
export const metrics: DoctorCheck = {
  name: 'METRICS_LISTEN',
  look({ config: { metricsListen } }) {
    if (!metricsListen) return ok('Metrics are not served.')
    const { host, port } = metricsListen
    if (!EVERYWHERE.has(host)) return ok(`Metrics are served on ${host}, port ${port}.`)
    return warning(
      `Metrics are served on all addresses of this machine, port ${port}.`,
      'Name a private address, unless a firewall keeps strangers from the port.',
    )
  },
}
