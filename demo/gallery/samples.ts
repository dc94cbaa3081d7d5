import type { Theme } from './themes.ts'

/** States of an element on a page. */
export const STATES = [
  'data',
  'empty',
  'pending',
  'invited',
  'approved',
  'banned',
  'loading',
  'error',
  'offline',
  'expired',
] as const
export type State = (typeof STATES)[number]

/** States that only the gallery can cause, without markup. */
const PRETENDED: readonly State[] = ['loading', 'error', 'offline', 'expired']

const OF_SESSION = STATES.filter((state) => state !== 'approved')
const OF_PROGRAM: readonly State[] = ['data', 'loading', 'error', 'offline']

/** An element of the gallery: what a page writes on it besides who looks at it. */
export interface Sample {
  tag: string
  own: Readonly<Record<string, string>>
  /** How it learns whose page it is: it asks an address for tokens, is given one, or shows the same to everybody. */
  session: 'address' | 'token' | 'none'
  states: readonly State[]
}

/** The choices that apply to all elements. */
export interface Look {
  theme: Theme
  scheme: string
  dir: string
  lang: string
  density: string
  state: State
}

/** Elements that are empty only where a program has nothing at all. */
const BARE = [
  'svc-share-kit',
  'svc-receipt',
  'svc-share-link',
  'svc-links',
  'svc-rewards',
  'svc-leaderboard',
  'svc-resources',
  'svc-faq',
]
const EVERYBODYS = { key: '{key}', program: 'friends' }

const OTHERS: Readonly<Record<string, Omit<Sample, 'tag'>>> = {
  'svc-discount-banner': {
    own: { partner: 'Ada Okafor', offer: '10% off for 3 months', code: 'ADA10' },
    session: 'none',
    states: ['data', 'empty'],
  },
  'svc-partner-landing': { own: EVERYBODYS, session: 'none', states: OF_PROGRAM },
  'svc-partner-signup': {
    own: EVERYBODYS,
    session: 'token',
    states: STATES.filter((state) => state !== 'empty'),
  },
}

export function sampleOf(tag: string, publishableKey: string): Sample {
  const { own, session, states } = OTHERS[tag] ?? {
    own: {},
    session: 'address',
    states: OF_SESSION,
  }
  const filled = Object.entries(own).map(([name, value]) => [
    name,
    value.replace('{key}', publishableKey),
  ])
  return { tag, own: Object.fromEntries(filled) as Record<string, string>, session, states }
}

/** Returns the chosen state, or the one with data where the element does not have it. */
function stateOf({ states }: Sample, { state }: Look): State {
  return states.includes(state) ? state : 'data'
}

/** Returns the gallery's token address; undefined where the element needs none. */
export function tokenAddress(sample: Sample, look: Look, origin: string): string | undefined {
  const state = stateOf(sample, look)
  const isVisitor = sample.session === 'token' && state === 'data'
  if (sample.session === 'none' || isVisitor || PRETENDED.includes(state)) return undefined
  const whose = state === 'empty' && BARE.includes(sample.tag) ? 'bare' : state
  return `${origin}/demo/gallery/token/${whose}`
}

/** Lists the attributes as a page writes them. */
export function attributesOf(sample: Sample, look: Look, origin: string): Record<string, string> {
  const { density, lang, dir } = look
  const { partner: _, ...nameless } = sample.own
  const address = sample.session === 'address' && tokenAddress(sample, look, origin)
  return {
    ...(stateOf(sample, look) === 'empty' ? nameless : sample.own),
    ...(address && { 'token-url': address }),
    ...(density === 'compact' && { density }),
    ...(lang !== 'en' && { lang }),
    ...(dir !== 'auto' && { dir }),
  }
}

/** Lists attributes that only the gallery sets, so that the state is seen. */
export function pretence(sample: Sample, look: Look, origin: string): Record<string, string> {
  const state = stateOf(sample, look)
  if (state === 'loading') return sample.session === 'address' ? {} : { key: '' }
  if (state === 'expired') return { token: 'svc_es_expired' }
  if (state !== 'error' && state !== 'offline') return {}
  const [api, data] = [`${origin}/demo/gallery/${state}/api`, { ...look, state: 'data' as const }]
  return { ...attributesOf(sample, data, origin), api }
}

/** Lists the declarations of the page's own style sheet. */
export function declarationsOf({ theme, scheme }: Look): [name: string, value: string][] {
  const brand = Object.entries(theme)
  if (brand.length === 0 && scheme === 'auto') return []
  const surface = theme['--svc-color-surface'] ?? 'light-dark(#ffffff, #171a26)'
  return [
    ['color-scheme', scheme === 'auto' ? 'light dark' : scheme],
    ['background', surface],
    ...brand,
  ]
}

/**
 * Formats the code that a page needs to show the same; for a state that only the gallery can cause, with
 * data.
 */
export function codeOf(sample: Sample, chosen: Look, origin: string): string {
  const look = PRETENDED.includes(chosen.state) ? { ...chosen, state: 'data' as const } : chosen
  const { tag } = sample
  const attributes = Object.entries(attributesOf(sample, look, origin))
  const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('')
  const rules = declarationsOf(look).map(([name, value]) => `    ${name}: ${value};\n`)
  const style = rules.length ? `<style>\n  body {\n${rules.join('')}  }\n</style>\n` : ''
  const address = sample.session === 'token' && tokenAddress(sample, look, origin)
  const script = address
    ? `\n<script type="module">
  const answer = await fetch('${address}', { method: 'POST' })
  document.querySelector('${tag}').token = (await answer.json()).publicToken
</script>`
    : ''
  return `${style}<script type="module" src="${origin}/widgets/${tag}.js"></script>\n<${tag}${written}></${tag}>${script}`
}
