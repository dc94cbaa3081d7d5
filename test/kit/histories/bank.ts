import type { Report } from './calls.ts'

/** What really happened to a transfer at whoever pays it, in its order. */
interface Account {
  amountMinor: bigint
  said: Report[]
}

/** The payer's own books: it pays each transfer once at most, whatever it says of it and how often. */
export interface Bank {
  transfers: Map<string, Account>
}

export function openBank(): Bank {
  return { transfers: new Map() }
}

/** What may happen next, after what has happened. */
const NEXT: Record<Report | 'none', readonly Report[]> = {
  none: ['sent', 'completed', 'failed'],
  sent: ['completed', 'failed'],
  completed: ['returned'],
  failed: [],
  returned: [],
}

/**
 * Something happens, if `wish` can; else an earlier word comes again. Answers what is told.
 */
export function happen(
  { transfers }: Bank,
  transfer: { id: string; amountMinor: bigint },
  wish: Report,
): Report | null {
  const account = transfers.get(transfer.id) ?? { amountMinor: transfer.amountMinor, said: [] }
  transfers.set(transfer.id, account)
  if (NEXT[account.said.at(-1) ?? 'none'].includes(wish)) {
    account.said.push(wish)
    return wish
  }
  return account.said.includes(wish) ? wish : (account.said.at(-1) ?? null)
}

/** What of a transfer is with the partner now. */
export function delivered({ transfers }: Bank, id: string): bigint {
  const account = transfers.get(id)
  return account?.said.at(-1) === 'completed' ? account.amountMinor : 0n
}

/** It was called off before the payer heard of it. */
export function stop(
  { transfers }: Bank,
  { id, amountMinor }: { id: string; amountMinor: bigint },
) {
  transfers.set(id, { amountMinor, said: ['failed'] })
}
