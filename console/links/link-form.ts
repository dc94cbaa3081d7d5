import { html, nothing, type TemplateResult } from 'lit'
import { choice } from '../base/form.ts'
import { t, type TextId } from '../base/texts.ts'
import { section, text, type FormParts } from './form-parts.ts'
import { UTM } from './link-draft.ts'
import './utm-template-picker.ts'
import type { TakeUtmEvent } from './utm-template-picker.ts'

const UTM_NAMES: Readonly<Record<string, TextId>> = {
  utm_source: 'field.source',
  utm_medium: 'links.medium',
  utm_campaign: 'links.campaign',
  utm_term: 'links.term',
  utm_content: 'links.content',
}

/** Renders the destination and the short address. */
export function addressFields(of: FormParts): TemplateResult {
  const { draft, catalog, isNew, set } = of
  const slugs = catalog.domains.filter(({ archived }) => !archived).map(({ slug }) => slug)
  const all = slugs.includes(draft.domain) || !draft.domain ? slugs : [draft.domain, ...slugs]
  const usual = isNew ? [{ value: '', text: t('field.isPrimary') }] : []
  return html`<div class="panel form">
    ${text(of, 'url', t('field.url'), { required: true })}
    <div class="pair">
      ${choice({
        name: 'domain',
        label: t('field.domain'),
        options: [...usual, ...all.map((value) => ({ value, text: value }))],
        value: draft.domain,
        chosen: (domain) => set({ domain }),
      })}
      ${text(of, 'key', t('field.key'), {
        maxlength: 190,
        hint: isNew ? t('links.partAfterSlashLeave') : t('links.changingShortLinkKey'),
      })}
    </div>
  </div>`
}

export function utmFields(of: FormParts): TemplateResult {
  const fields = UTM.map((name) => text(of, name, t(UTM_NAMES[name]!), { maxlength: 255 }))
  const isUsed = UTM.some((name) => of.draft[name] !== '')
  const values = Object.fromEntries(UTM.map((name) => [name, of.draft[name]]))
  const body = html`${
      of.mayWrite
        ? html`<utm-template-picker
            .values=${values}
            @take-utm=${(event: TakeUtmEvent) => of.set(event.values)}
          ></utm-template-picker>`
        : nothing
    }
    <div class="pair">${fields}</div>`
  return section(of, t('links.utmParameters'), body, { names: UTM, isUsed })
}

/** Renders folder, tags and notes. */
export function orderFields(of: FormParts): TemplateResult {
  const { draft, catalog, set } = of
  const toggle = (id: string) =>
    set({
      tagIds: draft.tagIds.includes(id)
        ? draft.tagIds.filter((one) => one !== id)
        : [...draft.tagIds, id],
    })
  const body = html`${choice({
    name: 'folderId',
    label: t('field.folderId'),
    options: [
      { value: '', text: t('links.unsorted') },
      ...catalog.folders.map(({ id, name }) => ({ value: id, text: name })),
    ],
    value: draft.folderId,
    chosen: (folderId) => set({ folderId }),
  })}
  ${
    catalog.tags.length > 0
      ? html`<fieldset>
          <legend>${t('common.tags')}</legend>
          ${catalog.tags.map(
            ({ id, name, color }) =>
              html`<label class="tag">
                <input
                  type="checkbox"
                  .checked=${draft.tagIds.includes(id)}
                  @change=${() => toggle(id)}
                />
                <i class="dot ${color}"></i><bdi>${name}</bdi>
              </label>`,
          )}
        </fieldset>`
      : nothing
  }
  ${text(of, 'comments', t('field.comments'), { maxlength: 5000 })}`
  const isUsed = draft.folderId !== '' || draft.tagIds.length > 0 || draft.comments !== ''
  const names = ['folderId', 'tagIds', 'comments']
  return section(of, t('links.folderTagsNotes'), body, { names, isUsed: of.isNew || isUsed })
}
