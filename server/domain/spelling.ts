const MAX_DISTANCE = 2

/**
 * Suggests the known name that was probably meant, or null: at most two slips away (a letter too many, too
 * few, wrong, or two swapped; case does not count), and no more than half of the name.
 */
export function closest(name: string, known: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = MAX_DISTANCE + 1
  for (const candidate of known) {
    const shorter = Math.min(name.length, candidate.length)
    if (Math.max(name.length, candidate.length) - shorter > MAX_DISTANCE) continue
    const distance = slips(name.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance && distance * 2 <= shorter) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Counts the edits between two words; swapping two neighbours counts once (Damerau–Levenshtein). */
function slips(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        row[j - 1]! + 1,
        last[j]! + 1,
        last[j - 1]! + same,
        swapped ? beforeLast[j - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
