import { DEMO_OWNER_PASSWORD } from '../server/domain/password.ts'
import { DEMO_OWNER_EMAIL } from './keys.ts'

/** Signs the owner in, so that the tour need not stop at a form, and leads to a page of the console. */
export async function enterConsole(
  api: { url: string; origin: string },
  path: string,
): Promise<Response> {
  const answer = await fetch(`${api.url}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.origin },
    body: JSON.stringify({ email: DEMO_OWNER_EMAIL, password: DEMO_OWNER_PASSWORD }),
  })
  const headers = new Headers({ location: `/console/${path}`, 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
