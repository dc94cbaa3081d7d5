import { html, type TemplateResult } from 'lit'
import { call, unexpected } from '../api/client.ts'
import type { Program, StatementList } from '../api/wire.gen.ts'
import { money } from '../base/format.ts'
import { ledgerQuery, ledgerView } from './ledger-filters.ts'

export const PAGE_SIZE = 50

/** A partner with the sums of their statement. */
export type Line = StatementList['partners'][number]
export type Sum = StatementList['totals'][number]

/** Renders sums, a line for each currency. */
export function renderSums(sums: readonly Sum[]): TemplateResult[] {
  return (['earned', 'paid', 'open'] as const).map(
    (name) =>
      html`<td class="number ${name === 'open' ? 'wide' : ''}">
        ${
          sums.length === 0
            ? '–'
            : sums.map((sum) => html`<div>${money(sum[name], sum.currency)}</div>`)
        }
      </td>`,
  )
}

/** Reads a page of the partners, and the sums of all of them. @throws Problem */
export async function readPage(
  { id: programId }: Program,
  address: string,
  { page = 1, signal }: { page?: number; signal?: AbortSignal },
): Promise<StatementList> {
  const search = new URLSearchParams(address).get('search')?.slice(0, 100)
  const { month } = ledgerView(address)
  const query = {
    ...ledgerQuery({ programId, ...(month ? { month } : {}) }),
    page: String(page),
    pageSize: String(PAGE_SIZE),
    ...(search ? { search } : {}),
  }
  const answer = await call<StatementList>('/ledger/statements', {
    query,
    ...(signal ? { signal } : {}),
  })
  if (!Array.isArray(answer.partners) || !Array.isArray(answer.totals)) throw unexpected()
  return answer
}
