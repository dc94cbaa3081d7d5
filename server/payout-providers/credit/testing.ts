import type { CreditFixture } from '../testing.ts'

export const fixture: CreditFixture = {
  kind: 'credit',
  examples: {
    funding: {},
    recipient: {},
    secrets: [],
    wrongFunding: {},
    wrongRecipient: {},
  },
}
