import { html, type TemplateResult } from 'lit'
import type { Problem } from '../api/client.ts'
import type { Group } from '../api/wire.gen.ts'
import { countries } from '../base/countries.ts'
import { choice, field, formProblem, issueOf, type Field } from '../base/form.ts'
import { countryName } from '../base/format.ts'
import '../base/picture-upload.ts'
import type { PictureUploadedEvent } from '../base/picture-upload.ts'
import { t, type TextId } from '../base/texts.ts'
import { languageName, MAIL_LANGUAGES } from '../settings/mails/mail-names.ts'
import { FIELDS, type PartnerDraft, type PartnerField } from './partner-draft.ts'

export interface PartnerForm {
  draft: PartnerDraft
  groups: readonly Group[]
  problem: Problem | undefined
  disabled: boolean
  mayChangeEmail: boolean
  set: (parts: Partial<PartnerDraft>) => void
}

/** Renders the fields of a partner, in sections. */
export function partnerForm(form: PartnerForm): TemplateResult {
  return html`${formProblem(form.problem)}
    <fieldset ?disabled=${form.disabled}>
      <legend class="hidden">${t('field.settings')}</legend>
      <div class="form">${renderProfile(form)}</div>
      <div class="form divided">${renderProgram(form)}</div>
    </fieldset>`
}

function renderProfile(form: PartnerForm): TemplateResult {
  const { draft, set } = form
  return html`<h2>${t('partners.profile')}</h2>
    ${text(form, { name: 'name', maxlength: 190 })} ${renderEmail(form)}
    ${text(form, { name: 'companyName', maxlength: 190, required: false })}
    ${select('country', draft, [
      { value: '', text: t('partners.notSet') },
      ...countries().map((value) => ({ value, text: countryName(value) })),
    ])}
    ${select('locale', draft, [
      { value: '', text: t('partners.partnersChoice') },
      ...languages(draft.locale).map((value) => ({ value, text: languageName(value) })),
    ])}
    ${area(form, { name: 'address', maxlength: 500 })}
    <div class="picture">
      ${text(form, { name: 'image', maxlength: 2048, required: false, hint: t('partners.imageHint') })}
      <picture-upload
        @uploaded=${({ url }: PictureUploadedEvent) => set({ image: url })}
      ></picture-upload>
    </div>
    ${area(form, { name: 'description', maxlength: 5000 })}`
}

function renderProgram(form: PartnerForm): TemplateResult {
  const { draft, groups } = form
  return html`<h2>${t('field.programId')}</h2>
    ${select(
      'groupId',
      draft,
      groups.map(({ id, name }) => ({ value: id, text: name })),
      t('partners.groupHint'),
    )}
    ${text(form, { name: 'tenantId', maxlength: 255, required: false, hint: t('partners.tenantHint') })}
    ${text(form, { name: 'username', maxlength: 100, required: false, hint: t('partners.usernameHint') })}
    ${text(form, { name: 'referredBy', type: 'email', required: false, hint: t('partners.referredByHint') })}
    ${toggle('groupLocked', draft, 'partners.groupLockedHint')}
    ${toggle('listed', draft, 'partners.listedHint')}
    ${toggle('sharesCustomers', draft, 'partners.sharesCustomersHint')}`
}

/** Renders the email address, which decides where payouts go. */
function renderEmail(form: PartnerForm): TemplateResult {
  const hint = t(form.mayChangeEmail ? 'partners.emailHint' : 'partners.emailNeedsPayouts')
  return html`<fieldset ?disabled=${!form.mayChangeEmail}>
    ${text(form, { name: 'email', type: 'email', hint })}
  </fieldset>`
}

function text(
  { draft, problem }: PartnerForm,
  of: Omit<Field, 'label' | 'name'> & { name: PartnerField },
): TemplateResult {
  return field({ ...of, label: t(FIELDS[of.name]), value: draft[of.name] }, problem)
}

function area(
  { draft, problem }: PartnerForm,
  { name, maxlength }: { name: PartnerField; maxlength: number },
): TemplateResult {
  const wrong = issueOf(problem, name)
  return html`<label class="field ${name === 'description' ? 'whole' : ''}">
    <span>${t(FIELDS[name])}</span>
    <textarea
      class="input area"
      name=${name}
      rows="3"
      maxlength=${maxlength}
      aria-invalid=${wrong ? 'true' : 'false'}
      .value=${draft[name]}
    ></textarea>
    ${wrong ? html`<span class="small bad">${wrong}</span>` : ''}
  </label>`
}

function select(
  name: PartnerField,
  draft: PartnerDraft,
  options: readonly { value: string; text: string }[],
  hint?: string,
): TemplateResult {
  return choice({ name, label: t(FIELDS[name]), options, value: draft[name], hint })
}

function toggle(name: PartnerField, draft: PartnerDraft, hint: TextId): TemplateResult {
  return html`<label class="toggle">
    <input type="checkbox" name=${name} value="yes" .checked=${draft[name] === 'yes'} />
    <span>
      ${t(FIELDS[name])}
      <span class="small soft">${t(hint)}</span>
    </span>
  </label>`
}

/** Lists the languages of emails, and the partner's own if it is another one. */
function languages(present: string): string[] {
  const known: readonly string[] = MAIL_LANGUAGES
  return present === '' || known.includes(present) ? [...known] : [present, ...known]
}

/** Describes the value of a field as the form shows it. */
export function describeField(
  draft: PartnerDraft,
  name: PartnerField,
  groups: readonly Group[],
): string {
  const value = draft[name]
  if (name === 'groupId') return groups.find(({ id }) => id === value)?.name ?? value
  if (value === 'yes') return t('partners.yes')
  if (value === '') return ''
  if (name === 'country') return countryName(value)
  return name === 'locale' ? languageName(value) : value
}
