import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { getAttention } from './get-attention.ts'
import { Attention } from './schema.ts'

export const attention = resource('workspace', [
  find(getAttention, {
    ...byKey('workspace.read'),
    path: '/workspace/attention',
    answer: Attention,
    summary: 'Retrieve open tasks',
    description:
      'Returns the number of items that need attention: applications, fraud flags, payout drafts, partners without a payout method, and failures. Each count is at most 1,000.',
  }),
])
