import { Elysia, t } from 'elysia'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'

const Health = t.Object({ status: t.Literal('ok') }, { title: 'Health' })

/** `/health`: the process answers. `/ready`: it can also reach the database. */
export function healthRoutes(deps: Deps) {
  return new Elysia({ name: 'health', tags: ['health'] })
    .get('/health', () => ({ status: 'ok' as const }), {
      response: Health,
      detail: { operationId: 'getHealth', summary: 'Whether the process answers' },
    })
    .get(
      '/ready',
      async () => {
        await deps.db.sql`select 1`.catch(() => {
          throw new ApiError('service_unavailable', 'The database cannot be reached.', {
            retryAfterSeconds: 1,
          })
        })
        return { status: 'ok' as const }
      },
      {
        response: Health,
        detail: { operationId: 'getReadiness', summary: 'Whether it can reach the database too' },
      },
    )
}
