import { html, type TemplateResult } from 'lit'
import { t, type Text } from '../base/texts.ts'
import { TEXTS, type LinkDraft } from './link-draft.ts'

const NAMES: Readonly<Record<keyof LinkDraft, Text>> = {
  url: 'Destination',
  domain: 'Domain',
  key: 'Key of the link',
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  utm_term: 'Term',
  utm_content: 'Content',
  folderId: 'Folder',
  expiredUrl: 'Destination after that',
  ios: 'On iPhone and iPad',
  android: 'On Android',
  title: 'Title',
  description: 'Description',
  image: 'Address of a picture',
  comments: 'Notes',
  trackConversion: 'Conversion tracking',
  proxy: 'Social preview',
  tagIds: 'Tags',
  expiresAt: 'Ends',
  password: 'Password',
  geo: 'Devices and countries',
  testVariants: 'A/B test',
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
  return html`<section class="panel conflict" role="alert" aria-label=${t('Changed meanwhile')}>
    <h2>${t('Somebody else has changed this link meanwhile')}</h2>
    <table>
      <thead>
        <tr>
          <th>${t('Field')}</th>
          <th>${t('Theirs')}</th>
          <th>${t('Yours')}</th>
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
    <p class="soft">
      ${t('Saving writes the fields that you changed, and leaves the others as they are now.')}
    </p>
    <div class="actions">
      <button type="button" class="button" @click=${keep}>${t('Save my changes')}</button>
      <button type="button" class="button" @click=${take}>${t('Discard my changes')}</button>
    </div>
  </section>`
}

function shown(draft: LinkDraft, name: keyof LinkDraft, nameOf: Conflict['nameOf']): string {
  if (name === 'folderId') return draft.folderId && nameOf(draft.folderId)
  if (name === 'tagIds') return draft.tagIds.map(nameOf).join(', ')
  const value = draft[name]
  if (typeof value === 'boolean') return value ? t('on') : t('off')
  if (TEXTS.some((text) => text === name) || name === 'expiresAt')
    return typeof value === 'string' ? value : ''
  if (name === 'password') return value ? '********' : ''
  return JSON.stringify(value) === '[]' ? '' : JSON.stringify(value)
}
