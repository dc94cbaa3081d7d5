import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { sessionContext, type Session } from '../../api/session.ts'
import type { PlanUse } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { count } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'

const NOUNS: Readonly<Record<keyof PlanUse['limits'], TextId>> = {
  links: 'common.links',
  domains: 'common.domains',
  tags: 'common.tags',
  folders: 'common.folders',
  programs: 'common.programs',
  groups: 'plan.partnerGroups',
  partners: 'common.partners',
  partnerTags: 'partners.tags',
  keys: 'common.apiKeys',
  hostnames: 'common.allowedHostnames',
}
const PLAN_NAMES: Readonly<Record<PlanUse['plan'], string>> = {
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  advanced: 'Advanced',
  enterprise: 'Enterprise',
}

/** What the plan of the workspace includes, and how much of each limit is used. */
@customElement('plan-page')
export class PlanPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    css`
      .use {
        flex: 1 1 160px;
        max-inline-size: 280px;
      }
      meter {
        display: block;
        inline-size: 100%;
      }
      .panel + .panel {
        margin-block-start: 16px;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #plan = new Task(this, {
    task: ([_id], { signal }) => call<PlanUse>('/workspace/plan', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('field.plan')}</h1></div>
      ${loaded(this.#plan, (plan) => renderPlan(plan), { bones: 8 })}
    </div>`
  }
}

function renderPlan({ plan, conversionTracking, partnerProgram, ...of }: PlanUse): TemplateResult {
  return html`<section class="panel" aria-label=${t('field.plan')}>
      <div class="row">
        <strong class="grow">${PLAN_NAMES[plan]}</strong>
      </div>
      ${renderFeature('field.conversionEnabled', conversionTracking)}
      ${renderFeature('plan.partnerProgram', partnerProgram)}
      <p class="note soft">${t('plan.planSetServersAdmin')}</p>
    </section>
    <section class="panel" aria-label=${t('field.limits')}>
      <ul class="rows">
        ${Object.entries(NOUNS).map(([noun, name]) => {
          // The table has these names alone.
          const key = noun as keyof PlanUse['limits']
          return renderLimit(name, of.used[key], of.limits[key])
        })}
      </ul>
    </section>`
}

function renderFeature(name: TextId, isIncluded: boolean): TemplateResult {
  return html`<div class="row">
    <span class="grow">${t(name)}</span>
    <span class="badge ${isIncluded ? 'good' : ''}"
      >${isIncluded ? t('plan.included') : t('plan.notIncluded')}</span
    >
  </div>`
}

function renderLimit(name: TextId, used: number, limit: number): TemplateResult {
  const text = t('plan.usedOfLimit', { used: count(used), limit: count(limit) })
  return html`<li>
    <span class="grow">${t(name)}</span>
    <div class="use">
      <span class="small soft">${text}</span>
      <meter
        aria-label=${t(name)}
        min="0"
        max=${limit}
        high=${limit * 0.9}
        optimum="0"
        .value=${Math.min(used, limit)}
      >
        ${text}
      </meter>
    </div>
  </li>`
}

declare global {
  interface HTMLElementTagNameMap {
    'plan-page': PlanPage
  }
}
