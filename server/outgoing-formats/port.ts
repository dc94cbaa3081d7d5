/** An event for one endpoint, before a format writes it. */
export interface OutgoingMessage {
  /** The delivery's id: the same when it is sent again. */
  id: string
  /** `{id, event, mode, createdAt, data}` as JSON. */
  body: string
  /** When it is sent, in seconds. */
  timestampS: number
}

/** What is posted to the endpoint. */
export interface OutgoingRequest {
  headers: Record<string, string>
  body: string
}

/**
 * Where an endpoint's secret comes from: svc makes and rotates it; the receiver has made it, and it is given as
 * `writeKey`; or there is none, because the address is the secret.
 */
export type SecretSource = 'generated' | 'receiver' | 'none'

/** How an endpoint receives events. */
export interface OutgoingFormat {
  name: string
  /** What it sends, as a sentence of the API reference. */
  summary: string
  secretSource: SecretSource
  /** Checks a receiver's key. @throws ApiError `unprocessable_entity` with the path `writeKey` */
  checkKey?(key: string): string
  /** Checks an address beyond what holds for all. @throws ApiError `unprocessable_entity` with the path `url` */
  checkUrl?(url: URL): void
  /** Writes a request. `secrets` begin with the present one; a former one follows while it is valid. */
  write(message: OutgoingMessage, secrets: readonly string[]): OutgoingRequest
}
