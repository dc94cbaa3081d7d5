import type { World } from './world.ts'

/** Runs a history's assertions; what fails says everything that was done before, in its order. */
export async function withHistoryInError<T>(world: World, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) {
      const lines = world.journal.map((call) => JSON.stringify(call))
      error.message += `\nThe history:\n${lines.join('\n')}\n`
    }
    throw error
  }
}
