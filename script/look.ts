import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { getClickId } from './cookie.ts'
import { options } from './options.ts'
import { done, flush, stamp, track } from './send.ts'

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
    // Reading the storage can wait until the page is there.
    if (document.readyState == 'complete') flush()
    result = key && (await track({ key }))
  }
  if (options.debug != null) console.info('svc', allowed(), getClickId(), result, options)
}
