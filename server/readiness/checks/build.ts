import { isBuilt, NOT_BUILT } from '../../http/dist.ts'
import { OK, type Check } from '../check.ts'

let isKnown = false

/** Looks for the files that browsers load; once they are there they are not looked for again. */
export const build: Check = {
  keptMs: 1_000,
  look: () => {
    isKnown ||= isBuilt()
    return isKnown ? OK : { status: 'failing', message: NOT_BUILT }
  },
}
