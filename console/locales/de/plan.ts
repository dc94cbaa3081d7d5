import type { Translation } from '../../base/messages.ts'
import type { plan as english } from '../en/plan.ts'

export const plan: Translation<typeof english> = {
  'plan.groupsOfPartners': 'Gruppen von Partnern',
  'plan.included': 'enthalten',
  'plan.notIncluded': 'nicht enthalten',
  'plan.partnerProgram': 'Partnerprogramm',
  'plan.usedOfLimit': '{used} von {limit}',
  'plan.whoeverRunsServerGives':
    'Wer den Server betreibt, gibt Arbeitsbereichen ihren Tarif. Die Grenzen sind großzügig: Sie halten entlaufene Skripte auf.',
}
