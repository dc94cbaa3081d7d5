import { html, nothing, type TemplateResult } from 'lit'
import type { Problem } from '../api/client.ts'
import type { Program } from '../api/wire.gen.ts'
import { choice, field, formProblem } from '../base/form.ts'
import { t, type Text } from '../base/texts.ts'
import { COLORS, type Color } from '../links/tag-colors.ts'
import type { GroupDraft } from './group-draft.ts'

interface GroupForm {
  draft: GroupDraft
  program: Program
  problem: Problem | undefined
  disabled: boolean
  /** The default group keeps its short name. */
  hasFixedSlug: boolean
  submitted: (event: SubmitEvent) => void
  button: TemplateResult
}

const APPROVALS = ['program', 'yes', 'no'] as const
const STRUCTURES = ['short', 'query'] as const

/** Names the values that can be chosen. */
export const VALUE_NAMES: Readonly<
  Record<(typeof APPROVALS)[number] | (typeof STRUCTURES)[number] | Color, Text>
> = {
  ...COLORS,
  program: 'as in the program',
  yes: 'approved at once',
  no: 'you decide',
  short: 'a short link',
  query: 'the page itself, with ?via= and their key',
}

const COLOR_NAMES = Object.keys(COLORS) as Color[]

/** Renders the form of a group of partners. */
export function groupForm(of: GroupForm): TemplateResult {
  const { draft, program, problem } = of
  return html`<form class="form" aria-label=${t('Group')} @submit=${of.submitted}>
    ${formProblem(problem)}
    <fieldset class="form-plain" ?disabled=${of.disabled}>
      <legend class="hidden">${t('Group')}</legend>
      ${renderNames(of)}
      ${choice({
        name: 'color',
        label: t('Color'),
        options: COLOR_NAMES.map((value) => ({ value, text: t(COLORS[value]) })),
        value: draft.color,
      })}
      ${field(
        {
          name: 'holdingPeriodDays',
          label: t('Days before a commission is due'),
          value: draft.holdingPeriodDays,
          inputmode: 'numeric',
          maxlength: 3,
          required: false,
          hint: t('Empty: as in the program, {count} days.', { count: program.holdingPeriodDays }),
        },
        problem,
      )}
      ${choice({
        name: 'autoApprove',
        label: t('Applications'),
        options: APPROVALS.map((value) => ({ value, text: t(VALUE_NAMES[value]) })),
        hint: program.autoApprove
          ? t('The program approves them at once.')
          : t('In the program you decide.'),
        value: draft.autoApprove,
      })}
      ${choice({
        name: 'linkStructure',
        label: t('Partners hand out'),
        options: STRUCTURES.map((value) => ({ value, text: t(VALUE_NAMES[value]) })),
        value: draft.linkStructure,
      })}
      ${field(
        {
          name: 'maxLinks',
          label: t('Links of one partner, at most'),
          value: draft.maxLinks,
          inputmode: 'numeric',
          maxlength: 3,
        },
        problem,
      )}
      ${of.button}
    </fieldset>
  </form>`
}

function renderNames({ draft, problem, hasFixedSlug }: GroupForm): TemplateResult {
  return html`${field({ name: 'name', label: t('Name'), value: draft.name, maxlength: 100 }, problem)}
  ${
    hasFixedSlug
      ? nothing
      : field(
          {
            name: 'slug',
            label: t('Short name'),
            value: draft.slug,
            maxlength: 48,
            required: false,
            hint: t('Lower-case letters, digits and dashes. Empty: made from the name.'),
          },
          problem,
        )
  }`
}
