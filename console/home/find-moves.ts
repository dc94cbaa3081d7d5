interface Row {
  partnerId?: unknown
  clicks: number
  sales: number
  saleAmount: number
}

interface Figures {
  clicks: number
  sales: number
  revenue: number
}

/** What a partner brought in two times. */
export interface Move {
  partnerId: string
  now: Figures
  before: Figures
}

const MAX_MOVES = 5
const NONE: Figures = { clicks: 0, sales: 0, revenue: 0 }

/** Finds the partners whose revenue changed most between two times, from the figures of their links. */
export function findMoves(now: readonly Row[], before: readonly Row[]): Move[] {
  const [sumsNow, sumsBefore] = [sumByPartner(now), sumByPartner(before)]
  const distance = (move: Move) => Math.abs(move.now.revenue - move.before.revenue)
  return [...new Set([...sumsNow.keys(), ...sumsBefore.keys()])]
    .map((partnerId) => ({
      partnerId,
      now: sumsNow.get(partnerId) ?? NONE,
      before: sumsBefore.get(partnerId) ?? NONE,
    }))
    .filter((move) => distance(move) > 0)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, MAX_MOVES)
}

function sumByPartner(rows: readonly Row[]): Map<string, Figures> {
  const sums = new Map<string, Figures>()
  for (const { partnerId, clicks, sales, saleAmount } of rows) {
    if (typeof partnerId !== 'string') continue
    const sum = sums.get(partnerId) ?? NONE
    sums.set(partnerId, {
      clicks: sum.clicks + clicks,
      sales: sum.sales + sales,
      revenue: sum.revenue + saleAmount,
    })
  }
  return sums
}
