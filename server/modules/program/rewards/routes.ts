import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, list, read, remove, send, update } from '../../../http/operations/verbs.ts'
import { archiveReward } from './archive-reward.ts'
import { createReward } from './create-reward.ts'
import { getReward } from './get-reward.ts'
import { listConditions } from './list-conditions.ts'
import { listRewards } from './list-rewards.ts'
import { listVersions } from './list-versions.ts'
import { previewReward } from './preview-reward.ts'
import { Preview, PreviewBody } from './preview-schema.ts'
import {
  Reward,
  RewardBody,
  RewardParams,
  RewardPatch,
  RewardQuery,
  RewardVersion,
  VersionQuery,
} from './schema.ts'
import { ConditionAttribute } from './condition-schema.ts'
import { updateReward } from './update-reward.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const rewards = resource('rewards', [
  list(listRewards, {
    ...reading,
    path: '/rewards',
    query: RewardQuery,
    answer: Reward,
    summary: 'List rewards',
    description: 'Returns rewards with their latest version, oldest first.',
  }),
  list(listConditions, {
    ...reading,
    path: '/rewards/conditions',
    answer: ConditionAttribute,
    id: 'listRewardConditions',
    summary: 'List reward conditions',
    description:
      'Returns the conditions that rewards can use, with their operators and value types.',
  }),
  send(previewReward, {
    ...reading,
    path: '/rewards/preview',
    body: PreviewBody,
    answer: Preview,
    summary: 'Preview reward',
    description: 'Calculates sample commissions for a draft or saved reward. Nothing is saved.',
  }),
  read(getReward, {
    ...reading,
    path: '/rewards/:id',
    answer: Reward,
    summary: 'Retrieve reward',
    description: 'Retrieves a reward with its latest version.',
  }),
  operation('GET', (ctx, { params, query }) => listVersions(ctx, { ...params, ...query }), {
    ...reading,
    path: '/rewards/:id/versions',
    params: RewardParams,
    query: VersionQuery,
    answer: t.Array(RewardVersion),
    id: 'listRewardVersions',
    summary: 'List reward versions',
    description: 'Returns all versions of a reward.',
  }),
  create(createReward, {
    ...writing,
    path: '/rewards',
    body: RewardBody,
    answer: Reward,
    summary: 'Create reward',
    description:
      'Creates a reward for a group or partner. The reward applies to customers whose first lead comes after this call.',
  }),
  update(updateReward, {
    ...writing,
    path: '/rewards/:id',
    body: RewardPatch,
    answer: Reward,
    summary: 'Update reward',
    description:
      'Creates a new version of a reward. Fields that you omit keep their values. Existing customers keep the version that applied to their lead.',
  }),
  remove(archiveReward, {
    ...writing,
    path: '/rewards/:id',
    answer: Reward,
    summary: 'Archive reward',
    description:
      'Archives a reward. It no longer applies to new customers. Existing customers keep it, and their later sales still earn commissions.',
  }),
])
