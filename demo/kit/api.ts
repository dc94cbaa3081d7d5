/** How a server of the demo reaches the API, as any customer's would: over HTTP, with a key that stays here. */
export interface Api {
  url: string
  secretKey: string
}

/** Calls the API of this server; null when it refuses. */
export async function callApi<T>(
  { url, secretKey }: Api,
  method: string,
  path: string,
  body?: object,
): Promise<T | null> {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(url + path, { method, headers, ...sent })
  return answer.ok ? ((await answer.json()) as T) : null
}
