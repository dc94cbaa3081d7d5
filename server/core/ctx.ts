import type { Scope } from '../db/scope.ts'
import type { BatchTx, Transaction, Tx } from '../db/tx.ts'
import type { Deps } from '../deps.ts'
import { API_LOCALE, type Locale } from '../locales/format.ts'

/**
 * The context of a use case: the services it may use, whose data it sees and on whose behalf, and the
 * database.
 */
export interface Ctx {
  readonly deps: Deps
  readonly scope: Scope
  /** How sentences of the answer are written; never what is stored. */
  readonly locale: Locale
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
  readonly locale: Locale
  readonly tx: BatchTx
}

/**
 * Creates the context of a request, job or command, outside of any transaction. Only people who are signed
 * in have a locale of their own.
 */
export function createCtx(deps: Deps, scope: Scope, locale: Locale = API_LOCALE): Ctx {
  return { deps, scope, locale, tx: deps.db.tx }
}
