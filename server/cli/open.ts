import { EmbeddedError, runningUrl } from '@svc/embedded-postgres'
import type { Config } from '../config.ts'
import { createCtx, type Ctx } from '../core/ctx.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { requirePlan, type Feature } from '../domain/plan.ts'
import { openBackend, type Backend } from '../start.ts'

/**
 * Opens the database for an operator's command; beside a running server too, through that server's
 * Postgres.
 */
export async function openForOperator(config: Config): Promise<Backend> {
  // Servers that have only the old key could not read what a command encrypts.
  const options = { tell, addsKey: false }
  try {
    return await openBackend(config, undefined, options)
  } catch (error) {
    const url = error instanceof EmbeddedError ? runningUrl(config.dataDir) : undefined
    if (!url) throw error
    return openBackend({ ...config, databaseUrl: url }, undefined, options)
  }
}

function tell(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** Creates a context with every right in the workspace that the operator named, whose plan has the feature. */
export async function operatorCtx(
  deps: Deps,
  slugOrId: string | undefined,
  feature?: Feature,
): Promise<Ctx> {
  const named = slugOrId ?? ''
  const { directory } = deps
  const workspace =
    (await directory.workspaceBySlug(named)) ?? (await directory.workspaceById(named))
  if (!workspace) throw new ApiError('not_found', `No workspace has the slug or ID "${named}".`)
  if (feature) requirePlan(workspace.plan, feature)
  return createCtx(deps, {
    workspaceId: workspace.id,
    plan: workspace.plan,
    actor: { type: 'system', name: 'cli' },
  })
}
