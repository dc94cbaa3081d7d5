/*
 * The one order in which a transaction loads, locks and writes. Two transactions that take the same locks
 * in the same order wait for each other instead of deadlocking, and work that shares a transaction loads
 * step by step in this order (batch.ts). After the loads come the writes of rows (`write`), each kind in
 * one order too, then those that go with the commit. Ledger rows take the lock of their program's open
 * month, shared; whoever closes it holds nothing else.
 */

/** Loaders of one stage are independent of each other and are sent together. What is not here does not compile. */
export const LOAD_STAGES = [
  ['request answers'],
  // Locks: events of the inbox, by id, then who a provider's customers are, by name.
  ['waiting inbox events'],
  ['provider customers'],
  ['inbox aliases'],
  ['guests', 'provisional names', 'accounts of customers'],
  // Locks: the rollups (shared), then customers, then invoices by name.
  ['evidence'],
  ['earlier sale', 'earlier lead', 'discount code'],
  // Locks: the enrollments, by id, against a ban.
  ['standing by partner', 'standing by enrollment'],
  ['exchange rates'],
  // Locks, in a transaction of its own only: the partner's limits, totals and volume.
  ['customer history', 'partner history'],
  ['partner facts', 'event facts', 'open flags'],
  ['released rules'],
  // Writes: what providers have reported, each once.
  ['inbox events'],
] as const

export type LoaderName = (typeof LOAD_STAGES)[number][number]

/** Rows that many wait for: locked last, and no longer than the commit takes. */
export const COMMIT_WRITES = ['balances', 'totals'] as const

export type CommitWriteName = (typeof COMMIT_WRITES)[number]

/** Returns the stage that a loader belongs to. */
export function stageOf(name: LoaderName): number {
  return LOAD_STAGES.findIndex((stage) => (stage as readonly string[]).includes(name))
}
