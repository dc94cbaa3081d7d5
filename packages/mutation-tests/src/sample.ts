import type { Mutant } from './instrument.ts'

/** `late`: the tests did not end in time. `mistyped`: they passed, but the type checker refuses it. */
export type Verdict = 'noticed' | 'late' | 'mistyped' | 'survived'

export type Tried = readonly [mutant: Mutant, verdict: Verdict]

/** The folder that a mutant of a file is counted under. */
export type FolderOf = (fileName: string) => string

/** Chooses about `size` mutants at random, from each folder its share. Each beginning is a sample, too. */
export function sampleOf(
  mutants: readonly Mutant[],
  size: number,
  { seed, folderOf }: { seed: string; folderOf: FolderOf },
): Mutant[] {
  const order = ({ id }: Mutant) => Number(Bun.hash(`${seed}:${id}`))
  const shuffled = mutants.toSorted((a, b) => order(a) - order(b))
  return Array.from(Map.groupBy(shuffled, ({ fileName }) => folderOf(fileName)).values(), (own) =>
    own.slice(0, Math.round((size * own.length) / mutants.length)),
  )
    .flat()
    .sort((a, b) => order(a) - order(b))
}

/** Lists folders and their sum as Markdown. */
export function tableOf(
  mutants: readonly Mutant[],
  tried: readonly Tried[],
  folderOf: FolderOf,
): string {
  const byFolder = Map.groupBy(tried, ([{ fileName }]) => folderOf(fileName))
  const row = (name: string, all: readonly Mutant[], own: readonly Tried[]) => {
    const count = (which: Verdict) => own.filter(([, verdict]) => verdict === which).length
    const survived = count('survived')
    const [low, high] = interval(own.length - survived, own.length)
    const numbers = [
      all.length,
      own.length,
      own.length - survived,
      count('late'),
      count('mistyped'),
    ].join(' | ')
    const score = (100 * (1 - survived / own.length)).toFixed(1)
    return `| ${name} | ${numbers} | ${score}% | ${low.toFixed(1)} to ${high.toFixed(1)}% |`
  }
  const rows = Array.from(Map.groupBy(mutants, ({ fileName }) => folderOf(fileName)))
    .flatMap(([name, all]) => (byFolder.has(name) ? row(name, all, byFolder.get(name)!) : []))
    .sort()
  return [
    '| Folder | Mutants | Tested | Found | Late | Mistyped | Score | 95% confidence |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    row('**All**', mutants, tried),
  ].join('\n')
}

/** Computes Wilson's interval for a share with 95% confidence, in percent. */
export function interval(hits: number, of: number): [low: number, high: number] {
  const z = 1.96
  const middle = hits / of + z ** 2 / (2 * of)
  const half = z * Math.sqrt((hits * (of - hits)) / of ** 3 + z ** 2 / (4 * of ** 2))
  const scale = 100 / (1 + z ** 2 / of)
  return [(middle - half) * scale, (middle + half) * scale]
}
