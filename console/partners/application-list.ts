import { html, nothing, type TemplateResult } from 'lit'
import type { PartnerApplication } from '../api/wire.gen.ts'
import { day } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'

interface ApplicationList {
  applications: readonly PartnerApplication[]
  /** Ids of those that are selected; undefined for somebody who may not decide. */
  selected: ReadonlySet<string> | undefined
  isBusy: boolean
  select: (id: string) => void
  approve: (application: PartnerApplication) => void
  reject: (application: PartnerApplication) => void
}

/** Renders applications with their answers, the oldest first. */
export function renderApplications(of: ApplicationList): TemplateResult {
  return html`<ul class="rows applications">
    ${of.applications.map((application) => renderApplication(application, of))}
  </ul>`
}

function renderApplication(application: PartnerApplication, of: ApplicationList): TemplateResult {
  const { id, partner, programId, createdAt, applicationFormData: answers } = application
  const { name, email, companyName, country, description } = partner
  const facts = [email, companyName, country].filter(Boolean)
  const busy = of.isBusy ? 'true' : 'false'
  return html`<li>
    ${
      of.selected
        ? html`<input
            type="checkbox"
            aria-label=${t('links.selectName', { name })}
            .checked=${of.selected.has(id)}
            @change=${() => of.select(id)}
          />`
        : nothing
    }
    <div class="grow">
      <a class="who" href="${BASE}/partners/${partner.id}?program=${programId}">${name}</a>
      <div class="small soft">
        <bdi>${facts.join(' · ')}</bdi> · ${t('applications.appliedOnDay', { day: day(createdAt) })}
      </div>
      ${description ? html`<p class="about">${description}</p>` : nothing}
      ${
        answers && answers.length > 0
          ? html`<dl class="answers">
              ${answers.map(
                ({ label, value }) =>
                  html`<div>
                    <dt>${label}</dt>
                    <dd class=${value ? '' : 'soft'}>${value ?? t('applications.noAnswer')}</dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
    </div>
    ${
      of.selected
        ? html`<div class="actions">
            <button
              class="button"
              aria-label=${t('applications.approveName', { name })}
              aria-disabled=${busy}
              @click=${() => of.approve(application)}
            >
              ${t('partners.approve')}
            </button>
            <button
              class="button"
              aria-label=${t('applications.rejectName', { name })}
              aria-disabled=${busy}
              @click=${() => of.reject(application)}
            >
              ${t('common.reject')}
            </button>
          </div>`
        : nothing
    }
  </li>`
}
