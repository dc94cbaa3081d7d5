import { invalid } from '../../domain/errors.ts'
import { message } from '../../domain/message/message.ts'
import { defineProvider } from '../define-provider.ts'
import { readFields, type Details } from '../fields.ts'
import { isLatinName } from '../latin.ts'
import type { FileProvider, ProviderField } from '../port.ts'
import { maskIban, parseBic, parseIban } from './iban.ts'
import { readSepaStatus } from './read-status.ts'
import { MAX_CENTS, writeSepaFile } from './write-file.ts'
import texts from './texts.json' with { type: 'json' }

const iban: ProviderField = { name: 'iban', label: 'IBAN', secret: true, required: true }
const bic: ProviderField = { name: 'bic', label: 'BIC', secret: false, required: false }

const fundingFields: readonly ProviderField[] = [
  { name: 'name', label: 'Account holder', secret: false, required: true },
  iban,
  bic,
]
const recipientFields: readonly ProviderField[] = [
  iban,
  bic,
  { name: 'holder', label: message('payout.sepa.holder'), secret: false, required: false },
]

const provider: FileProvider = {
  kind: 'file',
  name: 'sepa',
  label: 'Bank transfer (SEPA)',
  currencies: ['eur'],
  limits: () => ({ unitMinor: 1n, minMinor: 1n, maxMinor: MAX_CENTS }),
  fileLimits: null,
  canWriteName: isLatinName,
  fundingFields,
  recipientFields,
  checkFunding: (details) => check(fundingFields, details, 'name'),
  checkRecipient: (details) => check(recipientFields, details, 'holder'),
  maskRecipient: (details) => maskIban(details.iban ?? ''),
  maskFunding: (details) => maskIban(details.iban ?? ''),
  fingerprint: (details) => (details.iban ? `iban:${parseIban('iban', details.iban)}` : null),
  writeFile: writeSepaFile,
  readStatusFile: readSepaStatus,
}

/** Credit transfers in euro as a pain.001.001.09 file; the bank answers with pain.002 files. */
export const sepa = defineProvider({
  apis: [
    {
      name: 'Credit transfer file',
      version: 'pain.001.001.09',
      sunset: null,
      source: 'https://www.europeanpaymentscouncil.eu/document-library/implementation-guidelines',
    },
  ],
  settings: {},
  texts,
  create: () => provider,
})

function check(fields: readonly ProviderField[], details: Details, holder: string): Details {
  const values = readFields(fields, details)
  const name = values[holder]
  if (name && !isLatinName(name)) {
    throw invalid(holder, message('payout.sepa.not-latin'))
  }
  return {
    ...values,
    iban: parseIban('iban', values.iban ?? ''),
    ...(values.bic && { bic: parseBic('bic', values.bic) }),
  }
}
