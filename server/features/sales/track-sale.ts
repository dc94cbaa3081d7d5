import type { WorkspaceRecord } from '../../db/directory.ts'
import { countEvents } from '../../db/rollups.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import { writeTogether } from '../../db/write-together.ts'
import type { Deps } from '../../deps.ts'
import { requirePlan } from '../../domain/plan.ts'
import { transact } from '../../http/transact.ts'
import { gatherEvidence, rulesOf, type Evidence, type Source } from '../customers/evidence.ts'
import { saveCustomer, type SavedCustomer } from '../customers/save-customer.ts'
import { countedLead, storeLead } from '../leads/store-lead.ts'
import { answerSale } from './answer-sale.ts'
import { claimInvoice } from './claim-invoice.ts'
import { claimSales } from './claim-sales.ts'
import { DIRECT_SALE, directLead, judgeSale } from './judge-sale.ts'
import type { TrackedSale, TrackSaleBody } from './schema.ts'
import { readSale, type SaleInput } from './sale-input.ts'
import { countedSale, storeSale } from './store-sale.ts'

/** Records that a customer paid: once per invoice, for ever. */
export async function trackSale(
  deps: Deps,
  scope: Scope,
  body: TrackSaleBody,
  { clientSide = false } = {},
): Promise<TrackedSale> {
  requirePlan(scope.plan, 'conversionTracking')
  const input = readSale(deps, body, clientSide)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const answer = await transact(deps, scope, (tx) =>
    recordSale(deps, tx, { scope, workspace, input }),
  )
  deps.live.announce([scope.workspaceId])
  return answer
}

interface SaleCase {
  scope: Scope
  workspace: WorkspaceRecord
  input: SaleInput
}

async function recordSale(
  deps: Deps,
  tx: Tx,
  { scope, workspace, input }: SaleCase,
): Promise<TrackedSale> {
  const { externalId, clickId, at, invoiceId } = input
  const leadName = input.leadName ?? DIRECT_SALE
  const evidence = await gatherEvidence(tx, scope, { externalId, clickId, leadName })
  const id = deps.ids.make('evt', at.getTime())
  if (invoiceId) {
    const earlier = await claimInvoice(tx, scope, {
      invoiceId,
      saleId: id,
      bodyHash: input.bodyHash,
    })
    if (earlier) return earlier
  }
  const rules = rulesOf(workspace)
  const judged = judgeSale(input, evidence, rules)
  const { source, verdict } = judged
  const lead = directLead(deps.ids, input, evidence, { rules, source })
  const saved = saveBuyer(deps, { workspace, input, evidence, source, leadId: lead?.id ?? null })
  const customer = saved?.customer ?? null
  const late = evidence.late(at)
  const leadId = lead?.id ?? judged.leadId
  const sale = { ...input, id, source, verdict, late, leadId, customerId: customer?.id ?? null }
  await writeTogether(tx, scope, (ws) => [
    ...(saved?.writes(ws) ?? []),
    ...(lead && customer ? storeLead(ws, { ...lead, customerId: customer.id }) : []),
    ...storeSale(ws, sale),
  ])
  const ownCurrency = workspace.currency
  const ownLead = lead && { ...lead.verdict, id: lead.id }
  const claimed = customer
    ? await claimSales(tx, scope, { evidence, customer, source, lead: ownLead, rules, ownCurrency })
    : []
  const first = !evidence.customer?.converted
  const counted = [...countedLead(lead), ...countedSale(sale, first), ...claimed]
  countEvents(tx, scope, counted, ownCurrency)
  return answerSale(sale, customer)
}

interface Buyer {
  workspace: WorkspaceRecord
  input: SaleInput
  evidence: Evidence
  source: Source | null
  leadId: string | null
}

/** Whoever came through no link and is not known either stays a stranger. */
function saveBuyer({ ids }: Deps, buyer: Buyer): SavedCustomer | null {
  const { workspace, input, evidence, source, leadId } = buyer
  if (!evidence.customer && !evidence.named) return null
  const counted = source !== null
  return saveCustomer(ids, evidence.customer, {
    externalId: input.externalId,
    at: input.at,
    person: input.person,
    country: evidence.named?.country ?? null,
    source,
    settles: counted,
    leadId,
    sale: {
      ownAmountMinor: input.currency === workspace.currency ? input.amountMinor : 0n,
      counted,
    },
  })
}
