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
    summary: 'Create a commission by hand',
    description:
      'custom: a bonus, or a claw-back when the amount is negative; due at once. lead, sale: the ' +
      "event is recorded for the partner's link and earns what the reward says. Keys without " +
      "`payouts.write` give up to the program's `dailyBonusLimit` on a day.",
  }),
])
