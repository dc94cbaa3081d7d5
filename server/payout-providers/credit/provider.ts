import { message } from '../../domain/message/message.ts'
import { UNLIMITED } from '../../domain/transfer-limits.ts'
import { defineProvider } from '../define-provider.ts'
import { readFields } from '../fields.ts'
import type { CreditProvider } from '../port.ts'
import texts from './texts.json' with { type: 'json' }

const provider: CreditProvider = {
  kind: 'credit',
  name: 'credit',
  label: 'Account credit',
  currencies: 'any',
  limits: () => UNLIMITED,
  fundingFields: [],
  recipientFields: [],
  checkFunding: (details) => readFields([], details),
  checkRecipient: (details) => readFields([], details),
  maskRecipient: () => message('payout.credit.account'),
  maskFunding: () => 'Account credit',
  fingerprint: () => null,
}

/** Pays inside the host application's own product, which books the payout and says so. */
export const credit = defineProvider({ apis: [], settings: {}, texts, create: () => provider })
