/** What the body of an outgoing event has, once parsed. */
export interface MessageBody {
  id: string
  event: string
  mode?: string
  createdAt: string
  data: Fields
}

export type Fields = Readonly<Record<string, unknown>>

/** Reads the body of an outgoing event; only svc writes it. */
export function readMessage(body: string): MessageBody {
  return JSON.parse(body) as MessageBody
}

/** Returns an object; of anything else, an empty one. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

/** Returns a text of an object that is not empty, or null. */
export function getText(value: unknown, name: string): string | null {
  const text = toFields(value)[name]
  return typeof text === 'string' && text !== '' ? text : null
}
