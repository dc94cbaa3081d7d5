import { call, Problem } from '../api/client.ts'
import type { Passkey, PasskeyCreation, PasskeyRequest, SignedIn } from '../api/wire.gen.ts'
import { t } from './texts.ts'

/** Tells whether this browser has passkeys; without TLS none has. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

const library = () => import('@simplewebauthn/browser')

/** Has the device make a passkey, and adds it. @throws Problem, also when nobody touched the device */
export async function addPasskey(name: string): Promise<Passkey> {
  const options = await call<PasskeyCreation>('/auth/passkeys/start', { method: 'POST', body: {} })
  const { startRegistration } = await library()
  // The API says texts where WebAuthn has lists of texts.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const { id, response } = await startRegistration({ optionsJSON }).catch(refused)
  const { clientDataJSON, attestationObject, transports } = response
  const body = { name, id, clientDataJSON, attestationObject, transports }
  return call<Passkey>('/auth/passkeys', { method: 'POST', body })
}

/** Has a passkey of the device sign in. @throws Problem, also when nobody touched the device */
export async function signInByPasskey(): Promise<SignedIn> {
  const path = '/auth/passkeys/sign-in'
  const options = await call<PasskeyRequest>(`${path}/start`, { method: 'POST', body: {} })
  const { startAuthentication } = await library()
  // The API says texts where WebAuthn has lists of texts.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refused)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const body = { id, clientDataJSON, authenticatorData, signature, userHandle }
  return call<SignedIn>(path, { method: 'POST', body })
}

/** Says why a device gave none; browsers do not tell who cancelled from what took too long. */
function refused(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new Problem(
    'refused',
    isKnown ? t('common.deviceAlreadyPasskeyAccount') : t('common.noPasskeyUsedTry'),
  )
}
