import { Elysia, t } from 'elysia'
import { oneOf } from '../core/one-of.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { PART_NAMES } from '../readiness/index.ts'
import type { ReadinessReport } from '../readiness/readiness.ts'

const Health = t.Object({ status: t.Literal('ok') }, { title: 'Health' })

const Part = t.Object({
  status: oneOf(['ok', 'degraded', 'failing']),
  message: t.Optional(t.String()),
})
const Ready = t.Object(
  {
    status: oneOf(['ok', 'degraded'], {
      description: '`degraded`: requests are answered, but somebody should look',
    }),
    parts: t.Object(Object.fromEntries(PART_NAMES.map((name) => [name, Part]))),
  },
  { title: 'Readiness' },
)

/**
 * Serves `/health`: the process answers. `/ready`: every part works that requests need, or which does not.
 */
export function healthRoutes({ readiness }: Pick<Deps, 'readiness'>) {
  return new Elysia({ name: 'health', tags: ['health'] })
    .get('/health', () => ({ status: 'ok' as const }), {
      response: Health,
      detail: { operationId: 'getHealth', summary: 'Whether the process answers' },
    })
    .get(
      '/ready',
      async () => {
        const { status, parts } = await readiness.read()
        if (status === 'failing') throw notReady(parts)
        return { status, parts }
      },
      {
        response: Ready,
        detail: {
          operationId: 'getReadiness',
          summary: 'Whether it can serve everything',
          description:
            'A 503 names the parts that fail and what is wrong with them, in `details.parts` too.',
        },
      },
    )
}

function notReady(parts: ReadinessReport['parts']): ApiError {
  const failing = Object.entries(parts).filter(([, { status }]) => status === 'failing')
  const sentences = failing.map(([name, { message }]) => `${name}: ${message}`)
  return new ApiError('service_unavailable', sentences.join(' '), {
    retryAfterSeconds: 1,
    details: { parts },
  })
}
