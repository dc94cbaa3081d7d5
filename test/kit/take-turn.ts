import { isWholeRun } from './rounds.ts'

/** Returns which cases a test tries: all in a whole run, else one, which `turn` chooses, counted from 0. */
export function takeTurn<T>(cases: readonly T[], turn: number): readonly T[] {
  return isWholeRun() ? cases : [cases[turn % cases.length]!]
}
