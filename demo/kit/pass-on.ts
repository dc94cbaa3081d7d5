import type { Api } from './api.ts'

const PASSED_ON = ['content-type', 'cache-control', 'retry-after', 'x-request-id']

/** Forwards a read to the API with the secret key, which stays here: the browser never sees it. */
export async function passOn(
  { url, secretKey }: Api,
  path: string,
  request: Request,
): Promise<Response> {
  const answer = await fetch(url + path, {
    headers: {
      ...pick(request.headers, ['accept-language', 'last-event-id']),
      authorization: `Bearer ${secretKey}`,
    },
    // A closed tab ends the stream behind it too.
    signal: request.signal,
  })
  const headers = pick(answer.headers, PASSED_ON)
  return new Response(answer.body, { status: answer.status, headers })
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, headers.get(name)] as const)
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== null))
}
