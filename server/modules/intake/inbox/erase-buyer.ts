import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connectionAliases } from '../../../db/schema/intake.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Buyer } from '../../../integrations/port.ts'
import { eraseCustomer } from '../../tracking/customers/erase-customer.ts'
import { requireCustomer } from '../../tracking/customers/queries.ts'
import { readAlias } from './aliases.ts'
import { nameIn, type Reported } from './name-buyer.ts'
import type { InboxRow } from './present.ts'

const PAGE = 100

/** Erases a customer whose data the provider wants deleted; somebody unknown is erased already. */
export async function eraseBuyer(ctx: Ctx, event: Reported, buyer: Buyer): Promise<void> {
  const { accountId } = buyer
  const alias = accountId
    ? await readAlias(ctx, { event, kind: 'customer', providerId: accountId })
    : null
  const name = alias ?? nameIn(event, buyer.externalId)
  if (name !== null) await erase(ctx, name)
  if (accountId && alias !== null) await forget(ctx, event, accountId)
}

/** Erases every customer whom the account has named; begun again, it goes on. */
export async function eraseBuyers(ctx: Ctx, event: InboxRow): Promise<void> {
  const { tx, scope } = ctx
  for (;;) {
    const page = await tx.find(scope, connectionAliases, {
      where: [
        eq(connectionAliases.connectionId, event.connectionId),
        eq(connectionAliases.kind, 'customer'),
      ],
      orderBy: [asc(connectionAliases.providerId)],
      limit: PAGE,
    })
    for (const { providerId, value } of page) {
      await erase(ctx, value)
      await forget(ctx, event, providerId)
    }
    if (page.length < PAGE) return
  }
}

/** Erases the customer with exactly this name: nobody with the same external ID in another program. */
async function erase(ctx: Ctx, name: string): Promise<void> {
  try {
    const { id } = await requireCustomer(ctx, `ext_${name}`)
    await eraseCustomer(ctx, id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

/** Forgets which customer the provider's id means, since both are about a person. */
async function forget(ctx: Ctx, event: InboxRow, providerId: string): Promise<void> {
  await inTransaction(ctx, ({ tx, scope }) =>
    tx.remove(scope, connectionAliases, [
      eq(connectionAliases.connectionId, event.connectionId),
      eq(connectionAliases.kind, 'customer'),
      eq(connectionAliases.providerId, providerId),
    ]),
  )
}
