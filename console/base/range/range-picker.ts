import { css, html, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ConsoleElement } from '../console-element.ts'
import { dialog, dialogStyles } from '../dialog.ts'
import { styles } from '../styles.ts'
import { valuesOf } from '../form.ts'
import { t } from '../texts.ts'
import { localNow, timeZone } from '../time-zone.ts'
import { navigate, withQuery } from '../../router/router.ts'
import { daysOf, isDay, type TimeRange } from './time-range.ts'

/** Asks for the first and the last day of a range. */
@customElement('range-picker')
export class RangePicker extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      form {
        display: grid;
        gap: 16px;
      }
      .days {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 12px;
      }
    `,
  ]

  @property({ attribute: false }) range: TimeRange = { preset: '30d' }
  @state() private problem = ''

  override render(): TemplateResult {
    const today = localNow().slice(0, 10)
    const { from, to } = daysOf(this.range, today) ?? { from: today, to: today }
    const input = (name: string, label: string, value: string) =>
      html`<label class="field"
        ><span>${label}</span
        ><input class="input" type="date" name=${name} required max=${today} value=${value}
      /></label>`
    return dialog({
      title: t('analytics.customRange'),
      closed: () => this.dispatchEvent(new Event('close')),
      body: html`<form id="range" novalidate @submit=${this.#submit}>
        <div class="days">
          ${input('from', t('analytics.startDate'), from)}
          ${input('to', t('analytics.endDate'), to)}
        </div>
        <p class="small soft">${t('analytics.timeZoneZone', { zone: timeZone() })}</p>
        <p class="bad" role="alert">${this.problem}</p>
      </form>`,
      footer: html`<button class="button primary" form="range">${t('analytics.show')}</button>`,
    })
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { from = '', to = '' } = valuesOf(event)
    if (!isDay(from) || !isDay(to)) this.problem = t('analytics.selectStartEndDate')
    else if (from > to) this.problem = t('analytics.startDateMustBefore')
    else {
      this.renderRoot.querySelector('dialog')?.close()
      navigate(withQuery({ range: undefined, from, to }))
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'range-picker': RangePicker
  }
}
