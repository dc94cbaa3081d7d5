import { attribute } from './attribute.ts'
import { allowed } from './consent.ts'
import { setClickId } from './cookie.ts'
import { options } from './options.ts'
import { inFlight, send, sendClick } from './send.ts'
import { readStored, store } from './storage.ts'

const DAY_MS = 864e5

/** Addresses not acted on yet: before consent the first one must not get lost. */
const unread: string[] = []

/** Click ids and partners met in addresses, as `name=value`, so that each counts once a page. */
export const arrivals = new Set<string>()

/**
 * Looks at the address (the query, and a router's hash) for a click id and a partner. Called for every view,
 * and when waiting has an end: consent, activation, being online or back.
 */
export const look = async () => {
  let result
  unread.push(location.href)
  if (options.consent == 'denied') setClickId('')
  if (allowed()) {
    const parameters = takeParameters()
    const names = (options.queryParams || 'via').split(/[, ]+/)
    const name = names.find((name) => parameters.get(name))
    const key = name && arrive(parameters, name)
    attribute({ clickId: arrive(parameters, 'svc_id') }, Date.now() + '')
    sendAgain()
    if (key) result = await sendClick('click', { key })
  }
  if ('debug' in options) console.log('svc', allowed(), result, options)
}

/** Takes the parameters of all unread addresses; where a name is there twice, the first counts. */
const takeParameters = () => {
  const queries = unread.splice(0).flatMap((address) => address.split(/[?#]/).slice(1))
  return new URLSearchParams(queries.join('&'))
}

/** Returns a parameter's value the first time that this page meets it, else an empty text. */
const arrive = (parameters: URLSearchParams, name: string) => {
  const value = parameters.get(name)
  const arrival = name + '=' + value
  if (!value || arrivals.has(arrival)) return ''
  arrivals.add(arrival)
  return value
}

/** Sends what has no answer yet, for a day. A request id begins with its time. */
const sendAgain = () => {
  const { svc: _, ...calls } = readStored()
  for (const [requestId, call] of Object.entries(calls))
    if (requestId < Date.now() - DAY_MS + '') store(requestId)
    else if (!inFlight.has(requestId)) void send(requestId, call!)
}
