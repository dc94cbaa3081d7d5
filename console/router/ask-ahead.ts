import type { Session } from '../api/session.ts'
import { nextTask, pause } from '../base/wait.ts'
import type { Route } from './route.ts'

/** For how long a page is kept back for what it shows first, in milliseconds. */
const MOST_MS = 200

let asked: Promise<unknown> | undefined

/** Asks for what a page shows first, while its script and the frame around it load. */
export function askAhead(route: Route | undefined, { workspace }: Session): void {
  // Who shows the answer hears of failures.
  if (workspace) asked = route?.ask?.().catch(() => {})
}

/** Resolves in another task: when the answers are there, or will not be soon. */
export async function askedAhead(): Promise<void> {
  if (asked) await Promise.race([asked, pause(MOST_MS)])
  asked = undefined
  await nextTask()
}
