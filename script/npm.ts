import type { Analytics, Options } from './types.d.ts'
import { install } from './install.ts'
import { type Settings, configure, safe } from './options.ts'

/** Options of the package become what the tag's attributes would be: text, or absent. */
export const toSettings = (options: Options): Settings => {
  const settings: Settings = { consent: 'granted' }
  for (const [name, value] of Object.entries(options))
    if (value != null && value !== false) settings[name] = value === true ? '' : String(value)
  return settings
}

/** @see Options. Idempotent; on a server it does nothing. */
export const init = (options: Options): Analytics | undefined => {
  if (typeof window == 'undefined') return undefined
  if (!window._svcAnalytics?.getClickId) {
    safe(() => configure(toSettings(options)))
    install()
  }
  return window._svcAnalytics
}
