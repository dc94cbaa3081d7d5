import { html, nothing, type TemplateResult } from 'lit'
import { count } from '../base/format.ts'
import '../base/handed-link.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { COLUMNS, type Group, type InvitationRow, type ListProblem } from './read-invitations.ts'
import type { RowRefusal, Unreached } from './send-invitations.ts'

/** More do not help anybody who looks them through. */
const SHOWN = 100
/** Further people have their link on their own pages. */
const LINKS = 20

export interface Checked {
  good: readonly InvitationRow[]
  /** What is wrong with the list itself. */
  problems: readonly ListProblem[]
  /** What the server would refuse. */
  refusals: readonly RowRefusal[]
  groups: readonly Group[]
}

export interface Sent {
  all: number
  /** People in the batches that were sent, invited or not. */
  done: number
  batches: number
  unreached: readonly Unreached[]
  failed: readonly RowRefusal[]
}

/** Says where something is wrong: `Line 3, column 2 (Name)`. */
export function whereOf({
  line,
  column,
  field,
}: Pick<ListProblem, 'line' | 'column' | 'field'>): string {
  const where = t('invites.rowLineColumnColumn', { line, column })
  return field ? `${where} (${t(COLUMNS[field].name)})` : where
}

/** Renders what was read: what is wrong and where, whom it would invite, and the button that does. */
export function renderChecked(
  { good, problems, refusals, groups }: Checked,
  { back, send }: { back: () => void; send: () => void },
): TemplateResult {
  const wrong = [
    ...problems.map((one) => ({ ...one, said: one.text })),
    ...refusals.map((one) => ({ ...one, said: `${one.email}: ${one.said}` })),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column)
  return html`<p class="sum" role="status">
      ${t('invites.goodPartnersReadyInvite', { good: good.length, wrong: wrong.length })}
    </p>
    ${
      wrong.length > 0
        ? html`<section class="panel" aria-label=${t('invites.problems')}>
            <h2 class="part-head">${t('invites.skippedRows')}</h2>
            <ul class="rows">
              ${wrong.slice(0, SHOWN).map(
                (one) =>
                  html`<li>
                    <span class="where">${whereOf(one)}</span>
                    <span class="grow"><bdi>${one.said}</bdi></span>
                  </li>`,
              )}
            </ul>
            ${more(wrong.length)}
          </section>`
        : nothing
    }
    ${renderGood(good, groups)}
    <div class="actions">
      ${
        good.length > 0
          ? html`<button class="button primary" @click=${send}>
              ${t('invites.sendCountInvitations', { count: good.length })}
            </button>`
          : nothing
      }
      <button class="button" @click=${back}>${t('invites.editList')}</button>
    </div>`
}

function renderGood(
  good: Checked['good'],
  groups: Checked['groups'],
): TemplateResult | typeof nothing {
  const nameOf = (id: string | undefined) => groups.find((group) => group.id === id)?.name ?? ''
  return good.length > 0
    ? html`<section class="panel" aria-label=${t('invites.invitations')}>
        <h2 class="part-head">${t('invites.invitations')}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${t('field.email')}</th>
              <th scope="col">${t('field.name')}</th>
              <th scope="col" class="wide">${t('field.groupId')}</th>
              <th scope="col" class="wide">${t('field.key')}</th>
            </tr>
          </thead>
          <tbody>
            ${good.slice(0, SHOWN).map(
              ({ invitation: { email, name, groupId, username } }) =>
                html`<tr>
                  <td><bdi>${email}</bdi></td>
                  <td>${name ?? ''}</td>
                  <td class="wide">${nameOf(groupId)}</td>
                  <td class="wide">${username ?? ''}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${more(good.length)}
      </section>`
    : nothing
}

/** Renders how far the sending is, and afterwards who was not invited and why. */
export function renderSent(
  { all, done, unreached, failed }: Sent,
  again: () => void,
): TemplateResult {
  const isDone = done === all
  const invited = done - failed.length
  return html`<section class="panel" aria-label=${t('invites.invitations')}>
    <div class="row">
      <p class="grow" role="status">
        ${
          isDone
            ? t('invites.invitedAllInvited', { invited: count(invited), all: count(all) })
            : t('invites.doneAllSent', { done: count(done), all: count(all) })
        }
      </p>
      ${isDone ? nothing : html`<progress max=${all} value=${done} aria-label=${t('invites.invitations')}></progress>`}
    </div>
    ${
      failed.length > 0
        ? html`<ul class="rows">
            ${failed.map(
              (one) =>
                html`<li>
                  <span class="where">${t('invites.rowLine', { line: one.line })}</span>
                  <span class="grow"><bdi>${one.email}</bdi>: ${one.said}</span>
                </li>`,
            )}
          </ul>`
        : nothing
    }
    ${unreached.slice(0, LINKS).map(renderLink)}
    ${
      isDone
        ? html`<div class="row">
            <a class="button primary" href="${BASE}/partners?status=invited"
              >${t('invites.viewInvitedPartners')}</a
            >
            <button class="button" @click=${again}>${t('invites.inviteMore')}</button>
          </div>`
        : nothing
    }
  </section>`
}

/** Renders the link for somebody, where no email goes out. */
function renderLink({ id, name, programId }: Unreached): TemplateResult {
  return html`<handed-link
    path="/partners/${id}/access-link"
    programId=${programId}
    name=${name}
    label=${t('common.copyInvitationLink')}
    named
  ></handed-link>`
}

function more(length: number): TemplateResult | typeof nothing {
  return length > SHOWN
    ? html`<p class="row soft small">
        ${t('links.andCountMore', { count: count(length - SHOWN) })}
      </p>`
    : nothing
}
