import { html, nothing, type TemplateResult } from 'lit'
import { Plus } from 'lucide'
import { field, valueOf } from '../base/form.ts'
import { countryName } from '../base/format.ts'
import { timeZone } from '../base/time-zone.ts'
import { icon } from '../base/icon.ts'
import '../base/picture-upload.ts'
import type { PictureUploadedEvent } from '../base/picture-upload.ts'
import { t } from '../base/texts.ts'
import { addressRow, issue, section, text, type FormParts } from './form-parts.ts'
import type { LinkDraft } from './link-draft.ts'

/** Renders when the link ends and who may open it. */
export function limitFields(of: FormParts): TemplateResult {
  const { draft, problem, hasPassword, set } = of
  const isRemoved = draft.password === ''
  const hint = hasPassword && !isRemoved ? t('links.passwordSetEnterNew') : ''
  const body = html`<div class="pair">
      ${field({ name: 'expiresAt', label: t('field.expiresAt'), type: 'datetime-local', value: draft.expiresAt, required: false, hint: t('links.timeZoneZone', { zone: timeZone().replaceAll('_', ' ') }) }, problem)}
      ${text(of, 'expiredUrl', t('field.expiredUrl'))}
    </div>
    ${field(
      {
        name: 'password',
        label: t('field.passwordHash'),
        type: 'password',
        autocomplete: 'new-password',
        value: draft.password ?? '',
        required: false,
        ...(hint && { hint }),
      },
      problem,
    )}
    ${
      hasPassword
        ? html`<button
            type="button"
            class="button"
            @click=${() => set({ password: isRemoved ? undefined : '' })}
          >
            ${isRemoved ? t('links.keepThePassword') : t('links.removeThePassword')}
          </button>`
        : nothing
    }`
  const isUsed = draft.expiresAt !== '' || draft.expiredUrl !== '' || hasPassword
  const names = ['expiresAt', 'expiredUrl', 'password']
  return section(of, t('links.expirationPassword'), body, { names, isUsed })
}

/** Renders the destinations of devices and countries. */
export function targetFields(of: FormParts): TemplateResult {
  const { draft, set } = of
  const geo = draft.geo.map(({ country, url }, n) =>
    addressRow(of, {
      path: `geo.${country.toUpperCase()}`,
      url,
      label: t('links.destinationNumber', { number: countryName(country.toUpperCase()) || n + 1 }),
      changed: (next) => set({ geo: replaced(draft.geo, n, { country, url: next }) }),
      removed: () => set({ geo: draft.geo.filter((_, at) => at !== n) }),
      lead: html`<input
        class="input code"
        maxlength="2"
        aria-label=${t('links.countryCodeTwoLetters')}
        placeholder="DE"
        .value=${country}
        @input=${(event: InputEvent) =>
          set({ geo: replaced(draft.geo, n, { country: valueOf(event), url }) })}
      />`,
    }),
  )
  const body = html`<div class="pair">
      ${text(of, 'ios', t('field.ios'))} ${text(of, 'android', t('field.android'))}
    </div>
    ${geo} ${issue(of.problem, 'geo')}
    <button
      type="button"
      class="button"
      @click=${() => set({ geo: [...draft.geo, { country: '', url: '' }] })}
    >
      ${icon(Plus)}${t('links.addCountry')}
    </button>`
  const isUsed = draft.ios !== '' || draft.android !== '' || draft.geo.length > 0
  return section(of, t('links.deviceGeoTargeting'), body, {
    names: ['ios', 'android', 'geo'],
    isUsed,
  })
}

/** Renders the destinations of an A/B test. */
export function testFields(of: FormParts): TemplateResult {
  const { draft, set } = of
  const all = draft.testVariants
  const rows = all.map((variant, n) =>
    addressRow(of, {
      path: `testVariants.${n}.url`,
      url: variant.url,
      label: t('links.destinationNumber', { number: n + 1 }),
      changed: (url) => set({ testVariants: replaced(all, n, { ...variant, url }) }),
      removed: () => set({ testVariants: all.length > 2 ? all.filter((_, at) => at !== n) : [] }),
      lead: html`<input
          class="input code"
          type="number"
          min="1"
          max="99"
          aria-label=${t('links.shareVisitors')}
          .value=${String(variant.percentage)}
          @input=${(event: InputEvent) =>
            set({
              testVariants: replaced(all, n, { ...variant, percentage: Number(valueOf(event)) }),
            })}
        />%`,
    }),
  )
  const more = all.length === 0 ? [draft.url, ''] : [...all.map(({ url }) => url), '']
  const body = html`<p class="soft">${t('links.splitVisitorsBetween2')}</p>
    ${rows} ${issue(of.problem, 'testVariants')}
    ${
      all.length < 4
        ? html`<button
            type="button"
            class="button"
            @click=${() => set({ testVariants: divided(more) })}
          >
            ${icon(Plus)}${all.length === 0 ? t('links.startTest') : t('links.addDestination')}
          </button>`
        : nothing
    }`
  return section(of, t('links.aBTest'), body, { names: ['testVariants'], isUsed: all.length > 0 })
}

/** Divides visitors as evenly as whole numbers allow. */
function divided(urls: readonly string[]): LinkDraft['testVariants'] {
  const share = Math.floor(100 / urls.length)
  const rest = 100 - share * urls.length
  return urls.map((url, n) => ({ url, percentage: share + (n < rest ? 1 : 0) }))
}

export function previewFields(of: FormParts): TemplateResult {
  const { draft } = of
  const body = html`<label class="check">
      <input
        type="checkbox"
        .checked=${draft.proxy}
        @change=${() => of.set({ proxy: !draft.proxy })}
      />
      <span>${t('links.shownChatsFeedsInstead')}</span>
    </label>
    ${text(of, 'title', t('field.title'), { maxlength: 500 })}
    ${text(of, 'description', t('field.description'), { maxlength: 1000 })}
    ${text(of, 'image', t('links.imageUrl'))}
    <picture-upload
      @uploaded=${({ url }: PictureUploadedEvent) => of.set({ image: url })}
    ></picture-upload>`
  const isUsed = draft.proxy || draft.title !== '' || draft.image !== ''
  const names = ['title', 'description', 'image']
  return section(of, t('field.proxy'), body, { names, isUsed })
}

function replaced<T>(list: readonly T[], at: number, by: T): T[] {
  return list.map((one, n) => (n === at ? by : one))
}
