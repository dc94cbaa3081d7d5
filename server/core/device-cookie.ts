import type { Deps } from '../deps.ts'
import { readCookie } from './session-cookie.ts'

type Known = Pick<Deps, 'config' | 'secrets'>

const FORM = /^([0-9A-Za-z]{32})\.([\w-]+)$/
const LIFE_SECONDS = 365 * 86_400

function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-svc-device' : 'svc-device'
}

/** Signs, by each key of the server, that somebody was signed in on a device. It signs nobody in. */
function signaturesOf({ secrets }: Known, device: string, personId: string): readonly string[] {
  return secrets.fingerprints(`${personId} ${device}`, 'device')
}

/** Reads which device somebody was signed in on before; null on any other. */
export function readDevice(deps: Known, headers: Headers, personId: string): string | null {
  const found = readCookie(cookieName(deps.config.origin), headers)
  const [, device = '', signature = ''] = FORM.exec(found ?? '') ?? []
  if (device === '') return null
  return signaturesOf(deps, device, personId).includes(signature) ? device : null
}

/** Writes the cookie of a new device of somebody. */
export function deviceCookie(deps: Known & Pick<Deps, 'ids'>, personId: string): string {
  const { origin } = deps.config
  const device = deps.ids.secret()
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const value = `${device}.${signaturesOf(deps, device, personId)[0] ?? ''}`
  return `${cookieName(origin)}=${value}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${secure}`
}
