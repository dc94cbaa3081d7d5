import type { SetupChecklist } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'

export type Step = SetupChecklist['steps'][number]['step']

export const STEP_NAMES: Readonly<Record<Step, TextId>> = {
  script: 'wizard.installScript',
  hostname: 'checklist.allowYourSite',
  cookie: 'checklist.testLink',
  conversions: 'checklist.trackLeadSale',
  program: 'checklist.createProgram',
  links: 'checklist.verifyLinksReachSite',
  email: 'common.setUpEmail',
  partner: 'checklist.getFirstPartner',
  payouts: 'checklist.connectPayoutAccountPrograms',
}
