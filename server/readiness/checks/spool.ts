import { OK, type Check } from '../check.ts'

/** Looks for clicks on the local disk that wait for the database. Their visitors were sent on. */
export const spool: Check = {
  keptMs: 0,
  look: ({ clicks }) => {
    const { records } = clicks.kept
    return records === 0
      ? OK
      : { status: 'degraded', message: `${records} clicks wait on disk for the database.` }
  },
}
