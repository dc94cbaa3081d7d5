import type { Ctx } from '../../../core/ctx.ts'
import { parseText } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { connections } from '../../../db/schema/intake.ts'
import { placeOf } from '../../../db/sealed.ts'
import { requireIntegration } from '../../../integrations/find-integration.ts'
import { findProgram } from '../../program/programs/queries.ts'
import { startPoll } from '../polls/schedule-poll.ts'
import { checkDetails } from './check-details.ts'
import { maskSecret, sealDetails } from './details.ts'
import { toConnection } from './present.ts'
import type { Connection, ConnectionBody } from './schema.ts'

/** Connects an account at a provider; a workspace may have several of one provider. */
export async function createConnection(ctx: Ctx, body: ConnectionBody): Promise<Connection> {
  const { deps, scope } = ctx
  const provider = body.provider.trim()
  const integration = requireIntegration(deps.integrations, provider)
  const name = parseText('name', body.name)
  const secret = integration.checkSecret(body.secret)
  const details = checkDetails(integration, body.details ?? {})
  const programId = body.programId ? (await findProgram(ctx, body.programId)).id : null
  return transact(ctx, async ({ tx }) => {
    const id = deps.ids.make('con')
    const place = placeOf(connections.secret, scope.workspaceId, id)
    const [row] = await tx.insert(scope, connections, {
      id,
      provider,
      name,
      programId,
      secret: deps.secrets.seal(secret, place),
      masked: maskSecret(secret),
      details: sealDetails(deps, { workspaceId: scope.workspaceId, id }, details),
      ...startPoll(deps, provider, { id: null, details }),
      createdAt: new Date(deps.clock.now()),
    })
    return toConnection(deps, row!)
  })
}
