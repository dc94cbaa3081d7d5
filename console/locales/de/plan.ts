import type { Translation } from '../../base/messages.ts'
import type { plan as english } from '../en/plan.ts'

export const plan: Translation<typeof english> = {
  'plan.included': 'enthalten',
  'plan.notIncluded': 'nicht enthalten',
  'plan.partnerGroups': 'Partnergruppen',
  'plan.partnerProgram': 'Partnerprogramm',
  'plan.planSetServersAdmin':
    'Ihr Tarif wird vom Administrator des Servers festgelegt. Die Limits sind großzügig: Sie schützen vor außer Kontrolle geratenen Skripten.',
  'plan.usedOfLimit': '{used} von {limit}',
}
