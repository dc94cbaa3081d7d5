import { html, nothing, type TemplateResult } from 'lit'
import { t, type Text } from '../base/texts.ts'
import { VALUE_NAMES } from './group-form.ts'

type Values = Readonly<Record<string, string>>

const NAMES: Readonly<Record<string, Text>> = {
  name: 'Name',
  slug: 'Short name',
  color: 'Color',
  holdingPeriodDays: 'Days before a commission is due',
  autoApprove: 'Applications',
  linkStructure: 'Partners hand out',
  maxLinks: 'Links of one partner, at most',
}

const named: Readonly<Record<string, Text>> = VALUE_NAMES

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
  return html`<section class="panel conflict" role="alert" aria-label=${t('Changed meanwhile')}>
    <div class="part">
      <h2>${t('Somebody else has changed this group meanwhile')}</h2>
      <table>
        <thead>
          <tr>
            <th>${t('Field')}</th>
            <th>${t('Theirs')}</th>
            <th>${t('Yours')}</th>
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
      <button type="button" class="button" @click=${keep}>${t('Save my version')}</button>
      <button type="button" class="button" @click=${take}>${t('Discard my changes')}</button>
    </div>
  </section>`
}
