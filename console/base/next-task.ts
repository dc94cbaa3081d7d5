/** Resolves in another task, so that the browser answers presses and draws between two long pieces of work. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))
