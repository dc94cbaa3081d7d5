import type { CopiedSettings } from '../../api/wire.gen.ts'
import { t, type TemplateWith, type TextId } from '../../base/texts.ts'

export const PARTS = ['programs', 'rewards', 'mails', 'workspace', 'hostnames'] as const
export type Part = (typeof PARTS)[number]

/** What can be copied by itself, with what belongs to it. */
export const PART_NAMES: Readonly<Record<Part, { name: TextId; about: TextId }>> = {
  programs: {
    name: 'testMode.programsAndGroups',
    about: 'testMode.includesLandingPageForm',
  },
  rewards: {
    name: 'testMode.groupRewardsDiscountsMilestones',
    about: 'testMode.rewardsDiscountsSourceWorkspace',
  },
  mails: { name: 'testMode.emailTextsPartners', about: 'testMode.replacesProgramsEmailTexts' },
  workspace: {
    name: 'testMode.workspaceSettings',
    about: 'testMode.reportCurrencyTimeZone',
  },
  hostnames: { name: 'common.allowedHostnames', about: 'testMode.addsMissingHostnames' },
}

type Change = CopiedSettings['changes'][number]

const SENTENCES: Readonly<Record<Change['type'], TemplateWith<'name'>>> = {
  workspace: 'testMode.workspaceName',
  hostname: 'testMode.hostnameName',
  program: 'testMode.programName',
  group: 'testMode.groupName',
  reward: 'testMode.rewardName',
  discount: 'testMode.discountName',
  milestone: 'testMode.milestoneName',
}

/** Names what a change is about. */
export function changeName({ type, name }: Change): string {
  return t(SENTENCES[type], { name })
}

const ACTIONS: Readonly<Record<Change['action'], TextId>> = {
  created: 'testMode.new',
  updated: 'testMode.changed',
  archived: 'testMode.removed',
}

/** Says what happens to it. */
export function changeAction({ action }: Change): string {
  return t(ACTIONS[action])
}
