import type { CopiedSettings } from '../../api/wire.gen.ts'
import { t, type Text } from '../../base/texts.ts'

export const PARTS = ['programs', 'rewards', 'mails', 'workspace', 'hostnames'] as const
export type Part = (typeof PARTS)[number]

/** What can be copied by itself, with what belongs to it. */
export const PART_NAMES: Readonly<Record<Part, { name: Text; about: Text }>> = {
  programs: {
    name: 'Programs and groups',
    about:
      'With landing page, form, resources, payout rules and fraud rules. Web addresses of existing ones stay.',
  },
  rewards: {
    name: 'Rewards, discounts and milestones of groups',
    about:
      'What the other side does not offer ends. Customers keep the terms under which they came.',
  },
  mails: { name: 'Words of mails to partners', about: 'Replaces those of the program.' },
  workspace: {
    name: 'Settings of the workspace',
    about: 'Currency and time zone of reports, tracking, attribution.',
  },
  hostnames: { name: 'Allowed Hostnames', about: 'Those that are missing are added.' },
}

type Change = CopiedSettings['changes'][number]

const SENTENCES: Readonly<Record<Change['type'], Text>> = {
  workspace: 'Workspace {name}',
  hostname: 'Hostname {name}',
  program: 'Program {name}',
  group: 'Group {name}',
  reward: 'Reward {name}',
  discount: 'Discount {name}',
  milestone: 'Milestone {name}',
}

/** Names what a change is about. */
export function changeName({ type, name }: Change): string {
  return t(SENTENCES[type], { name })
}

const ACTIONS: Readonly<Record<Change['action'], Text>> = {
  created: 'new',
  updated: 'changes',
  archived: 'ends',
}

/** Says what happens to it. */
export function changeAction({ action }: Change): string {
  return t(ACTIONS[action])
}
