import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const TIMEOUT_MS = 8_000

/** Calls the collector of traces; any answer shows that it is there. */
export const traces: DoctorCheck = {
  name: 'traces',
  async look({ config: { otlpEndpoint } }) {
    if (!otlpEndpoint) return ok('No traces are sent.')
    const error = await call(otlpEndpoint).then(() => null, wordsOf)
    if (error === null) return ok(`A collector answers at ${otlpEndpoint}.`)
    return warning(
      `No collector answers at ${otlpEndpoint}: ${error}`,
      'Start it, or unset OTEL_EXPORTER_OTLP_ENDPOINT: traces are lost.',
    )
  },
}

/** Asks the sign-in service for its description, as each sign-in does. */
export const signIn: DoctorCheck = {
  name: 'sign-in',
  async look({ config: { oidc } }) {
    if (!oidc) return ok('Nobody signs in through another service.')
    const address = `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const problem = await call(address).then(
      (answer) => (answer.ok ? null : `HTTP ${answer.status}`),
      wordsOf,
    )
    if (problem === null) return ok(`The sign-in service answers at ${oidc.issuer}.`)
    return failed(
      `The sign-in service does not answer at ${address}: ${problem}`,
      'Correct OIDC_ISSUER, or let this server reach it.',
    )
  },
}

const call = (address: string) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
