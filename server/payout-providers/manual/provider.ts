import { defineProvider } from '../define-provider.ts'
import { message } from '../../domain/message/message.ts'
import { UNLIMITED } from '../../domain/transfer-limits.ts'
import { readFields } from '../fields.ts'
import type { ManualProvider, ProviderField } from '../port.ts'
import texts from './texts.json' with { type: 'json' }

const recipientFields: readonly ProviderField[] = [
  {
    name: 'instructions',
    label: message('payout.manual.instructions'),
    secret: true,
    required: true,
  },
]

const provider: ManualProvider = {
  kind: 'manual',
  name: 'manual',
  label: 'Manual payment',
  currencies: 'any',
  limits: () => UNLIMITED,
  fundingFields: [],
  recipientFields,
  checkFunding: (details) => readFields([], details),
  checkRecipient: (details) => readFields(recipientFields, details),
  maskRecipient: () => message('payout.manual.account'),
  maskFunding: () => 'Manual payment',
  fingerprint: () => null,
}

/** Leaves the payment to a member, who pays in another way and marks the payout as paid. */
export const manual = defineProvider({ apis: [], settings: {}, texts, create: () => provider })
