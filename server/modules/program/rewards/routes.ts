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
  ConditionAttribute,
  Reward,
  RewardBody,
  RewardParams,
  RewardPatch,
  RewardQuery,
  RewardVersion,
  VersionQuery,
} from './schema.ts'
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
  }),
  list(listConditions, {
    ...reading,
    path: '/rewards/conditions',
    answer: ConditionAttribute,
    id: 'listRewardConditions',
    summary: 'List what conditions can ask about',
  }),
  send(previewReward, {
    ...reading,
    path: '/rewards/preview',
    body: PreviewBody,
    answer: Preview,
    summary: 'Preview a reward',
    description: 'Computes sample commissions of a draft or a stored reward. Stores nothing.',
  }),
  read(getReward, { ...reading, path: '/rewards/:id', answer: Reward, summary: 'Get a reward' }),
  operation('GET', (ctx, { params, query }) => listVersions(ctx, { ...params, ...query }), {
    ...reading,
    path: '/rewards/:id/versions',
    params: RewardParams,
    query: VersionQuery,
    answer: t.Array(RewardVersion),
    id: 'listRewardVersions',
    summary: 'List the versions of a reward',
  }),
  create(createReward, {
    ...writing,
    path: '/rewards',
    body: RewardBody,
    answer: Reward,
    summary: 'Create a reward',
  }),
  update(updateReward, {
    ...writing,
    path: '/rewards/:id',
    body: RewardPatch,
    answer: Reward,
    summary: 'Change a reward',
    description:
      'Writes a new version; what is not given stays. Customers keep the version of their lead.',
  }),
  remove(archiveReward, {
    ...writing,
    path: '/rewards/:id',
    answer: Reward,
    summary: 'Archive a reward',
    description:
      'No new customer is won under it. Customers who were won under it keep it: their later sales go on earning.',
  }),
])
