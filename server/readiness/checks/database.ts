import { OK, type Check } from '../check.ts'

/** Asks the database anything. */
export const database: Check = {
  keptMs: 0,
  look: async ({ db }) => {
    await db.probe()
    return OK
  },
}
