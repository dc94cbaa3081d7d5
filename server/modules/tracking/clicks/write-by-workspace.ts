import { sqlState } from '../../../db/failures.ts'

/** From so many rows on a transaction for one workspace costs no more than a share of a larger one. */
const OWN_TRANSACTION = 32
/** SQLSTATE classes that concern the whole server: out of resources, stopping. */
const CONCERNS_ALL = /^(53|57P)/

/**
 * Writes the items of each workspace that has many by themselves, and those of all others together. If
 * the latter fails, each of these workspaces is tried by itself, so that what is wrong with one is not
 * the others' failure. `write` must find again what it has written before.
 * @returns a promise for each item
 */
export function writeByWorkspace<T, R>(
  items: readonly T[],
  workspaceOf: (item: T) => string,
  write: (items: T[]) => Promise<R[]>,
): Promise<R>[] {
  const answers: Promise<R>[] = Array.from({ length: items.length })
  const numbersOf = Map.groupBy(items.keys(), (i) => workspaceOf(items[i]!))
  const writeThese = (numbers: readonly number[]) => write(numbers.map((i) => items[i]!))
  const answer = (numbers: readonly number[], written: Promise<R[]>) =>
    numbers.forEach((i, n) => (answers[i] = written.then((results) => results[n]!)))
  const groups = [...numbersOf.values()]
  const few = groups.filter((numbers) => numbers.length < OWN_TRANSACTION)
  const isShared = few.length > 1
  for (const numbers of isShared ? groups.filter((group) => !few.includes(group)) : groups) {
    answer(numbers, writeThese(numbers))
  }
  if (!isShared) return answers
  const together = writeThese(few.flat())
  let start = 0
  for (const numbers of few) {
    const from = start
    start += numbers.length
    const own = together.then(
      (results) => results.slice(from, from + numbers.length),
      (error: unknown) => {
        if (CONCERNS_ALL.test(sqlState(error) ?? '57P')) throw error
        return writeThese(numbers)
      },
    )
    answer(numbers, own)
  }
  return answers
}
