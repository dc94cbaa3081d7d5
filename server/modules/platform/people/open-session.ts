import type { Deps } from '../../../deps.ts'
import type { SignedIn } from './schema.ts'
import { showOpened } from './get-signed-in.ts'
import { startSession, type Browser, type Opening } from './start-session.ts'

interface Answer {
  headers: Record<string, string | number>
}

/** Starts a session, sets its cookie in the answer and shows who is signed in. */
export async function openSession(
  deps: Deps,
  personId: string,
  { set, browser, ...opening }: { set: Answer; browser: Browser } & Opening,
): Promise<SignedIn> {
  const { cookie } = await startSession(deps, personId, { ...browser, ...opening })
  set.headers['set-cookie'] = cookie
  set.headers['cache-control'] = 'no-store'
  return showOpened(deps, cookie)
}
