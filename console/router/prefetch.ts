import type { Session } from '../api/session.ts'
import { nextTask, pause } from '../base/wait.ts'
import type { Route } from './route.ts'

/** For how long a page is kept back for what it shows first, in milliseconds. */
const MOST_MS = 200

let answers: Promise<unknown> | undefined

/** Asks for what a page shows first, while its script and the frame around it load. */
export function prefetchPage(route: Route | undefined, { workspace }: Session): void {
  // Who shows the answer hears of failures.
  if (workspace) answers = route?.prefetch?.().catch(() => {})
}

/** Resolves in another task: when the answers are there, or will not be soon. */
export async function pagePrefetched(): Promise<void> {
  if (answers) await Promise.race([answers, pause(MOST_MS)])
  answers = undefined
  await nextTask()
}
