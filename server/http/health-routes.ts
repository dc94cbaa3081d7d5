import { Elysia, t } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { isBuilt, NOT_BUILT } from './dist.ts'

const Health = t.Object({ status: t.Literal('ok') }, { title: 'Health' })

/**
 * Serves `/health`: the process answers. `/ready`: it can also reach the database, and `bun run build` was
 * run.
 */
export function healthRoutes(deps: Deps, built = isBuilt()) {
  return new Elysia({ name: 'health', tags: ['health'] })
    .get('/health', () => ({ status: 'ok' as const }), {
      response: Health,
      detail: { operationId: 'getHealth', summary: 'Whether the process answers' },
    })
    .get(
      '/ready',
      async () => {
        if (!built) throw new ApiError('service_unavailable', NOT_BUILT)
        await deps.db.sql`select 1`.catch(() => {
          throw new ApiError('service_unavailable', 'The database cannot be reached.', {
            retryAfterSeconds: 1,
          })
        })
        return { status: 'ok' as const }
      },
      {
        response: Health,
        detail: { operationId: 'getReadiness', summary: 'Whether it can serve everything' },
      },
    )
}
