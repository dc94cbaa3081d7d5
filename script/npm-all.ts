import type { Analytics, Options } from './types.d.ts'
import { extras } from './extras/index.ts'
import { install } from './install.ts'
import { toSettings } from './npm.ts'
import { configure, safe } from './options.ts'

/** `init` with outbound links, site visits and conversions. */
export const init = (options: Options): Analytics | undefined => {
  if (typeof window == 'undefined') return undefined
  if (!window._svcAnalytics?.getClickId) {
    safe(() => configure(toSettings(options)))
    install(extras)
  }
  return window._svcAnalytics
}
