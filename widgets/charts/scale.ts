/** Where the lines of a grid lie: round numbers from below the smallest value to above the largest. */
export function gridOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep(Math.max(high, -low) / 3)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** The next number of 1, 2, 3, 4, 5 × a power of ten, and never less than one. */
function roundStep(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const digit = Math.ceil(value / power)
  return (digit > 5 ? 10 : digit) * power
}

/** Values as points of a 100 by 100 square, the first at the left, the grid from bottom to top. */
export function pointsOf(values: readonly number[], grid: readonly number[]): [number, number][] {
  const [low = 0] = grid
  const high = grid.at(-1) ?? 1
  return values.map((value, i) => [
    values.length > 1 ? round((i / (values.length - 1)) * 100) : 50,
    round(100 - ((value - low) / (high - low)) * 100),
  ])
}

/**
 * Where points lie farthest above a line of the same places; where they never do, farthest below. There is
 * room for words.
 */
export function farFrom(
  points: readonly [number, number][],
  line: readonly [number, number][],
): { at: number; isBelow: boolean } {
  const above = points.map(([, y], i) => (line[i]?.[1] ?? y) - y)
  const most = Math.max(...above)
  const isBelow = most <= 0
  return { at: above.indexOf(isBelow ? Math.min(...above) : most), isBelow }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
