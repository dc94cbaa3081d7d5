import type { Coffee } from './catalog.ts'

const SUN = [0, 1, 2, 3, 4, 5]
  .map((n) => `<path d="M${30 + n * 9} 132a${50 - n * 9} ${50 - n * 9} 0 0 1 ${100 - n * 18} 0" />`)
  .join('')
const HORIZON = [0, 1, 2, 3].map((n) => `<path d="M24 ${140 + n * 8}h112" />`).join('')
const RIVER = [0, 1, 2, 3, 4, 5]
  .map((n) => `<path d="M${28 + n * 14} 78c34 18-22 34 12 52s-6 30 8 38" />`)
  .join('')
const RAILS = [0, 1, 2, 3, 4, 5, 6]
  .map((n) => {
    const y = 84 + n * n * 1.75
    const half = 9 + n * 7
    return `<path d="M${80 - half} ${y}h${half * 2}" />`
  })
  .join('')

const PRINTS: Record<string, string> = {
  'first-light': SUN + HORIZON,
  'slow-river': RIVER,
  'night-train': `${RAILS}<path d="M74 78 34 166M86 78l40 88" /><circle cx="118" cy="86" r="7" />`,
}

/** Draws a bag of coffee in the two colours of the page. */
export function bag({ id, name }: Pick<Coffee, 'id' | 'name'>): string {
  return `<svg class="bag" viewBox="0 0 160 224" role="img" aria-label="A bag of ${name}">
    <path class="bag-body" d="M14 22h132l4 190a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8z" />
    <path class="bag-fold" d="M14 22V8a4 4 0 0 1 4-4h124a4 4 0 0 1 4 4v14z" />
    <path class="bag-crease" d="M14 34h132" />
    <g class="bag-print">${PRINTS[id] ?? ''}</g>
    <text class="bag-name" x="24" y="58">${name}</text>
    <text class="bag-small" x="24" y="192">Acme Coffee</text>
    <text class="bag-small" x="24" y="205">250 g · whole beans</text>
  </svg>`
}
