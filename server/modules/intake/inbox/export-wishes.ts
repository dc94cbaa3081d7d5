import type { Ctx } from '../../../core/ctx.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Verb } from '../../../integrations/port.ts'
import { getCustomer } from '../../tracking/customers/get-customer.ts'
import { readAlias } from './aliases.ts'
import { nameIn, type Reported } from './name-buyer.ts'

/**
 * Says whose data a provider asks for, and where it is exported; null: it asks for nobody's. That somebody is
 * unknown is an answer, too.
 */
export async function exportWishes(
  ctx: Ctx,
  event: Reported,
  verbs: readonly Verb[],
): Promise<string | null> {
  const asked = verbs.flatMap((one) => (one.verb === 'export' ? [one.buyer] : []))
  if (asked.length === 0) return null
  const ids = new Set<string>()
  for (const { accountId, externalId } of asked) {
    const alias =
      accountId && (await readAlias(ctx, { event, kind: 'customer', providerId: accountId }))
    const id = await idOf(ctx, alias || nameIn(event, externalId))
    if (id !== null) ids.add(id)
  }
  if (ids.size === 0) return 'Nothing is stored about the customer whose data was asked for.'
  const paths = [...ids].map((id) => `GET /customers/${id}/export`)
  return `Hand the customer their data: ${paths.join(', ')}.`
}

async function idOf(ctx: Ctx, externalId: string | null): Promise<string | null> {
  if (externalId === null) return null
  try {
    return (await getCustomer(ctx, { id: `ext_${externalId}` })).id
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
