import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { Simulation, SimulationBody } from './schema.ts'
import { simulateReward } from './simulate-reward.ts'

const ProgramId = t.Object({ id: t.String({ maxLength: 64 }) })

export function simulationRoutes(deps: Deps) {
  return new Elysia({ name: 'simulations', prefix: '/programs/:id/simulations', tags: ['rewards'] })
    .use(secure(deps))
    .post('', ({ ctx, params, body }) => simulateReward(ctx, params.id, body), {
      needs: 'program.read',
      params: ProgramId,
      body: SimulationBody,
      response: Simulation,
      detail: {
        operationId: 'simulateReward',
        summary: 'Simulate a reward',
        description:
          'Replays the sales or leads of the last months as if the draft had been the reward of all customers, and compares that with what was earned. Counts the partners who would have the reward today; leaves out what was canceled, and does not follow shares of referring partners or bonuses. Stores nothing.',
      },
    })
}
