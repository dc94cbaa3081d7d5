import type { Calls } from '../install.ts'
import { allowed } from '../consent.ts'
import { getClickId } from '../cookie.ts'
import { arrivals } from '../look.ts'
import { options } from '../options.ts'
import { inFlight, sendClick } from '../send.ts'

/** Asks the server for a click on the page's own link, once, for a visitor who came with nothing. */
export const visits = (calls: Calls) => {
  let isSent = false
  const visit = async () => {
    await calls.ready()
    const cameThroughLink = arrivals.size || inFlight.size || getClickId()
    if (options.visits == null || !allowed() || isSent || cameThroughLink) return
    isSent = true
    void sendClick('visit')
  }
  void visit()
  document.addEventListener('prerenderingchange', visit)
  const { consent } = calls
  calls.consent = (choice) => {
    consent(choice)
    void visit()
  }
}
