import { hkdfSync } from 'node:crypto'

/** One of the operator's keys, with what is derived from it. */
export interface EncryptionKey {
  /** Names the key in front of each encrypted text; says nothing about the key itself. */
  readonly id: string
  /** Shows that a server has the key. */
  readonly proof: string
  /** Encrypts with AES-256. */
  readonly cipher: Buffer
  /** Returns the key of one purpose's fingerprints. */
  hmac(purpose: string): Buffer
}

const KEY_BYTES = 32
const ID_BYTES = 4

/**
 * Reads keys in base64, separated by commas or white space: the first encrypts, all decrypt.
 * @throws Error that says how to make a key
 */
export function readKeys(text: string): EncryptionKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => deriveKey(Buffer.from(part, 'base64')))
  if (keys.length > 0) return keys
  throw noKey()
}

function deriveKey(key: Buffer): EncryptionKey {
  if (key.length !== KEY_BYTES) throw noKey()
  const derive = (use: string, bytes = KEY_BYTES) =>
    Buffer.from(hkdfSync('sha256', key, '', `svc ${use}`, bytes))
  return {
    id: derive('key id', ID_BYTES).toString('hex'),
    proof: derive('proof').toString('hex'),
    cipher: derive('encryption'),
    hmac: (purpose) => derive(`fingerprint ${purpose}`),
  }
}

function noKey(): Error {
  return new Error(
    'ENCRYPTION_KEY must be 32 bytes in base64: openssl rand -base64 32. Several keys are separated by commas.',
  )
}
