import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** What a test may have an authenticator, or its browser, do otherwise. */
export interface Answering {
  /** Of the page that asks. */
  origin: string
  challenge: string
  rpId: string
  /** False: it did not check who holds it. */
  isVerified?: boolean
  /** What it counts; 0 for those that do not count. */
  counter?: number
}

export interface Authenticator {
  id: string
  /** Answers to the options of a new passkey. */
  create(answering: Answering): { id: string; clientDataJSON: string; attestationObject: string }
  /** Answers to the options of a sign-in. */
  get(
    answering: Answering,
    personId: string,
  ): {
    id: string
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle: string
  }
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const coded = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** Makes an authenticator with one passkey (ES256), as WebAuthn has it sign. */
export function makeAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = coded(credential)
  const clientData = (type: string, { origin, challenge }: Answering) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const head = ({ rpId, isVerified = true, counter = 0 }: Answering, flags = 0) => {
    const rest = Buffer.alloc(5)
    rest[0] = PRESENT | (isVerified ? VERIFIED : 0) | flags
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }
  return {
    id,
    create(answering) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const part = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, part(x)],
          [-3, part(y)],
        ]),
      )
      const length = Buffer.from([0, credential.length])
      const authData = Buffer.concat([
        head(answering, WITH_CREDENTIAL),
        Buffer.alloc(16),
        length,
        credential,
        key,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientDataJSON = coded(clientData('webauthn.create', answering))
      return { id, clientDataJSON, attestationObject: coded(attestation) }
    },
    get(answering, personId) {
      const data = clientData('webauthn.get', answering)
      const authenticatorData = head(answering)
      const signed = Buffer.concat([authenticatorData, sha256(data)])
      return {
        id,
        clientDataJSON: coded(data),
        authenticatorData: coded(authenticatorData),
        signature: coded(sign('sha256', signed, privateKey)),
        userHandle: coded(personId),
      }
    },
  }
}

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

/** Returns what turns options of the API into what a page of `origin` has answered, changed as a test wants. */
export function toAnswering(origin: string) {
  return (options: Options, change: Partial<Answering> = {}): Answering => {
    const rpId = options.rp?.id ?? options.rpId ?? ''
    return { origin, challenge: options.challenge, rpId, ...change }
  }
}
