import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { getClickId } from './cookie.ts'
import { options } from './options.ts'
import { deliver, done, keep, stamp, track } from './send.ts'
import { state } from './state.ts'

/** Addresses met and not acted on yet: before consent the first one must not get lost. */
let address = ''

/**
 * Looks at the address (the query, and a router's hash) for a click id and a partner. Called for
 * every view, and when waiting has an end: consent, activation, being online or back.
 */
export const look = async () => {
  let result
  address += (location.search + location.hash).replace(/[?#]/g, '&')
  if (allowed()) {
    const query = new URLSearchParams(address)
    const fresh = (name: string, value = query.get(name)) =>
      value && !done[(name += value)] && (done[name] = value)
    const clickId = fresh('svc_id')
    const names = (options.queryParams || 'via').split(/[, ]+/)
    const key = fresh(names.find((name) => query.get(name))!)
    address = ''
    if (clickId) attribute({ clickId: clickId as string }, stamp(0))
    // What has no answer yet is sent again, for a day. Reading the storage can wait for the page.
    const queue = document.readyState == 'complete' ? state().queue : {}
    for (const kept in queue)
      if (kept < stamp(-864e5)) keep(kept)
      else if (!done[kept]) void deliver(kept, queue[kept]!)
    result = key && (await track({ key }))
  }
  if (options.debug != null) console.info('svc', allowed(), getClickId(), result, options)
}
