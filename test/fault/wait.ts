/** Asks again until the answer is there; the deadline only bounds a test that has failed. */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs = 120_000,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms in vain: ${what}`)
    await Bun.sleep(10)
  }
}

/** The promise's value, or an error that says what did not end. */
export async function within<T>(what: string, promise: Promise<T>, ms = 120_000): Promise<T> {
  let timer: Timer | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not end within ${ms} ms: ${what}`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
