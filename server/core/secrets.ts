import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Encrypts what must be readable later but not from a stolen database. */
export interface Secrets {
  /** AES-256-GCM; `purpose` is bound to it, so that a text cannot be moved to another column. */
  seal(text: string, purpose: string): string
  /** @throws Error when the key is another one or the text was changed */
  open(sealed: string, purpose: string): string
  /** A keyed hash: equal texts are recognised, but none can be guessed without the key. */
  fingerprint(text: string, purpose: string): string
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export function createSecrets(config: Config): Secrets {
  const key = config.encryptionKey ? readKey(config.encryptionKey) : ownKey(config.dataDir)
  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url')
      const iv = bytes.subarray(0, IV_BYTES)
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      const body = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
    fingerprint: (text, purpose) =>
      createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
  }
}

/** Hashes keys and tokens for storage; they are random enough to need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}

function readKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length === KEY_BYTES) return key
  throw new Error('ENCRYPTION_KEY must be 32 bytes in base64: openssl rand -base64 32')
}

/**
 * Reads the encryption key beside the data, made at the first start; several machines need ENCRYPTION_KEY
 * instead.
 */
function ownKey(dataDir: string): Buffer {
  const path = join(dataDir, 'encryption.key')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    // Linked into place whole: of two processes that start at once, both read the same key.
    const own = `${path}.${process.pid}`
    writeFileSync(own, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 })
    try {
      linkSync(own, path)
    } catch {
      // The other process was first.
    }
    rmSync(own)
  }
  return readKey(readFileSync(path, 'utf8'))
}
