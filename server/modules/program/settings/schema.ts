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
      'The settings to copy. `workspace`: currency, time zone, tracking, and attribution. `hostnames`: adds missing hostnames. `programs`: programs and groups with their texts, but not the URLs and link domains of existing ones. `rewards`: rewards, discounts, and milestones of groups. `mails`: email templates.',
  }),
  dryRun: t.Optional(
    t.Boolean({ description: 'Whether to only return what would change. Defaults to false.' }),
  ),
  ifState: t.Optional(
    t.String({
      maxLength: 64,
      description: 'The `state` from a dry run. Returns 409 if the settings have changed since.',
    }),
  ),
})
export type CopyBody = Static<typeof CopyBody>

export const SettingsChange = t.Object({
  type: oneOf(['workspace', 'hostname', 'program', 'group', 'reward', 'discount', 'milestone']),
  action: oneOf(['created', 'updated', 'archived']),
  name: t.String({
    description: 'The name of the object, with its program and group.',
    examples: ['Acme / Default / sale'],
  }),
  fields: t.Array(t.String(), {
    description: 'The fields that change. Empty for new and removed objects.',
  }),
})
export type SettingsChange = Static<typeof SettingsChange>

export const CopiedSettings = t.Object(
  {
    from: oneOf(['live', 'test'], { description: 'The mode of the workspace that was read.' }),
    state: t.String({ description: 'A hash of the settings on both sides, to pass as `ifState`.' }),
    changes: t.Array(SettingsChange),
  },
  { title: 'CopiedSettings' },
)
export type CopiedSettings = Static<typeof CopiedSettings>
