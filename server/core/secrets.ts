import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { Sealed, type Place } from '../db/sealed.ts'
import type { Deps } from '../deps.ts'
import type { EncryptionKey } from './encryption-key.ts'

/** Encrypts what must be readable later but not from a stolen database. */
export interface Secrets {
  /** The id of the key that encrypts. */
  readonly keyId: string
  /** AES-256-GCM; the place is bound to it, so that a text opens in no other row or column. */
  seal(text: string, place: Place): Sealed
  /** @throws Error when the key is not among ours, the text was changed or stood in another place */
  open(sealed: Sealed, place: Place): string
  /** A keyed hash: equal texts are recognised, but none can be guessed without the key. */
  fingerprint(text: string, purpose: string): string
  /** The same by each key, the one that encrypts first: what was stored before a key was added. */
  fingerprints(text: string, purpose: string): readonly string[]
}

/** A keyed hash that stands beside an encrypted text, and is made of it. */
export interface Mark {
  readonly column: string
  /** Another column of the row that it depends on. */
  readonly by: string
  of(deps: Deps, by: string, plain: string): string | null
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** Creates secrets of keys; the first encrypts, all decrypt. A sealed text is `<key id>.<iv, tag, body>`. */
export function createSecrets(keys: readonly [EncryptionKey, ...EncryptionKey[]]): Secrets {
  const [current] = keys
  return {
    keyId: current.id,
    seal(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.cipher, iv).setAAD(bytesOf(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), body])
      return new Sealed(`${current.id}.${bytes.toString('base64url')}`)
    },
    open({ text }, place) {
      const [id = '', coded = ''] = text.split('.')
      const key = keys.find((known) => known.id === id)
      if (!key) throw new Error(`The encryption key ${JSON.stringify(id.slice(0, 8))} is missing.`)
      const bytes = Buffer.from(coded, 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key.cipher, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(bytesOf(place)).setAuthTag(tag)
      const body = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    fingerprint: (text, purpose) => hashWith(current, { text, purpose }),
    fingerprints: (text, purpose) => keys.map((key) => hashWith(key, { text, purpose })),
  }
}

function bytesOf({ column, workspaceId, id }: Place): Buffer {
  return Buffer.from(JSON.stringify([column, workspaceId, id]))
}

function hashWith(key: EncryptionKey, { text, purpose }: { text: string; purpose: string }) {
  return createHmac('sha256', key.hmac(purpose)).update(text).digest('base64url')
}

/** Hashes keys and tokens for storage; they are random enough to need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}
