/** Resolves after a time, in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Resolves when a worker (`head.ts`) has made the first `Intl` objects, or does not soon. */
export const intlReady = (): Promise<unknown> => Promise.race([globalThis.intlMade, pause(200)])

/** Resolves in another task, so that the browser answers presses and draws between two long pieces of work. */
export const nextTask = (): Promise<void> => pause(0)

/** Resolves when the page has nothing better to do, within two seconds. */
export const idle = (): Promise<unknown> =>
  // Safari has no such event.
  'requestIdleCallback' in window
    ? new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }))
    : pause(500)

/** Resolves when what was rendered has been drawn. In a window out of sight, where nothing is, in another task. */
export async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(done))
  await nextTask()
}
