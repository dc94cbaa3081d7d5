import type { SetupChecklist } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'
import type { Around } from './read-around.ts'

/** What the guided setup makes, in its order. */
export const WIZARD_STEPS = [
  'program',
  'reward',
  'discount',
  'brand',
  'invite',
  'payouts',
  'install',
] as const
export type WizardStepName = (typeof WIZARD_STEPS)[number]

interface About {
  title: TextId
  /** What it is for, in a sentence. */
  why: TextId
}

export const ABOUT: Readonly<Record<WizardStepName, About>> = {
  program: {
    title: 'checklist.createProgram',
    why: 'wizard.programDefinesPartnersEarn',
  },
  reward: {
    title: 'wizard.rewardPartners',
    why: 'wizard.partnersEarnCustomersThey',
  },
  discount: { title: 'wizard.customerDiscount', why: 'wizard.giveCustomersReasonUse' },
  brand: { title: 'wizard.brandingLandingPage', why: 'wizard.makeProgramLookLike' },
  invite: {
    title: 'common.invitePartners',
    why: 'wizard.pasteEmailsUploadCsv',
  },
  payouts: {
    title: 'wizard.setUpPayouts',
    why: 'wizard.chooseHowPartnersGet',
  },
  install: {
    title: 'wizard.installScript',
    why: 'wizard.scriptConnectsPartnerLink',
  },
}

/** Tells which steps are done, by what exists and what the server has seen. */
export function doneSteps(
  around: Around,
  { steps }: Pick<SetupChecklist, 'steps'>,
): ReadonlySet<WizardStepName> {
  const { program, rewards, discounts, hasPartners, accounts } = around
  const isBranded = program !== undefined && (program.landing ?? program.brandColor) !== null
  const isCredit = program !== undefined && program.creditPayouts !== 'off'
  const isDone: Record<WizardStepName, boolean> = {
    program: program !== undefined,
    reward: rewards.length > 0,
    discount: discounts.length > 0,
    brand: isBranded,
    invite: hasPartners,
    payouts: accounts.length > 0 || isCredit,
    install: steps.every(({ step, done }) => done || !INSTALLING.includes(step)),
  }
  return new Set(WIZARD_STEPS.filter((name) => isDone[name]))
}

/** What is done at the site itself. */
export const INSTALLING: readonly SetupChecklist['steps'][number]['step'][] = [
  'script',
  'hostname',
  'cookie',
  'conversions',
]

/** Finds the step after one that is neither done nor skipped; undefined: there is none. */
export function nextStep(
  after: WizardStepName | undefined,
  over: { done: ReadonlySet<WizardStepName>; skipped: ReadonlySet<WizardStepName> },
): WizardStepName | undefined {
  const from = after === undefined ? 0 : WIZARD_STEPS.indexOf(after) + 1
  const isOpen = (name: WizardStepName) => !over.done.has(name) && !over.skipped.has(name)
  return WIZARD_STEPS.slice(from).find(isOpen) ?? WIZARD_STEPS.slice(0, from).find(isOpen)
}

/** Tells whether a step can be taken now: all but the last need a program. */
export function mayOpen(name: WizardStepName, { program }: Around): boolean {
  return program !== undefined || name === 'program' || name === 'payouts' || name === 'install'
}
