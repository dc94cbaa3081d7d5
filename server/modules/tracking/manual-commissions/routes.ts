import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create } from '../../../http/operations/verbs.ts'
import {
  CreateCommissionBody,
  CreatedCommission,
} from '../../earnings/commissions/adjust/create-schema.ts'
import { createCommission } from './create-commission.ts'

/** Stands beside the other operations of commissions; one by hand may record a lead or a sale first. */
export const manualCommissions = resource('commissions', [
  create(createCommission, {
    ...byKey('program.write'),
    path: '/commissions',
    status: 202,
    body: CreateCommissionBody,
    answer: CreatedCommission,
    summary: 'Create commission',
    description:
      'Creates a commission manually. With `type` set to `custom`, creates a bonus, or a clawback if the amount is negative, that is due immediately. With `lead` or `sale`, records the event for the partner’s link and applies the reward. Keys without `payouts.write` are limited by the program’s `dailyBonusLimit`.',
  }),
])
