import { html, nothing, type TemplateResult } from 'lit'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import type { Opened } from './read-reward.ts'

/** Renders which group a new reward is for, where there are several. */
export function groupPicker({
  groups,
  groupId,
}: Pick<Opened, 'groups' | 'groupId'>): TemplateResult | typeof nothing {
  if (groups.length < 2) return nothing
  return html`<select
    class="input fit"
    aria-label=${t('field.groupId')}
    @change=${(event: Event) => navigate(withQuery({ group: valueOf(event) }), { replace: true })}
  >
    ${groups.map(
      ({ id, name }) => html`<option value=${id} ?selected=${id === groupId}>${name}</option>`,
    )}
  </select>`
}
