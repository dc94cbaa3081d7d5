import type { Attribution } from './types.d.ts'
import { getPartner } from './attribute.ts'
import { getClickId, setClickId } from './cookie.ts'
import { look } from './look.ts'
import { onNavigate } from './navigate.ts'
import { type Settings, options, safe } from './options.ts'
import { track } from './send.ts'

type Call = [name: string, parameters: unknown[], resolve: (answer: unknown) => void]
type Global = { [name: string]: (...parameters: unknown[]) => unknown } & { q?: Call[] }

/** The first look at this view: resolved when its click, if it has one, is decided. */
export let landed: Promise<void>

const consent = (choice: string) => {
  options.consent = choice
  if (choice == 'denied')
    safe(() => {
      setClickId('')
      delete localStorage.svc_id
    })
  void look()
}

/** What the global offers; extras add to it before it is installed. */
export const calls = {
  trackClick: track,
  getClickId,
  getPartner,
  consent,
  ready: (callback?: (known: Attribution | null) => Attribution | null) =>
    landed.then(getPartner).then(callback),
}

/** Puts the calls on the global, over the stub of the queue if there is one. True the first time. */
export const install = (settings: Settings) => {
  const global = ((self as unknown as { _svcAnalytics?: unknown })._svcAnalytics ||= {}) as Global
  if (global.getClickId) return
  Object.assign(options, settings)
  landed = look()
  Object.assign(global, calls)
  for (const type of ['online', 'pageshow', 'popstate', 'prerenderingchange'])
    addEventListener(type, look, true)
  onNavigate(look)
  global.q?.map(([name, parameters, resolve]) => resolve(global[name]!(...parameters)))
  return true
}

/** Installs with the attributes of the script's own tag. */
export const installFromTag = () =>
  safe(() => {
    const tag = document.querySelector<HTMLScriptElement>('script[data-key^=svc_]')!
    const api = new URL('/api', tag.src) as unknown as string
    return install(Object.assign({ consent: 'granted', api }, tag.dataset))
  })
