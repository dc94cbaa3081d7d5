/**
 * Fetches a new token from the app's own server. The dashboard asks for one when it starts and when one has
 * expired.
 */
export async function fetchToken(): Promise<string> {
  const answer = await fetch('/demo/app/token', { method: 'POST' })
  if (!answer.ok) throw new Error(`The app's server answered ${answer.status}.`)
  const { publicToken } = (await answer.json()) as { publicToken: string }
  return publicToken
}
