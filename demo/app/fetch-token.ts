/**
 * Fetches a new token from the app's own server. The dashboard asks for one when it starts and when one has
 * expired. Null says that nobody is signed in; after an error it is asked again.
 */
export async function fetchToken(): Promise<string | null> {
  const answer = await fetch('/demo/app/token', { method: 'POST' })
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`The app's server answered ${answer.status}.`)
  const { publicToken } = (await answer.json()) as { publicToken: string }
  return publicToken
}
