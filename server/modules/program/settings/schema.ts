import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

/** What can be copied by itself. */
export const SETTINGS_PARTS = ['workspace', 'hostnames', 'programs', 'rewards', 'mails'] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

export const CopyBody = t.Object({
  parts: t.Array(oneOf(SETTINGS_PARTS), {
    minItems: 1,
    maxItems: SETTINGS_PARTS.length,
    description:
      'workspace: currency, time zone, tracking and attribution; hostnames: those that are missing are added; ' +
      'programs: programs and groups with their texts, but not the addresses and link domains of those that ' +
      'exist; rewards: rewards, discounts and milestones of groups; mails: the words of mails to partners',
  }),
  dryRun: t.Optional(
    t.Boolean({ description: 'true: says what would change, and changes nothing. Default: false' }),
  ),
  ifState: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The state that a dry run answered: 409 when settings were changed since',
    }),
  ),
})
export type CopyBody = Static<typeof CopyBody>

export const SettingsChange = t.Object({
  type: oneOf(['workspace', 'hostname', 'program', 'group', 'reward', 'discount', 'milestone']),
  action: oneOf(['created', 'updated', 'archived']),
  name: t.String({
    description: 'Of the thing, with its program and group',
    examples: ['Acme / Default / sale'],
  }),
  fields: t.Array(t.String(), { description: 'What changes; empty for what is new or ends' }),
})
export type SettingsChange = Static<typeof SettingsChange>

export const CopiedSettings = t.Object(
  {
    from: oneOf(['live', 'test'], { description: 'The mode of the workspace that was read' }),
    state: t.String({ description: 'Names the settings of both sides before; for ifState' }),
    changes: t.Array(SettingsChange),
  },
  { title: 'CopiedSettings' },
)
export type CopiedSettings = Static<typeof CopiedSettings>
