/** A length in the units that a page may change: its own text, the root's, `--svc-space`. */
export interface Length {
  em: number
  rem: number
  space: number
  px: number
}

/** How high an element is while it loads: from a width in em on, the narrowest first. */
export interface Room {
  tag: string
  steps: { from: number; height: Length }[]
}

/** Shows nothing before there is somebody to name; it has room where its page says so. */
export const BANNER = 'svc-discount-banner'

const BOXES = [
  'svc-earnings',
  'svc-partner-landing',
  'svc-partner-signup',
  'svc-share-link',
  'svc-stats-chart',
]

const HEAD = `/* Made by \`bun run generate:rooms\`, which measures the elements as they load in Chromium. */
/* Room for each element until its script has come. Where scripts are off, what stands between its tags stays. */`

const SCHEMES = `
    &[theme='light'] {
      color-scheme: light;
    }
    &[theme='dark'] {
      color-scheme: dark;
    }
    &[theme='auto'] {
      color-scheme: light dark;
    }`

/** In a scheme of its own an element stands on its own surface. */
const SURFACE = `
    &[theme] {
      padding: calc(4 * var(--svc-space, 4px));
      &[density='compact'] {
        padding: calc(2.5 * var(--svc-space, 4px));
      }
    }`

/** What stands between the tags is shown later, or never: it takes no room. The loader hides more. */
const BETWEEN = `
    color: transparent;
    line-height: 0;
    &:not(:defined) {
      visibility: inherit;
    }
    > :not([slot='loading']) {
      display: none !important;
    }
    > [slot='loading'] {
      color: var(--svc-color-text, canvastext);
      line-height: 1.45;
    }
    &:has(> [slot='loading'])::before {
      display: none;
    }`

/**
 * As in `widgets/base/states.ts`: lines for a list, else one box, and for the dashboard where its parts will
 * be. The colour is of any scheme, and no `light-dark()`, which bundlers rewrite.
 */
const SKELETON = `
    --_sunken: var(--svc-color-sunken, color-mix(in srgb, canvastext 4%, transparent));
    &::before {
      content: '';
      display: block;
      background: repeating-linear-gradient(var(--_sunken) 0 2em, transparent 0 2.75em);
    }
    &:is(${BOXES.join(', ')})::before {
      border-radius: var(--svc-radius, 10px);
      background: var(--_sunken);
    }
    &:is(svc-referral-dashboard)::before {
      background:
        linear-gradient(var(--_sunken) 0 0) 0 3.75em / 100% 2.25em,
        linear-gradient(var(--_sunken) 0 0) 0 9em / 100% 4em,
        linear-gradient(var(--_sunken) 0 0) 0 100% / 100% calc(100% - 17em);
      background-repeat: no-repeat;
    }
    @media (forced-colors: active) {
      &::before {
        outline: 1px solid GrayText;
        outline-offset: -1px;
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      &::before {
        animation: svc-breathe 1.4s ease-in-out infinite alternate;
      }
    }`

const BREATHE = `
  @keyframes svc-breathe {
    to {
      opacity: 0.5;
    }
  }`

/**
 * The sheet `/widgets/elements.css`. It weighs nothing (`:where`), as the elements' own rules do against
 * those of a page.
 */
export function roomSheet(rooms: readonly Room[]): string {
  const shown = rooms.filter(({ tag }) => tag !== BANNER)
  const banner = rooms.find(({ tag }) => tag === BANNER)?.steps[0]
  return `${HEAD}
@media (scripting: enabled) {
${waiting(rooms)} {
    display: block;
    box-sizing: border-box;
    font: var(--svc-font, inherit);${SCHEMES}
    &:where([reserve]) {
      min-block-size: ${write(banner?.height)};
      @media (width < 36em) {
        min-block-size: 5em;
      }
    }
  }
${waiting(shown)} {
    font-size: var(--svc-font-size, inherit);
    container-type: inline-size;${SURFACE}${BETWEEN}${SKELETON}
${heights(shown)}
  }${BREATHE}
}
`
}

const waiting = (rooms: readonly Room[]) =>
  `  :where(${rooms.map(({ tag }) => tag).join(', ')}):where(:not(:defined, [hidden]))`

/** Elements that are as high share a rule. */
function heights(rooms: readonly Room[]): string {
  const widths = Array.from(new Set(rooms.flatMap(({ steps }) => steps.map(({ from }) => from))))
  return widths
    .map((width) => {
      const rules = new Map<string, string[]>()
      for (const { tag, steps } of rooms) {
        const at = steps.findIndex(({ from }) => from === width)
        const [height, before] = [write(steps[at]?.height), write(steps[at - 1]?.height)]
        if (at >= 0 && height !== before) rules.set(height, [...(rules.get(height) ?? []), tag])
      }
      const written = Array.from(
        rules,
        ([height, tags]) => `&:is(${tags.join(', ')})::before { block-size: ${height}; }`,
      )
      const text = written.join('\n')
      return width > 0 ? `@container (min-width: ${width}em) { ${text} }` : text
    })
    .join('\n')
}

function write(length: Length | undefined): string {
  if (!length) return '0'
  const { em, rem, space, px } = length
  const terms = [
    em && `${em}em`,
    rem && `${rem}rem`,
    space && `${space} * var(--svc-space, 4px)`,
    px && `${px}px`,
  ].filter(Boolean)
  return terms.length === 1 && !space ? `${terms[0]}` : `calc(${terms.join(' + ')})`
}
