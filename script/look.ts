import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { setClickId } from './cookie.ts'
import { options } from './options.ts'
import { done, track } from './send.ts'
import { state } from './state.ts'

/** Addresses met and not acted on yet: before consent the first one must not get lost. */
let address = ''

/**
 * Looks at the address (the query, and a router's hash) for a click id and a partner. Called for
 * every view, and when waiting has an end: consent, activation, being online or back.
 */
export const look = async () => {
  let result
  address += '?' + location.href
  if (options.consent == 'denied') setClickId('')
  if (allowed()) {
    const query = new URLSearchParams(address.split(/[?#]/).join('&'))
    const fresh = (name: string, value = query.get(name)) =>
      !done[(name += value)] && ((done[name] = value) as string)
    const names = (options.queryParams || 'via').split(/[, ]+/)
    const key = fresh(names.find((name) => query.get(name))!)
    address = ''
    attribute({ clickId: fresh('svc_id') as string }, Date.now() + '')
    // What has no answer yet is sent again, for a day.
    const kept = state()
    for (const name in kept)
      if (name < Date.now() - 864e5 + '') state(name)
      else if (!done[name]) void track(null, name, '', kept[name])
    result = key && (await track({ key }))
  }
  if ('debug' in options) console.log('svc', allowed(), result, options)
}
