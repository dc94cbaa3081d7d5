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
    summary: 'Simulate reward',
    description:
      'Calculates what a draft reward would have paid for the sales or leads of recent months, and compares it with actual earnings. Partner counts reflect today’s partners. Canceled commissions, referral shares, and bonuses are excluded. Nothing is saved.',
  }),
])
