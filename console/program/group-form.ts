import { html, nothing, type TemplateResult } from 'lit'
import type { Problem } from '../api/client.ts'
import type { Program } from '../api/wire.gen.ts'
import { choice, field, formProblem } from '../base/form.ts'
import { t, type TextId } from '../base/texts.ts'
import { COLORS, type Color } from '../links/tag-colors.ts'
import type { GroupDraft } from './group-draft.ts'

interface GroupForm {
  draft: GroupDraft
  program: Program
  problem: Problem | undefined
  disabled: boolean
  /** The default group keeps its slug. */
  hasFixedSlug: boolean
  submitted: (event: SubmitEvent) => void
  button: TemplateResult
}

const APPROVALS = ['program', 'yes', 'no'] as const
const STRUCTURES = ['short', 'query'] as const

/** Names the values that can be chosen. */
export const VALUE_NAMES: Readonly<
  Record<(typeof APPROVALS)[number] | (typeof STRUCTURES)[number] | Color, TextId>
> = {
  ...COLORS,
  program: 'groups.programDefault',
  yes: 'groups.approveAutomatically',
  no: 'groups.reviewManually',
  short: 'groups.shortLink',
  query: 'groups.landingPageUrlVia',
}

const COLOR_NAMES = Object.keys(COLORS) as Color[]

/** Renders the form of a group of partners. */
export function groupForm(of: GroupForm): TemplateResult {
  const { draft, program, problem } = of
  return html`<form class="form" aria-label=${t('field.groupId')} @submit=${of.submitted}>
    ${formProblem(problem)}
    <fieldset class="form-plain" ?disabled=${of.disabled}>
      <legend class="hidden">${t('field.groupId')}</legend>
      ${renderNames(of)}
      ${choice({
        name: 'color',
        label: t('field.color'),
        options: COLOR_NAMES.map((value) => ({ value, text: t(COLORS[value]) })),
        value: draft.color,
      })}
      ${field(
        {
          name: 'holdingPeriodDays',
          label: t('field.holdingPeriodDays'),
          value: draft.holdingPeriodDays,
          inputmode: 'numeric',
          maxlength: 3,
          required: false,
          hint: t('groups.leaveEmptyUseProgram', { count: program.holdingPeriodDays }),
        },
        problem,
      )}
      ${choice({
        name: 'autoApprove',
        label: t('common.applications'),
        options: APPROVALS.map((value) => ({ value, text: t(VALUE_NAMES[value]) })),
        hint: program.autoApprove
          ? t('groups.programApprovesApplicationsAutomatically')
          : t('groups.programRequiresManualApproval'),
        value: draft.autoApprove,
      })}
      ${choice({
        name: 'linkStructure',
        label: t('field.linkStructure'),
        options: STRUCTURES.map((value) => ({ value, text: t(VALUE_NAMES[value]) })),
        value: draft.linkStructure,
      })}
      ${field(
        {
          name: 'maxLinks',
          label: t('field.maxLinks'),
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
  return html`${field({ name: 'name', label: t('field.name'), value: draft.name, maxlength: 100 }, problem)}
  ${
    hasFixedSlug
      ? nothing
      : field(
          {
            name: 'slug',
            label: t('field.slug'),
            value: draft.slug,
            maxlength: 48,
            required: false,
            hint: t('groups.useLowercaseLettersNumbers'),
          },
          problem,
        )
  }`
}
