import { findEndedByBan } from '../../../server/domain/ban.ts'
import {
  adjust,
  cancel,
  hold,
  isOpen,
  mature,
  mayBecome,
  release,
} from '../../../server/domain/commission.ts'
import { change, DAY_MS, pick, type BookedCommission, type ReferenceModel } from './model.ts'

export function wait(books: ReferenceModel, days: number): void {
  books.nowMs += days * DAY_MS
  for (const one of books.commissions) {
    if (one.status === 'pending' && one.maturesMs <= books.nowMs)
      change(books, one, mature(one, `${books.postings.length}`))
  }
}

export function review(
  books: ReferenceModel,
  index: number,
  verb: 'hold' | 'release' | 'cancel',
): void {
  const one = pick(books.commissions, index)
  if (!one) return
  const to = { hold: 'held', release: 'pending', cancel: 'canceled' } as const
  if (!mayBecome(one.status, to[verb])) return
  if (verb === 'cancel') {
    const clawBacks = books.commissions.filter(({ reverses }) => reverses === one.id)
    cancelOpen(books, [one, ...clawBacks])
  } else {
    change(books, one, verb === 'hold' ? hold(one, `${books.postings.length}`) : release(one))
  }
}

export function correct(books: ReferenceModel, index: number, toMinor: bigint): void {
  const one = pick(books.commissions, index)
  if (!one || !isCorrectable(books, one)) return
  one.explained.push(toMinor - one.earningsMinor)
  change(books, one, adjust(one, toMinor, `${books.postings.length}`))
  one.earnedMinor = toMinor
}

/** The books know no corrections after refunds, also where a refund found nothing to take back. */
export function isCorrectable(books: ReferenceModel, one: BookedCommission): boolean {
  const sale = books.sales.find(({ id }) => id === one.sale)
  return isOpen(one.status) && one.reversedMinor === 0n && (sale?.refundedMinor ?? 0n) === 0n
}

export function ban(books: ReferenceModel, index: number): void {
  const owner = pick(books.enrollments, index)!
  owner.banned = !owner.banned
  if (owner.banned) cancelUnpaid(books, owner.id)
}

export function cancelUnpaid(books: ReferenceModel, enrollmentId: string): void {
  const open = books.commissions.map((one) => ({
    ...one,
    reversesId: one.reverses,
    sourceId: null,
    isCarried: false,
  }))
  const ended = findEndedByBan(open, enrollmentId)
  cancelOpen(
    books,
    books.commissions.filter(({ id }) => ended.has(id)),
  )
}

function cancelOpen(books: ReferenceModel, list: readonly BookedCommission[]): void {
  for (const one of list.filter(({ status }) => isOpen(status))) {
    one.explained.push(-one.earningsMinor)
    change(books, one, cancel(one, `${books.postings.length}`))
  }
}
