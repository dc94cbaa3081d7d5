/** Computes the lines of a grid: round numbers from below the smallest value to above the largest. */
export function gridOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep(Math.max(high, -low) / 3)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Rounds up to 1, 2, 3, 4, 5 × a power of ten, and never less than one. */
function roundStep(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = Math.ceil(value / power)
  return (digit > 5 ? 10 : digit) * power
}

/** Converts values to points of a 100 by 100 square, the first at the left, the grid from bottom to top. */
export function pointsOf(values: readonly number[], grid: readonly number[]): [number, number][] {
  const [low = 0] = grid
  const high = grid.at(-1) ?? 1
  return values.map((value, i) => [
    values.length > 1 ? round((i / (values.length - 1)) * 100) : 50,
    round(100 - ((value - low) / (high - low)) * 100),
  ])
}

/** The space that a label beside a line takes of the square, also where the square is small. */
const WORD = { width: 22, height: 11 }

/**
 * Finds the place of a label beside a dotted line, from one of its points towards the middle: as near to it
 * as neither line allows an overlap, and rather where the other one is far. `y` is the label's near edge.
 */
export function labelPlace(
  points: readonly [number, number][],
  line: readonly [number, number][],
): { at: number; y: number; isBelow: boolean } {
  const reach = Math.ceil((WORD.width * (points.length - 1)) / 100)
  const rooms = points.flatMap(([x, y], at) => {
    const along = x < 50 ? [at, at + reach + 1] : [Math.max(0, at - reach), at + 1]
    const apart = Math.min(15, Math.abs((line[at]?.[1] ?? y) - y))
    // Outwards is up, then down.
    return [-1, 1].map((sign) => {
      const out = (all: typeof points) => all.slice(...along).map((point) => point[1] * sign)
      const others = out(line)
      const own = Math.max(...out(points))
      const inTheWay = Math.max(...others) > own && Math.min(...others) < own + WORD.height
      const edge = inTheWay ? Math.max(...others) : own
      const end = edge * sign + WORD.height * sign
      const cost = edge - y * sign - apart + (end < 0 || end > 100 ? 100 : 0)
      return { at, y: edge * sign, isBelow: sign > 0, cost }
    })
  })
  return rooms.reduce((best, room) => (room.cost < best.cost ? room : best))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
