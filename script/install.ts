import type { Analytics, ClickInput } from './types.d.ts'
import { getPartner } from './attribute.ts'
import { getClickId } from './cookie.ts'
import { look } from './look.ts'
import { options, safe } from './options.ts'
import { sendClick } from './send.ts'

/** A call that the page made before the script was there, as the stub in the docs writes it. */
type QueuedCall = [name: 'trackClick', parameters: [ClickInput], resolve: (answer: unknown) => void]

/** The global: the calls, and before them perhaps the stub's queue. */
export type Calls = Analytics & { q?: QueuedCall[] }

/** Puts the calls on the global, over the stub if there is one; only the first time. */
export const install = (extras?: (calls: Calls) => void) =>
  safe(() => {
    const calls = (self._svcAnalytics ||= {} as Calls) as Calls
    if (options.key && !calls.getClickId) start(calls, extras)
  })

const start = (calls: Calls, extras?: (calls: Calls) => void) => {
  const landed = look()
  calls.trackClick = (input) => sendClick('click', input)
  calls.getClickId = getClickId
  calls.getPartner = getPartner
  calls.consent = (choice) => {
    options.consent = choice
    void look()
  }
  calls.ready = (callback) => landed.then(getPartner).then(callback)
  extras?.(calls)
  for (const type of ['online', 'pageshow', 'popstate', 'prerenderingchange'])
    addEventListener(type, look, true)
  watch('pushState')
  watch('replaceState')
  for (const [name, parameters, resolve] of calls.q ?? []) resolve(calls[name](...parameters))
}

/** Looks after each navigation inside the page, of which the browser tells nobody. */
const watch = (name: 'pushState' | 'replaceState') => {
  const navigate = history[name].bind(history)
  history[name] = (...parameters) => {
    navigate(...parameters)
    void look()
  }
}
