import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { archiveMilestone } from './archive-milestone.ts'
import { createMilestone } from './create-milestone.ts'
import { getMilestone } from './get-milestone.ts'
import { listMilestones } from './list-milestones.ts'
import {
  Milestone,
  MilestoneBody,
  MilestoneParams,
  MilestonePatch,
  MilestoneQuery,
} from './schema.ts'
import { updateMilestone } from './update-milestone.ts'

export function milestoneRoutes(deps: Deps) {
  return new Elysia({ name: 'milestones', prefix: '/milestones', tags: ['milestones'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createMilestone(ctx, body)
      },
      {
        needs: 'program.write',
        body: MilestoneBody,
        response: { 201: Milestone },
        detail: {
          operationId: 'createMilestone',
          summary: 'Create a milestone',
          description:
            'Each partner of the group earns the bonus once, with the event that reaches the number. A refund ' +
            'that takes them below it takes the bonus back. Who is past it already earns it with the next event.',
        },
      },
    )
    .get('/', ({ ctx, query }) => listMilestones(ctx, query), {
      needs: 'program.read',
      query: MilestoneQuery,
      response: t.Array(Milestone),
      detail: { operationId: 'listMilestones', summary: 'List milestones' },
    })
    .get('/:id', ({ ctx, params }) => getMilestone(ctx, params.id), {
      needs: 'program.read',
      params: MilestoneParams,
      response: Milestone,
      detail: { operationId: 'getMilestone', summary: 'Get a milestone' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateMilestone(ctx, params.id, body), {
      needs: 'program.write',
      params: MilestoneParams,
      body: MilestonePatch,
      response: Milestone,
      detail: {
        operationId: 'updateMilestone',
        summary: 'Change the name or the end of a milestone',
        description: 'Metric, number, bonus and start never change: archive it and create another.',
      },
    })
    .delete('/:id', ({ ctx, params }) => archiveMilestone(ctx, params.id), {
      needs: 'program.write',
      params: MilestoneParams,
      response: Milestone,
      detail: {
        operationId: 'archiveMilestone',
        summary: 'Archive a milestone',
        description:
          'Nobody earns it any more. Bonuses stand, and are still undone by refunds of what reached them.',
      },
    })
}
