/** Why a request gave nothing. `message` may be shown. */
export class RequestError extends Error {
  readonly offline: boolean

  constructor(message: string, offline = false) {
    super(message)
    this.name = 'RequestError'
    this.offline = offline
  }
}

/**
 * Requests JSON from this server; with a body, by POST.
 * @throws RequestError
 */
export async function request<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(
    path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  ).catch(() => {
    throw new RequestError('Couldn’t reach the server. Make sure the demo is running.', true)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const { error } = (answer ?? {}) as { error?: { message?: string } }
  throw new RequestError(error?.message ?? `The server returned ${response.status}.`)
}
