import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { passkeySite, type PasskeySite } from '../../../domain/passkey-site.ts'
import type { AddBody, SignInBody } from './schema.ts'

/** EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257]

/** A passkey as it is stored. */
export interface StoredKey {
  credentialId: string
  publicKey: string
  counter: number
}

interface Added extends StoredKey {
  synced: boolean
}

/** Creates a challenge that nobody can guess. */
export function makeChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the site that passkeys belong to. @throws ApiError `conflict` where browsers have none */
export function requireSite({ config }: Deps): PasskeySite {
  const site = passkeySite(config.origin)
  if (site) return site
  throw new ApiError(
    'conflict',
    'Passkeys require HTTPS and a hostname. The server’s operator can set them with ORIGIN.',
  )
}

/** Reads the challenge that an authenticator says to have signed; null when there is none. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const has = typeof data === 'object' && data !== null && 'challenge' in data
    return has && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}

/** The library takes a while to load, and most starts do not need it. */
const library = () => import('@simplewebauthn/server')

/** Checks what an authenticator answers to a new passkey; null when it is not right. */
export async function verifyAdded(
  site: PasskeySite,
  { id, clientDataJSON, attestationObject }: AddBody,
  challenge: string,
): Promise<Added | null> {
  const { verifyRegistrationResponse } = await library()
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  }
}

/** Checks what an authenticator has signed; null when it is not right, or the key was copied. */
export async function verifySignIn(
  site: PasskeySite,
  { id, userHandle, ...signed }: SignInBody,
  { challenge, key }: { challenge: string; key: StoredKey },
): Promise<{ counter: number; synced: boolean } | null> {
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...signed, userHandle },
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => null)
  if (!checked?.verified) return null
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { counter: newCounter, synced: credentialBackedUp }
}
