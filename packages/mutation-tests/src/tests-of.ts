/** As many of the tests that reach a mutant are tried. */
const MOST = 12

/**
 * Chooses the tests to try a mutant with among those that reach it, likeliest first: those that reach most
 * of its source, and little else.
 */
export function testsOf(
  mutant: string,
  source: readonly string[],
  reached: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const score = (ids: ReadonlySet<string>) =>
    source.filter((id) => ids.has(id)).length / Math.sqrt(ids.size)
  return Array.from(reached)
    .filter(([, ids]) => ids.has(mutant))
    .map(([test, ids]) => ({ test, score: score(ids) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ test }) => test)
}
