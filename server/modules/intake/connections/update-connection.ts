import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { parseOptional, parseText } from '../../../core/input.ts'
import { inTransaction } from '../../../core/transact.ts'
import { connections } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import type { Details } from '../../../integrations/port.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { restartPoll } from '../polls/schedule-poll.ts'
import { checkDetails } from './check-details.ts'
import { detailsOf, maskSecret, sealDetails } from './details.ts'
import { findConnection, toConnection, type ConnectionRow } from './present.ts'
import type { Connection, UpdateConnectionBody } from './schema.ts'

/**
 * Changes the name, the secret or the keys of a connection. From then on the former secret opens nothing; keys
 * that are left out stay, and an empty one is removed.
 */
export async function updateConnection(
  ctx: Ctx,
  id: string,
  body: UpdateConnectionBody,
): Promise<Connection> {
  const { deps, scope } = ctx
  const connection = await inTransaction(ctx, async (ctx) => {
    const row = await findConnection(ctx, id, { lock: 'update' })
    const name = body.name === undefined ? row.name : parseText('name', body.name)
    const programId = parseOptional('programId', body.programId)
    if (programId !== null) await findProgram(ctx, programId)
    const changes = {
      name,
      ...(body.programId !== undefined && { programId }),
      ...(body.secret !== undefined && sealed(row.provider, body.secret)),
      ...(body.details !== undefined && merged(row, body.details)),
    }
    const where = [eq(connections.id, row.id)]
    const [changed] = await ctx.tx.update(scope, connections, changes, where)
    return toConnection(deps, changed!)
  })
  // Calls that the former secret signed are refused from now on.
  await deps.directory.changed()
  return connection

  function sealed(provider: string, given: string) {
    const secret = requireIntegration(deps.integrations, provider).checkSecret(given)
    const place = placeOf(connections.secret, scope.workspaceId, id)
    return { secret: deps.secrets.seal(secret, place), masked: maskSecret(secret) }
  }

  function merged(row: ConnectionRow, given: Details) {
    const integration = requireIntegration(deps.integrations, row.provider)
    const names = integration.fields.map((field) => field.name)
    const stored = Object.entries(detailsOf(deps, row))
    const [own, granted] = [true, false].map((wanted) =>
      Object.fromEntries(stored.filter(([name]) => names.includes(name) === wanted)),
    )
    const details = { ...granted, ...checkDetails(integration, { ...own, ...given }) }
    return {
      details: sealDetails(deps, row, details),
      ...restartPoll(deps, row, { id: row.accountId, details }),
    }
  }
}
