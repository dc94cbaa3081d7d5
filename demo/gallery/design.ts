import { generatePalette, hexOf, type Pair, type Palette } from './palette.ts'
import { THEMES, type Theme, type TokenName } from './themes.ts'

/** A theme as it was chosen: a brand colour or one of the made-up brands, and tokens set by hand. */
export interface Design {
  /** `#rrggbb`; empty: `theme` counts. */
  brand: string
  theme: string
  changed: Theme
}

/** A token as the elements describe it. */
export interface Token {
  name: string
  description: string
  default: string
}

/** Lists what differs from the elements' own values. */
export function themeOf({ brand, theme, changed }: Design): Theme {
  const base = brand ? themeFrom(generatePalette(brand)) : THEMES[theme]
  return { ...base, ...changed }
}

function themeFrom(palette: Palette): Theme {
  return Object.fromEntries(Object.entries(palette).map(([name, pair]) => [name, formatPair(pair)]))
}

/** Returns the colours of a theme, with the elements' own where it has none. */
export function paletteOf(theme: Theme, tokens: readonly Token[]): Palette {
  return Object.fromEntries(
    tokens
      .filter(({ name }) => isColor(name))
      .map((token) => [
        token.name,
        parsePair(theme[token.name as TokenName] ?? token.default) ?? parsePair(token.default)!,
      ]),
  )
}

export const isColor = (name: string) => name.startsWith('--svc-color-')

export function formatPair({ light, dark }: Pair): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** Reads `light-dark(#fff, #000)`, or one colour for both schemes. */
export function parsePair(text: string): Pair | undefined {
  const [, first = text, second = first] = /^light-dark\(([^,()]+),([^,()]+)\)$/.exec(text) ?? []
  const [light, dark] = [hexOf(first.trim()), hexOf(second.trim())]
  return light && dark ? { light, dark } : undefined
}

const LENGTH = /^\d{1,3}(\.\d{1,2})?(px|rem|em)$/
/** What `font` takes in its plainest form; nothing that could end a declaration or a style element. */
const FONT = /^[\w\s,.%'"/-]{3,200}$/

/** Returns a token's value as it is written; undefined: it is none that the token takes. */
export function cleanValue(name: string, text: string): string | undefined {
  const value = text.trim()
  if (isColor(name)) {
    const pair = parsePair(value)
    return pair && formatPair(pair)
  }
  return (name === '--svc-font' ? FONT : LENGTH).test(value) ? value : undefined
}

/** Reads a design from an address; what is not known or makes no sense is left out. */
export function readDesign(query: URLSearchParams, tokens: readonly Token[]): Design {
  const theme = query.get('theme') ?? ''
  const changed = tokens.flatMap(({ name }) => {
    const value = cleanValue(name, query.get(keyOf(name)) ?? '')
    return value ? [[name, value] as const] : []
  })
  return {
    brand: hexOf(`#${query.get('brand') ?? ''}`) ?? '',
    theme: theme in THEMES ? theme : 'Plain',
    changed: Object.fromEntries(changed),
  }
}

/** Lists what of a design stands in an address. */
export function queryOf({ brand, theme, changed }: Design): [name: string, value: string][] {
  const base: [string, string][] = brand
    ? [['brand', brand.slice(1)]]
    : theme === 'Plain'
      ? []
      : [['theme', theme]]
  return [
    ...base,
    ...Object.entries(changed).map(([name, value]) => [keyOf(name), value] as [string, string]),
  ]
}

const keyOf = (name: string) => name.slice('--svc-'.length)
