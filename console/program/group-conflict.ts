import { html, nothing, type TemplateResult } from 'lit'
import { t, type TextId } from '../base/texts.ts'
import { VALUE_NAMES } from './group-form.ts'

type Values = Readonly<Record<string, string>>

export const NAMES: Readonly<Record<string, TextId>> = {
  name: 'field.name',
  slug: 'field.slug',
  color: 'field.color',
  holdingPeriodDays: 'field.holdingPeriodDays',
  autoApprove: 'common.applications',
  linkStructure: 'field.linkStructure',
  maxLinks: 'field.maxLinks',
}

const named: Readonly<Record<string, TextId>> = VALUE_NAMES

/** Writes a value as the form shows it. */
function shown(value: string | undefined): string {
  const name = named[value ?? '']
  return name ? t(name) : value || '–'
}

export interface GroupConflict {
  mine: Values
  theirs: Values
  keep: () => void
  take: () => void
}

/** Renders the version of a group that somebody else has written meanwhile, beside one's own. */
export function groupConflict({ mine, theirs, keep, take }: GroupConflict): TemplateResult {
  return html`<section
    class="panel conflict"
    role="alert"
    aria-label=${t('common.editedSomeoneElse')}
  >
    <div class="part">
      <h2>${t('groups.someoneElseEditedGroup')}</h2>
      <table>
        <thead>
          <tr>
            <th>${t('common.field')}</th>
            <th>${t('common.theirVersion')}</th>
            <th>${t('common.yourVersion')}</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(NAMES).map(([key, name]) =>
            mine[key] === undefined || mine[key] === theirs[key]
              ? nothing
              : html`<tr>
                  <td>${t(name)}</td>
                  <td>${shown(theirs[key])}</td>
                  <td>${shown(mine[key])}</td>
                </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="part actions">
      <button type="button" class="button" @click=${keep}>${t('rewards.saveMyVersion')}</button>
      <button type="button" class="button" @click=${take}>${t('common.discardMyChanges')}</button>
    </div>
  </section>`
}
