import { fixture as payPalFixture } from '../../server/payout-providers/paypal/testing.ts'
import { fixture as stripeFixture } from '../../server/payout-providers/stripe-connect/testing.ts'

export type Provider = 'stripe-connect' | 'paypal' | 'sepa' | 'nacha' | 'manual' | 'credit'

/** Where somebody is paid: each call another account. */
export const RECIPIENTS: Record<Provider, (n: number) => Record<string, string>> = {
  'stripe-connect': (n) => ({ accountId: `acct_1Partner${String(n).padStart(6, '0')}` }),
  paypal: (n) => ({ email: `partner-${n}@paypal.test` }),
  sepa: (n) => ({ iban: iban(n) }),
  nacha: (n) => ({
    routing: '021000021',
    account: String(100_000_000 + n),
    accountType: 'checking',
  }),
  manual: (n) => ({ instructions: `Cheque to box ${n}` }),
  credit: () => ({}),
}

/** Pays from an account of the workspace's. */
export type Funded = Exclude<Provider, 'manual' | 'credit'>

export const FUNDINGS: Record<Funded, Record<string, string>> = {
  'stripe-connect': stripeFixture.details,
  paypal: payPalFixture.details,
  sepa: { name: 'Acme GmbH', iban: 'DE89370400440532013000' },
  nacha: {
    bankName: 'First Bank',
    bankRouting: '011401533',
    companyName: 'Acme Inc',
    companyId: '123456789',
  },
}

/** A German account number with its two check digits. */
function iban(n: number): string {
  const account = `37040044${String(n).padStart(10, '0')}`
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}
