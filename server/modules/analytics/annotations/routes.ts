import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { list } from '../../../http/operations/verbs.ts'
import { listAnnotations } from './list-annotations.ts'
import { Annotation, AnnotationsQuery } from './schema.ts'

export const annotations = resource('analytics', [
  list(listAnnotations, {
    ...byKey('analytics.read'),
    path: '/analytics/annotations',
    query: AnnotationsQuery,
    answer: Annotation,
    summary: 'List chart annotations',
    description:
      'Returns changes to rewards and attribution in a time range, to explain changes in a report.',
  }),
])
