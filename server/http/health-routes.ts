import { t, type Static } from 'elysia'
import { oneOf } from '../core/one-of.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../domain/errors.ts'
import { PART_NAMES } from '../readiness/index.ts'
import type { ReadinessReport } from '../readiness/readiness.ts'
import { byAnyone } from './operations/callers.ts'
import { resource } from './operations/operation.ts'
import { find } from './operations/verbs.ts'

const Health = t.Object({ status: t.Literal('ok') }, { title: 'Health' })

const Part = t.Object({
  status: oneOf(['ok', 'degraded', 'failing']),
  message: t.Optional(t.String()),
})
const Ready = t.Object(
  {
    status: oneOf(['ok', 'degraded'], {
      description: 'The status. `degraded`: requests are handled, but something needs attention.',
    }),
    parts: t.Object(Object.fromEntries(PART_NAMES.map((name) => [name, Part]))),
  },
  { title: 'Readiness' },
)
type Ready = Static<typeof Ready>

/** `/health`: the process answers. `/ready`: every part works that requests need, or which does not. */
export const health = resource('health', [
  find(() => ({ status: 'ok' as const }), {
    ...byAnyone,
    path: '/health',
    answer: Health,
    id: 'getHealth',
    summary: 'Retrieve health status',
    description: 'Returns 200 if the server process responds.',
  }),
  find(({ deps }) => readParts(deps), {
    ...byAnyone,
    path: '/ready',
    answer: Ready,
    id: 'getReadiness',
    summary: 'Retrieve readiness',
    description:
      'Returns 200 if the server can handle all requests. Returns 503 with the failing parts in `details.parts`.',
  }),
])

async function readParts({ readiness }: Pick<Deps, 'readiness'>): Promise<Ready> {
  const { status, parts } = await readiness.read()
  if (status === 'failing') throw notReady(parts)
  return { status, parts }
}

function notReady(parts: ReadinessReport['parts']): ApiError {
  const failing = Object.entries(parts).filter(([, { status }]) => status === 'failing')
  const sentences = failing.map(([name, { message }]) => `${name}: ${message}`)
  return new ApiError('service_unavailable', sentences.join(' '), {
    retryAfterSeconds: 1,
    details: { parts },
  })
}
