/** So long may nothing move. */
const QUIET_MS = 60_000
/** What the time from one look to the next counts at most: on a slow machine a wait has as many looks. */
const MOMENT_MS = 100
const PAUSE_MS = 10

export interface Patience {
  /** How long nothing may move until the wait has failed. */
  quietMs?: number
  /** What changes for as long as there is progress. Without it, only the answer itself is progress. */
  moves?: () => unknown
}

/** Asks again until the answer is there. It fails when nothing has moved for a minute, and says what it waited for. */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  patience: Patience = {},
): Promise<T> {
  const stillMoves = watch(what, patience)
  for (;;) {
    const asked = ask()
    const answer = asked instanceof Promise ? await within(what, asked, patience) : asked
    if (answer !== undefined && answer !== false) return answer
    await Bun.sleep(PAUSE_MS)
    stillMoves()
  }
}

/** The promise's value, or an error that says what did not end although nothing moved any more. */
export async function within<T>(
  what: string,
  promise: Promise<T>,
  patience: Patience = {},
): Promise<T> {
  const stillMoves = watch(what, patience)
  let timer: Timer | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      try {
        stillMoves()
      } catch (error) {
        reject(error)
      }
    }, PAUSE_MS)
  })
  return Promise.race([promise, late]).finally(() => clearInterval(timer))
}

/** Returns a function that is called at each look, and throws when nothing has moved for too long. */
function watch(what: string, { quietMs = QUIET_MS, moves }: Patience): () => void {
  let quiet = 0
  let seen = moves?.()
  let lookedAt = performance.now()
  return () => {
    const [now, at] = [moves?.(), performance.now()]
    quiet = now === seen ? quiet + Math.min(at - lookedAt, MOMENT_MS) : 0
    seen = now
    lookedAt = at
    if (quiet >= quietMs) throw new Error(`nothing moved for ${quietMs} ms: ${what}`)
  }
}
