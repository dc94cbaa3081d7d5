import { html, nothing, type TemplateResult } from 'lit'
import type { ImportLine, ImportReport } from '../../api/wire.gen.ts'
import { count, money } from '../../base/format.ts'
import { t, type TextId } from '../../base/texts.ts'
import { KIND_WORDS, REASON_WORDS } from './import-words.ts'

type KindReport = ImportReport['kinds'][number]

/** Renders counts and sums of every kind of line, with those of the books beside them. */
export function renderReport(report: ImportReport): TemplateResult {
  return html`<section class="panel" aria-label=${t('imports.importSummary')}>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th>${t('field.type')}</th>
              ${COLUMNS.map(({ name }) => html`<th class="number">${t(name)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${report.kinds.map(
              (kind) =>
                html`<tr>
                  <td>${t(KIND_WORDS[kind.kind])}${kind.sums.map(renderSum)}</td>
                  ${COLUMNS.map(({ of }) => html`<td class="number">${count(of(kind))}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${
        report.status === 'done'
          ? html`<p class="note ${report.matches ? 'good' : 'bad'}">
              ${report.matches ? t('imports.totalsMatchSourceCent') : t('imports.totalsDontMatchSource')}
            </p>`
          : nothing
      }
    </section>
    ${report.unmapped.map(({ kind, columns }) => html`<p class="note">${t(KIND_WORDS[kind])}: ${t('imports.notImportedNames', { names: columns.join(', ') })}</p>`)}
    ${report.reasons.length > 0 ? renderReasons(report) : nothing}`
}

const COLUMNS: readonly { name: TextId; of(kind: KindReport): number }[] = [
  { name: 'imports.inFile', of: ({ lines }) => lines },
  { name: 'imports.new', of: ({ ready }) => ready },
  { name: 'imports.existing', of: ({ done, kept }) => done + kept },
  { name: 'imports.alreadyImported', of: ({ known }) => known },
  { name: 'imports.skipped', of: ({ skipped }) => skipped },
]

function renderSum({ currency, amount, coming, booked }: KindReport['sums'][number]) {
  const sums = { all: money(amount, currency), coming: money(coming, currency) }
  return html`<div class="small soft">
    ${
      booked === null
        ? t('imports.comingOfAll', sums)
        : t('imports.comingAllPostedBooked', { ...sums, booked: money(booked, currency) })
    }
  </div>`
}

function renderReasons({ reasons }: ImportReport): TemplateResult {
  return html`<section class="panel" aria-label=${t('imports.skipped')}>
    <ul class="rows">
      ${reasons.map(
        ({ kind, reason, message, lines }) =>
          html`<li>
            <span class="grow">${REASON_WORDS[reason] ? t(REASON_WORDS[reason]) : message}</span>
            <span class="soft">${t(KIND_WORDS[kind])}: ${count(lines)}</span>
          </li>`,
      )}
    </ul>
  </section>`
}

/** Renders lines that do not come, where they stand and why. */
export function renderLines(lines: readonly ImportLine[]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing
  return html`<section class="panel" aria-label=${t('imports.skippedRows')}>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>${t('imports.row')}</th>
            <th>${t('imports.sourceId')}</th>
            <th>${t('field.reason')}</th>
          </tr>
        </thead>
        <tbody>
          ${lines.map(
            ({ line, sourceId, reason, message }) =>
              html`<tr>
                <td>${line}</td>
                <td class="code">${sourceId}</td>
                <td>${reason && REASON_WORDS[reason] ? t(REASON_WORDS[reason]) : message}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}
