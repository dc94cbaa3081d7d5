import type { Ctx } from '../../../core/ctx.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import { openAccount } from './account.ts'
import { findConnection } from './present.ts'
import type { FieldChoices } from './schema.ts'

/**
 * Lists what there is to choose for the fields of a connection, as the provider says; nothing when its fields are
 * not chosen there.
 * @throws ApiError `unprocessable_entity` when the provider refuses the connection's access
 */
export async function listChoices(ctx: Ctx, id: string): Promise<FieldChoices[]> {
  const { deps } = ctx
  const { provider } = await findConnection(ctx, id)
  const integration = findIntegration(deps.integrations, provider)
  if (!integration?.choices) return []
  const account = await openAccount(ctx, id)
  try {
    const choices = await integration.choices(account)
    return Object.entries(choices).map(([field, listed]) => ({ field, choices: listed }))
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unauthorized')) throw error
    // The provider refuses our key; the caller's is fine.
    throw invalid('details', error.text)
  }
}
