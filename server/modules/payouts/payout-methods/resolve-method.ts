import { CREDIT, wayToPay } from '../../../domain/credit.ts'
import { message, type Localizable } from '../../../domain/message/message.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'

export type CreditTerms = Pick<ProgramRow, 'creditPayouts' | 'creditLabel'>

/** A payout method as it is shown. */
export interface ShownMethod {
  provider: string
  masked: Localizable
  verified: boolean
}

/** Returns what partners read instead of an account: the program's own words, or ours in their language. */
export function creditLabel({ creditLabel: label }: CreditTerms): Localizable {
  return label ?? message('payout.credit.account')
}

/**
 * Decides by which method a partner is paid in a program: the partner's own, or credit where the program
 * pays in it. `isOffered`: false for credit that the program does not pay.
 */
export function resolveMethod<Method extends ShownMethod>(
  program: CreditTerms,
  method: Method | null,
): { method: Method | ShownMethod | null; isOffered: boolean } {
  const way = wayToPay(program.creditPayouts, method?.provider ?? null)
  if (way !== 'credit') return { method, isOffered: way !== 'not_offered' }
  const masked = creditLabel(program)
  const own = method?.provider === CREDIT ? method : { provider: CREDIT, verified: true }
  return { method: { ...own, masked }, isOffered: true }
}
