import type { Configuration } from 'openid-client'
import type { OidcSettings } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'

const TIMEOUT_SECONDS = 5

/** The library takes a while to load, and most servers do not need it. */
export const loadOidcLibrary = () => import('openid-client')

/** What the service says of itself, by what was asked. A failure is not kept. */
const known = new Map<string, Promise<Configuration>>()

/** Returns the settings of the service that signs people in. @throws ApiError `not_found` without one */
export function requireOidc({ config }: Pick<Deps, 'config'>): OidcSettings {
  if (config.oidc) return config.oidc
  throw new ApiError('not_found', 'Single sign-on isn’t set up on this server.')
}

/** Reads where the service's pages and keys are, once a process. @throws ApiError `service_unavailable` */
export async function findService(
  { log }: Pick<Deps, 'log'>,
  settings: OidcSettings,
): Promise<Configuration> {
  const key = JSON.stringify(settings)
  const asked = known.get(key) ?? discover(settings)
  known.set(key, asked)
  try {
    return await asked
  } catch (error) {
    known.delete(key)
    log.warn({ issuer: settings.issuer, reason: String(error) }, 'the sign-in service failed')
    throw unavailable(settings)
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const client = await loadOidcLibrary()
  const isLocal = issuer.startsWith('http:')
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // The signature is checked as well: the connection vouches for the token's sender alone.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isLocal ? [client.allowInsecureRequests] : []),
    ],
  })
}

export function unavailable({ name }: OidcSettings): ApiError {
  return new ApiError(
    'service_unavailable',
    `${name} returned an unexpected response. Try again, or sign in another way.`,
  )
}
