import type { Calls } from '../install.ts'
import { allowed } from '../consent.ts'
import { getClickId } from '../cookie.ts'
import { options } from '../options.ts'
import { done, track } from '../send.ts'

/** Asks the server for a click on the page's own link, once, for a visitor who came with nothing. */
export const visits = (calls: Calls) => {
  const visit = async () => {
    await calls.ready()
    // What is true in it, beside one mark of ours, was a click id or a partner in the address.
    const came = Object.values(done).filter(Boolean)[1]
    if (options.visits == null || !allowed() || came || getClickId()) return
    done['visit'] = true
    void track({}, undefined, 'visit')
  }
  void visit()
  document.addEventListener('prerenderingchange', visit)
  const { consent } = calls
  calls.consent = (choice) => {
    consent(choice)
    void visit()
  }
}
