import type { Permissions } from './read-template.ts'

/** Names what a call needs: a permission and which part of it. */
export interface Need {
  permission: string
  /** As `covers` compares it: a key with what is done to it, an address, the name of a cookie. */
  part: string
}

interface Api {
  containers: readonly ('WEB' | 'SERVER')[]
  /** What a call needs; nothing: anybody may. */
  needs?: (args: readonly unknown[]) => Need
  /** What it does when a test says nothing else. */
  run?: unknown
}

const WEB = ['WEB'] as const
const SERVER = ['SERVER'] as const
const BOTH = ['WEB', 'SERVER'] as const

/** The APIs of Tag Manager that our templates use, with the permission that each call needs. */
export const APIS: Readonly<Record<string, Api>> = {
  JSON: {
    containers: BOTH,
    run: { parse: (text: string): unknown => JSON.parse(text), stringify: JSON.stringify },
  },
  Math: {
    containers: BOTH,
    run: { round: Math.round, pow: Math.pow, floor: Math.floor, max: Math.max, min: Math.min },
  },
  getType: { containers: BOTH, run: typeOf },
  makeNumber: { containers: BOTH, run: (value: unknown) => Number(value) },
  makeString: { containers: BOTH, run: (value: unknown) => String(value) },
  logToConsole: { containers: BOTH, needs: () => ({ permission: 'logging', part: 'debug' }) },
  addConsentListener: { containers: WEB, needs: consent },
  isConsentGranted: { containers: WEB, needs: consent, run: () => true },
  callInWindow: { containers: WEB, needs: global('execute') },
  copyFromWindow: { containers: WEB, needs: global('read') },
  setInWindow: { containers: WEB, needs: global('write'), run: () => true },
  copyFromDataLayer: { containers: WEB, needs: part('read_data_layer') },
  injectScript: { containers: WEB, needs: part('inject_script') },
  getCookieValues: { containers: SERVER, needs: part('get_cookies'), run: () => [] },
  getEventData: { containers: SERVER, needs: part('read_event_data') },
  parseUrl: { containers: SERVER, run: parse },
  sendHttpRequest: { containers: SERVER, needs: part('send_http') },
}

function part(permission: string) {
  return ([first]: readonly unknown[]): Need => ({ permission, part: String(first) })
}

function global(access: string) {
  return ([key]: readonly unknown[]): Need => ({
    permission: 'access_globals',
    part: `${access} ${String(key)}`,
  })
}

function consent([type]: readonly unknown[]): Need {
  return { permission: 'access_consent', part: `read ${String(type)}` }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function parse(address: string) {
  if (!URL.canParse(address)) return undefined
  const { searchParams, ...url } = new URL(address)
  return { ...url, searchParams: Object.fromEntries(searchParams) }
}

/** Lists the parts that the declared permissions cover, in the words of `Need`. */
export function partsOf(permissions: Permissions): string[] {
  return Object.entries(permissions).flatMap(([name, params]) =>
    listed(name, params).map((one) => `${name}: ${one}`),
  )
}

type Listed = Record<string, string | boolean>

/** A permission for anything at all names no parts, and so covers none: ours are all narrow. */
function listed(name: string, params: Readonly<Record<string, unknown>>): string[] {
  const texts = (params.urls ?? params.keyPatterns ?? params.cookieNames ?? []) as string[]
  const maps = (params.keys ?? params.consentTypes ?? []) as Listed[]
  if (name === 'logging') return [String(params.environments)]
  return [
    ...texts,
    ...maps.flatMap((map) =>
      ['read', 'write', 'execute']
        .filter((access) => map[access] === true)
        .map((access) => `${access} ${String(map.key ?? map.consentType)}`),
    ),
  ]
}
