/** Resolves after a time, in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Resolves in another task, so that the browser answers presses and draws between two long pieces of work. */
export const nextTask = (): Promise<void> => pause(0)

/** Resolves when what was rendered has been drawn. In a window out of sight, where nothing is, in another task. */
export async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise((done) => requestAnimationFrame(done))
  await nextTask()
}
