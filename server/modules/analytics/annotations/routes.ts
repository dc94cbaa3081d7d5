import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { listAnnotations } from './list-annotations.ts'
import { Annotation, AnnotationsQuery } from './schema.ts'

export function annotationRoutes(deps: Deps) {
  return new Elysia({ name: 'annotations', prefix: '/analytics/annotations', tags: ['analytics'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listAnnotations(ctx, query), {
      needs: 'analytics.read',
      query: AnnotationsQuery,
      response: t.Array(Annotation),
      detail: {
        operationId: 'listAnnotations',
        summary: 'When rewards and attribution changed, to read a report by',
      },
    })
}
