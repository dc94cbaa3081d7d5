import type { ManualFixture } from '../testing.ts'

export const fixture: ManualFixture = {
  kind: 'manual',
  examples: {
    funding: {},
    recipient: { instructions: 'Check to 1 Main Street, please' },
    secrets: ['Main Street'],
    wrongFunding: {},
    wrongRecipient: {},
  },
}
