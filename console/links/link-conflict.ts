import { html, type TemplateResult } from 'lit'
import { t, type TextId } from '../base/texts.ts'
import { TEXTS, type LinkDraft } from './link-draft.ts'

export const NAMES: Readonly<Record<keyof LinkDraft, TextId>> = {
  url: 'field.url',
  domain: 'field.domain',
  key: 'field.key',
  utm_source: 'field.source',
  utm_medium: 'links.medium',
  utm_campaign: 'links.campaign',
  utm_term: 'links.term',
  utm_content: 'links.content',
  folderId: 'field.folderId',
  expiredUrl: 'field.expiredUrl',
  ios: 'field.ios',
  android: 'field.android',
  title: 'field.title',
  description: 'field.description',
  image: 'links.imageUrl',
  comments: 'field.comments',
  trackConversion: 'field.conversionEnabled',
  proxy: 'field.proxy',
  tagIds: 'common.tags',
  expiresAt: 'field.expiresAt',
  password: 'field.passwordHash',
  geo: 'field.geo',
  testVariants: 'field.testVariants',
}

/** Returns the fields that are not the same in two versions. */
export function differences(one: LinkDraft, other: LinkDraft): (keyof LinkDraft)[] {
  // The table has these names alone.
  const names = Object.keys(NAMES) as (keyof LinkDraft)[]
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

export interface Conflict {
  /** As it was when the form was opened. */
  before: LinkDraft
  mine: LinkDraft
  theirs: LinkDraft
  /** Names what is stored as an id: a folder, tags. */
  nameOf: (id: string) => string
  keep: () => void
  take: () => void
}

/** Renders what somebody else has changed meanwhile, beside one's own version. */
export function conflictNote(of: Conflict): TemplateResult {
  const { before, mine, theirs, keep, take } = of
  const show = (draft: LinkDraft, name: keyof LinkDraft) => shown(draft, name, of.nameOf) || '–'
  return html`<section
    class="panel conflict"
    role="alert"
    aria-label=${t('common.editedSomeoneElse')}
  >
    <h2>${t('links.someoneElseEditedLink')}</h2>
    <table>
      <thead>
        <tr>
          <th>${t('common.field')}</th>
          <th>${t('common.theirVersion')}</th>
          <th>${t('common.yourVersion')}</th>
        </tr>
      </thead>
      <tbody>
        ${differences(before, theirs).map(
          (name) =>
            html`<tr>
              <td>${t(NAMES[name])}</td>
              <td><bdi>${show(theirs, name)}</bdi></td>
              <td><bdi>${show(mine, name)}</bdi></td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="soft">${t('program.savingUpdatesOnlyFields')}</p>
    <div class="actions">
      <button type="button" class="button" @click=${keep}>${t('program.saveMyChanges')}</button>
      <button type="button" class="button" @click=${take}>${t('common.discardMyChanges')}</button>
    </div>
  </section>`
}

function shown(draft: LinkDraft, name: keyof LinkDraft, nameOf: Conflict['nameOf']): string {
  if (name === 'folderId') return draft.folderId && nameOf(draft.folderId)
  if (name === 'tagIds') return draft.tagIds.map(nameOf).join(', ')
  const value = draft[name]
  if (typeof value === 'boolean') return value ? t('audit.on') : t('audit.off')
  if (TEXTS.some((text) => text === name) || name === 'expiresAt')
    return typeof value === 'string' ? value : ''
  if (name === 'password') return value ? '********' : ''
  return JSON.stringify(value) === '[]' ? '' : JSON.stringify(value)
}
