import { announceHeard } from '../../../core/announce-heard.ts'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { toCustomerName } from '../../../domain/customer-name.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { earlier } from '../../../domain/attribution-times.ts'
import { ApiError } from '../../../domain/errors.ts'
import { auditEvents } from '../../../core/audit-events.ts'
import { transact } from '../../../core/transact.ts'
import { claimSales } from '../sales/claim-sales.ts'
import { loadEvidence } from './evidence.ts'
import { rulesOf } from './rules.ts'
import { presentCustomers, requireCustomer } from './queries.ts'
import { saveCustomer } from './save-customer.ts'
import { CUSTOMER_COLUMNS, type CreateCustomerBody, type Customer } from './schema.ts'

const NOBODY = { name: null, email: null, avatar: null }

/** Makes a customer known before any lead; the first lead with a click says where they came from. */
export async function createCustomer(ctx: Ctx, body: CreateCustomerBody): Promise<Customer> {
  const { deps, scope } = ctx
  const { programId: asked, ...rest } = body
  const programId = asked ? (await findProgram(ctx, asked)).id : null
  const { externalId: given, country = null, ...person } = readColumns(CUSTOMER_COLUMNS, rest)
  const externalId = toCustomerName({ externalId: given, programId })
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  return transact(ctx, async (ctx) => {
    await auditEvents(ctx)
    const at = new Date(deps.clock.now())
    const evidence = await loadEvidence(ctx, { externalId, clickId: null, leadName: null })
    if (evidence.customer) throw customerExists(given)
    const { customer, writes } = saveCustomer(deps.ids, null, {
      externalId,
      at,
      seenAtMs: earlier(at.getTime(), evidence.waitingSinceMs),
      person: { ...NOBODY, ...person },
      country,
      source: null,
      evidence: 'server',
      settles: false,
      leadId: null,
      offer: null,
    })
    await ctx.tx.write(scope, writes)
    await announceHeard(ctx, [{ type: 'customer.created', data: { customerId: customer.id } }])
    const ownCurrency = workspace.currency
    const claim = {
      evidence,
      customer,
      source: null,
      lead: null,
      rules: rulesOf(workspace, evidence),
      ownCurrency,
      reporter: 'server' as const,
    }
    await claimSales(ctx, claim)
    const { origin } = deps.config
    const row = await requireCustomer(ctx, customer.id)
    return (await presentCustomers(ctx, [row], { origin }))[0]!
  })
}

export function customerExists(externalId: string): ApiError {
  return new ApiError(
    'conflict',
    `A customer with the externalId ${JSON.stringify(externalId)} already exists. Update it with PATCH /customers/ext_<externalId>.`,
  )
}
