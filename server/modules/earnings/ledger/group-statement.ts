import type { Balance, StatementLine } from './schema.ts'

/** What one commission or payout comes to within a statement. */
export interface StatementItem {
  /** When it was booked first. */
  bookingDate: string
  eventDate: string
  text: string
  /** How it came about, of what was earned within the statement. */
  receipt: string | null
  currency: string
  amount: number
}

/** What a statement says in one currency: what was owed, what came and went, what is owed. */
export interface StatementSum {
  currency: string
  /** Owed before: earned and not paid yet. */
  opening: number
  earned: number
  paid: number
  /** Owed at the end, and how that stands. */
  closing: number
  accrued: number
  payable: number
  inTransit: number
}

export interface StatementItems {
  /** One for each commission. What only moved on is not among them. */
  earned: StatementItem[]
  /** One for each payout that arrived, or came back. */
  paid: StatementItem[]
  sums: StatementSum[]
}

interface Statement {
  opening: readonly Balance[]
  lines: readonly StatementLine[]
  closing: readonly Balance[]
}

/**
 * Groups the postings of a statement: a commission is one item however often its money moved, and so is a
 * payout. Opening and closing sums differ by what was earned less what was paid.
 */
export function groupStatement({ opening, lines, closing }: Statement): StatementItems {
  const earned = new Map<string, StatementItem>()
  const paid = new Map<string, StatementItem>()
  for (const line of lines) {
    // Only a payout's own postings reach or leave what was paid.
    add(paid, line.payoutId ?? line.id, { line, amount: line.paid })
    add(earned, line.commissionId ?? line.id, { line, amount: line.amount })
  }
  const items = { earned: changed(earned), paid: changed(paid) }
  const codes = [...opening, ...lines, ...closing].map(({ currency }) => currency)
  return {
    ...items,
    sums: Array.from(new Set(codes), (currency) => {
      const [before, after] = [balanceOf(opening, currency), balanceOf(closing, currency)]
      const { accrued, payable, inTransit } = after
      return {
        currency,
        opening: owed(before),
        earned: sumOf(items.earned, currency),
        paid: sumOf(items.paid, currency),
        closing: owed(after),
        accrued,
        payable,
        inTransit,
      }
    }),
  }
}

function add(
  items: Map<string, StatementItem>,
  id: string,
  { line, amount }: { line: StatementLine; amount: number },
): void {
  const { bookingDate, eventDate, currency, receipt } = line
  const text = receipt === null ? line.text : line.subject
  const key = `${id} ${currency}`
  const known = items.get(key)
  if (known) known.amount += amount
  else items.set(key, { bookingDate, eventDate, text, receipt, currency, amount })
}

function changed(items: ReadonlyMap<string, StatementItem>): StatementItem[] {
  return Array.from(items.values()).filter(({ amount }) => amount !== 0)
}

function balanceOf(balances: readonly Balance[], currency: string): Balance {
  const none = { currency, accrued: 0, payable: 0, inTransit: 0, paid: 0 }
  return balances.find((balance) => balance.currency === currency) ?? none
}

function owed({ accrued, payable, inTransit }: Balance): number {
  return accrued + payable + inTransit
}

function sumOf(items: readonly StatementItem[], currency: string): number {
  return items
    .filter((item) => item.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0)
}
