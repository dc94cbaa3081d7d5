import type { Scope } from '../db/scope.ts'
import type { BatchTx, Transaction, Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'

/**
 * The context of a use case: the services it may use, whose data it sees and on whose behalf, and the
 * database.
 */
export interface Ctx {
  readonly deps: Deps
  readonly scope: Scope
  /** Outside of a transaction: each statement is committed by itself. */
  readonly tx: Tx
}

/** The same within a transaction (transact.ts). */
export interface TxCtx extends Ctx {
  readonly tx: Transaction
}

/**
 * What work is given that may share its transaction with other work of its workspace: it loads and
 * writes. For anything else it needs a `TxCtx`, which `exclusive` (transact.ts) gives.
 */
export interface BatchCtx {
  readonly deps: Deps
  readonly scope: Scope
  readonly tx: BatchTx
}

/** Creates the context of a request, job or command, outside of any transaction. */
export function createCtx(deps: Deps, scope: Scope): Ctx {
  return { deps, scope, tx: deps.db.tx }
}
