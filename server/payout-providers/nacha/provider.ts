import { message } from '../../domain/message/message.ts'
import { invalid } from '../../domain/errors.ts'
import { defineProvider } from '../define-provider.ts'
import { maskEnd, readFields, type Details } from '../fields.ts'
import { isLatinName, toLatin } from '../latin.ts'
import type { FileProvider, ProviderField } from '../port.ts'
import { parseAccount, parseCompanyId, parseRouting } from './account.ts'
import { readNachaReturns } from './read-returns.ts'
import { FILE_LIMITS, MAX_CENTS, writeNachaFile } from './write-file.ts'
import texts from './texts.json' with { type: 'json' }

const fundingFields: readonly ProviderField[] = [
  { name: 'bankName', label: 'Bank', secret: false, required: true },
  { name: 'bankRouting', label: 'Routing number of the bank', secret: false, required: true },
  { name: 'companyName', label: 'Company name', secret: false, required: true },
  { name: 'companyId', label: 'Company id (EIN)', secret: true, required: true },
  {
    name: 'originId',
    label: 'Immediate origin, if the bank assigned one',
    secret: true,
    required: false,
  },
]
const recipientFields: readonly ProviderField[] = [
  { name: 'routing', label: message('payout.nacha.routing'), secret: false, required: true },
  { name: 'account', label: message('payout.nacha.account'), secret: true, required: true },
  {
    name: 'accountType',
    label: message('payout.nacha.account-type'),
    secret: false,
    required: true,
    options: [
      { value: 'checking', label: message('payout.nacha.checking-account') },
      { value: 'savings', label: message('payout.nacha.savings-account') },
    ],
  },
  {
    name: 'ownerType',
    label: message('payout.nacha.owner-type'),
    secret: false,
    required: false,
    options: [
      { value: 'person', label: message('payout.nacha.person') },
      { value: 'company', label: message('payout.nacha.company') },
    ],
  },
  { name: 'holder', label: message('payout.nacha.holder'), secret: false, required: false },
]

const provider: FileProvider = {
  kind: 'file',
  name: 'nacha',
  label: 'Bank transfer (US, ACH)',
  currencies: ['usd'],
  limits: () => ({ unitMinor: 1n, minMinor: 1n, maxMinor: MAX_CENTS }),
  fileLimits: FILE_LIMITS,
  canWriteName: isLatinName,
  fundingFields,
  recipientFields,
  checkFunding,
  checkRecipient,
  maskRecipient: ({ accountType, account = '' }) =>
    message(accountType === 'savings' ? 'payout.nacha.savings' : 'payout.nacha.checking', {
      account: maskEnd(account),
    }),
  maskFunding: ({ companyName = '', companyId = '' }) =>
    `${companyName} ${maskEnd(companyId)}`.trim(),
  fingerprint({ routing, account }) {
    if (!routing || !account) return null
    const number = parseAccount('account', account).replace(/^0+/, '')
    return `aba:${parseRouting('routing', routing)}:${number}`
  },
  writeFile: writeNachaFile,
  readStatusFile: readNachaReturns,
}

/** Credits in US dollars as an ACH file (PPD and CCD); the bank gives files of returned entries back. */
export const nacha = defineProvider({
  apis: [
    {
      name: 'ACH file',
      version: '94-byte records, PPD',
      sunset: null,
      source: 'https://achdevguide.nacha.org/ach-file-details',
    },
  ],
  settings: {},
  texts,
  create: () => provider,
})

function checkFunding(details: Details): Details {
  const values = readFields(fundingFields, details)
  checkName('bankName', values.bankName)
  checkName('companyName', values.companyName)
  return {
    ...values,
    bankRouting: parseRouting('bankRouting', values.bankRouting ?? ''),
    companyId: parseCompanyId('companyId', values.companyId ?? ''),
    ...(values.originId && { originId: parseCompanyId('originId', values.originId) }),
  }
}

function checkRecipient(details: Details): Details {
  const values = readFields(recipientFields, details)
  if (values.holder && !isLatinName(values.holder)) {
    throw invalid('holder', message('payout.nacha.not-latin'))
  }
  return {
    ...values,
    routing: parseRouting('routing', values.routing ?? ''),
    account: parseAccount('account', values.account ?? ''),
    ownerType: values.ownerType ?? 'person',
  }
}

function checkName(path: string, name: string | undefined): void {
  if (name === undefined || /[A-Za-z0-9]/.test(toLatin(name))) return
  throw invalid(path, message('payout.nacha.not-latin'))
}
