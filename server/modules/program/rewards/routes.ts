import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
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

export function rewardRoutes(deps: Deps) {
  return new Elysia({ name: 'rewards', prefix: '/rewards', tags: ['rewards'] })
    .use(secure(deps))
    .use(readRoutes(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createReward(ctx, body)
      },
      {
        needs: 'program.write',
        body: RewardBody,
        response: { 201: Reward },
        detail: { operationId: 'createReward', summary: 'Create a reward' },
      },
    )
    .patch('/:id', ({ ctx, params, body }) => updateReward(ctx, params.id, body), {
      needs: 'program.write',
      params: RewardParams,
      body: RewardPatch,
      response: Reward,
      detail: {
        operationId: 'updateReward',
        summary: 'Change a reward',
        description:
          'Writes a new version; what is not given stays. Customers keep the version of their lead.',
      },
    })
    .delete('/:id', ({ ctx, params }) => archiveReward(ctx, params.id), {
      needs: 'program.write',
      params: RewardParams,
      response: Reward,
      detail: {
        operationId: 'archiveReward',
        summary: 'Archive a reward',
        description:
          'No new customer is won under it. Customers who were won under it keep it: their later sales go on earning.',
      },
    })
}

function readRoutes(deps: Deps) {
  return new Elysia()
    .use(secure(deps))
    .get('/', ({ ctx, query }) => listRewards(ctx, query), {
      needs: 'program.read',
      query: RewardQuery,
      response: t.Array(Reward),
      detail: { operationId: 'listRewards', summary: 'List rewards' },
    })
    .get('/conditions', ({ ctx }) => listConditions(ctx.scope), {
      needs: 'program.read',
      response: t.Array(ConditionAttribute),
      detail: {
        operationId: 'listRewardConditions',
        summary: 'List what conditions can ask about',
      },
    })
    .post('/preview', ({ ctx, body }) => previewReward(ctx, body), {
      needs: 'program.read',
      body: PreviewBody,
      response: Preview,
      detail: {
        operationId: 'previewReward',
        summary: 'Preview a reward',
        description: 'Computes sample commissions of a draft or a stored reward. Stores nothing.',
      },
    })
    .get('/:id', ({ ctx, params }) => getReward(ctx, params.id), {
      needs: 'program.read',
      params: RewardParams,
      response: Reward,
      detail: { operationId: 'getReward', summary: 'Get a reward' },
    })
    .get('/:id/versions', ({ ctx, params, query }) => listVersions(ctx, { ...params, ...query }), {
      needs: 'program.read',
      params: RewardParams,
      query: VersionQuery,
      response: t.Array(RewardVersion),
      detail: { operationId: 'listRewardVersions', summary: 'List the versions of a reward' },
    })
}
