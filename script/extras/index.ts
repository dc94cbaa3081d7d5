import type { Calls } from '../install.ts'
import { conversions } from './conversions.ts'
import { outbound } from './outbound.ts'
import { visits } from './visits.ts'

/** Everything that `script.all.js` adds; each extra stays off until its attribute is there. */
export const extras = (calls: Calls) => {
  conversions(calls)
  outbound()
  visits(calls)
}
