import { OK, type Check } from '../check.ts'

/** Writes a row, unless writes of requests have just failed: then that is the answer. */
export const writes: Check = {
  keptMs: 1_000,
  look: async ({ db, writes }) => {
    if (writes.hasFailedRecently()) {
      return { status: 'failing', message: 'Writes have failed within the last ten seconds.' }
    }
    await writes.probe(db.sql)
    return OK
  },
}
