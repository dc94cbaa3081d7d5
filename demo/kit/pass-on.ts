import type { Api } from './api.ts'

const PASSED_ON = ['content-type', 'cache-control', 'retry-after', 'x-request-id']

/** Forwards a read to the API with the secret key, which stays here: the browser never sees it. */
export async function passOn(
  { url, secretKey }: Api,
  path: string,
  request: Request,
): Promise<Response> {
  const resumeAfter = request.headers.get('last-event-id')
  const answer = await fetch(url + path, {
    headers: {
      authorization: `Bearer ${secretKey}`,
      ...(resumeAfter ? { 'last-event-id': resumeAfter } : {}),
    },
    // A closed tab ends the stream behind it too.
    signal: request.signal,
  })
  const headers = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(answer.body, { status: answer.status, headers })
}
