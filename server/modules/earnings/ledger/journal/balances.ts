import type { BalanceOwner } from './queries.ts'

/** The balances of a journal up to some place: each account and currency of each program has its own. */
export class Balances {
  readonly #sums = new Map<string, bigint>()

  constructor(sums: readonly (BalanceOwner & { sum: bigint })[]) {
    this.add(sums)
  }

  of(owner: BalanceOwner): bigint {
    return this.#sums.get(keyOf(owner)) ?? 0n
  }

  /** Moves on by what a part of the journal sums to. */
  add(sums: readonly (BalanceOwner & { sum: bigint })[]): void {
    for (const { sum, ...owner } of sums) this.#sums.set(keyOf(owner), this.of(owner) + sum)
  }
}

function keyOf({ programId, account, currency }: BalanceOwner): string {
  return `${programId} ${account} ${currency}`
}
