import { allowed } from '../consent.ts'
import { getClickId } from '../cookie.ts'
import { calls, landed } from '../install.ts'
import { options } from '../options.ts'
import { done, track } from '../send.ts'

/** Asks the server for a click on the page's own link, for a visitor who came with nothing. */
const visit = async () => {
  await landed
  // What was done so far was a click id or a partner in the address.
  if (options.visits == null || !allowed() || Object.keys(done)[0] || getClickId()) return
  void track({}, 'visit')
}

export const visits = () => {
  void visit()
  document.addEventListener('prerenderingchange', visit)
}

const { consent } = calls
calls.consent = (choice) => {
  consent(choice)
  void visit()
}
