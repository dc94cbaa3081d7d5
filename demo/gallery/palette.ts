import { converter, formatHex, parse, toGamut, wcagContrast, type Oklch } from 'culori'

const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]
/** A colour in both schemes, as hex. */
export type Pair = Readonly<Record<Scheme, string>>
export type Palette = Readonly<Record<`--svc-color-${string}`, Pair>>

/** What must be read, or seen, on what (WCAG AA): 4.5 for text, 3 for the borders of fields. */
const CHECKS = [
  { color: 'text', on: ['surface', 'sunken'], least: 4.5 },
  { color: 'text-soft', on: ['surface', 'sunken'], least: 4.5 },
  { color: 'text-soft', on: ['surface'], least: 3, opacity: 0.75 },
  { color: 'accent', on: ['surface', 'sunken'], least: 4.5 },
  { color: 'on-accent', on: ['accent'], least: 4.5 },
  { color: 'good', on: ['surface', 'sunken'], least: 4.5 },
  { color: 'bad', on: ['surface', 'sunken'], least: 4.5 },
] as const

/** A pair of colours as it was measured. */
export interface Contrast {
  color: string
  on: string
  scheme: Scheme
  ratio: number
  least: number
}

/** Above the 4.5 of WCAG, so that a hover, which darkens by a fifteenth, does not fall below it. */
const LEAST_TEXT = { light: 4.8, dark: 6 } as const

const toOklch = converter('oklch')
const inGamut = toGamut('rgb', 'oklch')

/** Generates all colours of the elements from one. Any brand colour gives pairs that meet WCAG AA. */
export function generatePalette(brand: string): Palette {
  const base = toOklch(parse(brand)) ?? { mode: 'oklch', l: 0, c: 0 }
  const [light, dark] = SCHEMES.map((scheme) => colorsOf(base, scheme))
  return Object.fromEntries(
    Object.keys(light!).map((name) => [
      `--svc-color-${name}`,
      { light: light![name]!, dark: dark![name]! },
    ]),
  )
}

function colorsOf({ l, c, h = 0 }: Oklch, scheme: Scheme): Record<string, string> {
  const isLight = scheme === 'light'
  const hue = (lightness: number, chroma: number, at = h) => ({
    mode: 'oklch' as const,
    l: lightness,
    c: at === h ? Math.min(c, chroma) : chroma,
    h: at,
  })
  const surface = hex(isLight ? hue(1, 0) : hue(0.215, 0.014))
  const sunken = hex(isLight ? hue(0.972, 0.006) : hue(0.185, 0.012))
  const fit = (color: Oklch, grounds: readonly string[], least: number = LEAST_TEXT[scheme]) =>
    fitContrast(color, { grounds, least, step: isLight ? -STEP : STEP })
  const grounds = [surface, sunken]
  // Grey has no hue to be known by: black on white, and white on black.
  const isGrey = c < 0.02
  const [darkest, palest] = isGrey ? [0.22, 0.95] : [0.9, 0.62]
  const lightness = isLight ? Math.min(l, darkest) : Math.max(l, palest)
  const accent = fit({ mode: 'oklch', l: lightness, c, h }, grounds)
  const onAccent = isLight ? hue(1, 0) : hue(0.2, 0.03)
  return {
    accent,
    'on-accent': fitContrast(onAccent, { grounds: [accent], least: 5.2, step: -STEP, isLight }),
    text: fit(isLight ? hue(0.24, 0.02) : hue(0.945, 0.008), grounds),
    'text-soft': fit(isLight ? hue(0.47, 0.025) : hue(0.74, 0.02), grounds),
    surface,
    sunken,
    line: hex(isLight ? hue(0.915, 0.01) : hue(0.32, 0.018)),
    good: fit(hue(isLight ? 0.5 : 0.78, 0.12, 155), grounds),
    bad: fit(hue(isLight ? 0.5 : 0.75, isLight ? 0.18 : 0.13, 27), grounds),
  }
}

const STEP = 0.005

interface Fit {
  grounds: readonly string[]
  least: number
  step: number
  /** White is white already. */
  isLight?: boolean
}

/** Changes the lightness until the contrast is there; black and white are the ends. */
function fitContrast({ l, ...color }: Oklch, { grounds, least, step, isLight }: Fit): string {
  for (let at = l; ; at += step) {
    const found = hex({ ...color, l: Math.min(Math.max(at, 0), 1) })
    const isEnd = isLight || at <= 0 || at >= 1
    if (isEnd || grounds.every((ground) => wcagContrast(found, ground) >= least)) return found
  }
}

function hex(color: Oklch): string {
  return formatHex(inGamut(color))
}

/** Returns a colour as `#rrggbb`; undefined: it is none, or one that lets shine through what is behind. */
export function hexOf(text: string): string | undefined {
  const color = parse(text)
  return color && (color.alpha ?? 1) === 1 ? formatHex(toGamut('rgb', 'oklch')(color)) : undefined
}

/** Measures all pairs of a palette. */
export function measureContrast(palette: Palette): Contrast[] {
  return SCHEMES.flatMap((scheme) =>
    CHECKS.flatMap((check) =>
      check.on.map((on) => {
        const [color, ground] = [check.color, on].map(
          (name) => palette[`--svc-color-${name}`]![scheme],
        ) as [string, string]
        const seen = 'opacity' in check ? blend(color, ground, check.opacity) : color
        const ratio = wcagContrast(seen, ground)
        return { color: check.color, on, scheme, ratio, least: check.least }
      }),
    ),
  )
}

/** Returns what is seen of a colour that lets the ground shine through, in sRGB as CSS mixes it. */
function blend(color: string, ground: string, opacity: number): string {
  const [front, back] = [color, ground].map((one) => converter('rgb')(parse(one))!)
  const mix = (name: 'r' | 'g' | 'b') => front![name] * opacity + back![name] * (1 - opacity)
  return formatHex({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') })
}
