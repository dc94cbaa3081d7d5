import { html, type TemplateResult } from 'lit'
import { choice } from '../base/form.ts'
import { t, type TextId } from '../base/texts.ts'
import {
  REASON_NAMES,
  WAIT_NAMES,
  type Reason,
  type Rejection,
  type Wait,
} from './decide-applications.ts'

/** Renders why somebody is rejected, what the mail says besides, and when they may apply again. */
export function renderRejection(
  rejection: Rejection,
  change: (values: Partial<Rejection>) => void,
): TemplateResult {
  const type = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLTextAreaElement) {
      change({ rejectionNote: currentTarget.value })
    }
  }
  return html`<p>${t('applications.partnerNotifiedEmailNote')}</p>
    <div class="form-plain">
      ${choice<Reason>({
        name: 'reason',
        label: t('field.reason'),
        options: optionsOf(REASON_NAMES),
        value: rejection.rejectionReason,
        chosen: (rejectionReason) => change({ rejectionReason }),
      })}
      <label class="field">
        <span>${t('invites.personalNoteOptional')}</span>
        <textarea
          class="input note"
          rows="3"
          maxlength="500"
          .value=${rejection.rejectionNote}
          @input=${type}
        ></textarea>
      </label>
      ${choice<Wait>({
        name: 'wait',
        label: t('field.reapplyAt'),
        options: optionsOf(WAIT_NAMES),
        value: rejection.reapplicationTimeframe,
        chosen: (reapplicationTimeframe) => change({ reapplicationTimeframe }),
      })}
    </div>`
}

function optionsOf<T extends string>(
  names: Readonly<Record<T, TextId>>,
): { value: T; text: string }[] {
  // The keys of the object are the values.
  return (Object.keys(names) as T[]).map((value) => ({ value, text: t(names[value]) }))
}
