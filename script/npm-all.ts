import './extras/conversions.ts'
import type { Analytics, Options } from './types.d.ts'
import { outbound } from './extras/outbound.ts'
import { visits } from './extras/visits.ts'
import { install } from './install.ts'
import { toSettings } from './npm.ts'
import { safe } from './options.ts'

/** `init` with outbound links, site visits and conversions. */
export const init = (options: Options): Analytics | undefined => {
  if (typeof window == 'undefined') return undefined
  if (safe(() => install(toSettings(options)))) {
    outbound()
    visits()
  }
  return window._svcAnalytics
}
