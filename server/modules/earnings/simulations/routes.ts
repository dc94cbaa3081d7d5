import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act } from '../../../http/operations/verbs.ts'
import { Simulation, SimulationBody } from './schema.ts'
import { simulateReward } from './simulate-reward.ts'

export const simulations = resource('rewards', [
  act(simulateReward, {
    ...byKey('program.read'),
    path: '/programs/:id/simulations',
    body: SimulationBody,
    answer: Simulation,
    summary: 'Simulate a reward',
    description:
      'Replays the sales or leads of the last months as if the draft had been the reward of all customers, and compares that with what was earned. Counts the partners who would have the reward today; leaves out what was canceled, and does not follow shares of referring partners or bonuses. Stores nothing.',
  }),
])
