import { css, html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Domain } from '../../api/wire.gen.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

type DnsRecord = Domain['verification']['record']

/** What to enter at the DNS provider: one of two records. */
@customElement('dns-records')
export class DnsRecords extends ConsoleElement {
  static override styles = [
    styles,
    css`
      :host {
        flex: 1 0 100%;
      }
      .records {
        display: grid;
        gap: 12px;
        padding: 12px;
        border-radius: var(--radius-small);
        background: var(--sunken);
      }
      .record {
        display: grid;
        grid-template-columns: 64px minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
        gap: 8px 12px;
      }
      .names {
        margin-block-end: -8px;
      }
      @media (max-width: 760px) {
        .names {
          display: none;
        }
        .record {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ]

  @property({ attribute: false }) domain!: Domain

  override render(): TemplateResult {
    const { record, alternative } = this.domain.verification
    return html`<div class="records">
      <p>${t('domains.addTheseTwoDns')}</p>
      <div class="record names small soft" aria-hidden="true">
        <span>${t('field.type')}</span><span>${t('field.name')}</span
        ><span>${t('common.value')}</span>
      </div>
      ${[record, alternative].map(renderRecord)}
    </div>`
  }
}

function renderRecord({ type, name, value }: DnsRecord): TemplateResult {
  return html`<div class="record">
    <strong>${type}</strong>
    <copy-value label=${t('domains.typeRecordName', { type })} .value=${name}></copy-value>
    <copy-value label=${t('domains.typeRecordValue', { type })} .value=${value}></copy-value>
  </div>`
}

declare global {
  interface HTMLElementTagNameMap {
    'dns-records': DnsRecords
  }
}
