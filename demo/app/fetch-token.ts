/**
 * Fetches an embed token from the app's own server. Returns null if no user is signed in. If it throws, the
 * element asks again later.
 */
export async function fetchToken(): Promise<string | null> {
  const answer = await fetch('/demo/app/token', { method: 'POST' })
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`The app's server answered ${answer.status}.`)
  const { publicToken } = (await answer.json()) as { publicToken: string }
  return publicToken
}
