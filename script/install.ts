import type { Analytics } from './types.d.ts'
import { getPartner } from './attribute.ts'
import { getClickId } from './cookie.ts'
import { look } from './look.ts'
import { options, safe } from './options.ts'
import { track } from './send.ts'

type Call = [name: 'trackClick', parameters: [never], resolve: (answer: unknown) => void]

/** The global: the calls, and before them perhaps the stub's queue. */
export type Calls = Analytics & { q?: Call[] }

/** Puts the calls on the global, over the stub if there is one; only the first time. */
export const install = (extras?: (calls: Calls) => void) =>
  safe(() => {
    const calls = (self._svcAnalytics ||= {} as Calls) as Calls
    if (options.key && !calls.getClickId) {
      const landed = look()
      calls.trackClick = track as Calls['trackClick']
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
      // pushState and replaceState tell nobody.
      for (const name in history)
        if (/State/.test(name)) {
          const method = history[name as 'pushState'].bind(history)
          history[name as 'pushState'] = (...parameters) => {
            method(...parameters)
            void look()
          }
        }
      calls.q?.map(([name, parameters, resolve]) => resolve(calls[name](...parameters)))
    }
  })
