import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { FundingAccount, PayoutProviderInfo } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { exactTime } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { moneyStyles } from './money.styles.ts'
import { PROVIDER_KINDS } from './payout-words.ts'
import './account-dialog.ts'
import '../base/copy-value.ts'
import '../base/email-banner.ts'

interface Shown {
  providers: readonly PayoutProviderInfo[]
  accounts: readonly FundingAccount[]
}
interface Question {
  account: FundingAccount
  to: 'verify' | 'remove'
}

/** The ways to pay, which account pays through each, and whether it was shown to work. */
@customElement('payout-accounts-page')
export class PayoutAccountsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, moneyStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private connecting: PayoutProviderInfo | undefined
  @state() private question: Question | undefined
  readonly #action = new Action(this)
  readonly #shown = new Task(this, {
    task: async ([_id], { signal }): Promise<Shown> => {
      const [providers, accounts] = await Promise.all([
        call<PayoutProviderInfo[]>('/payout-providers', { signal }),
        readAll<FundingAccount>('/funding-accounts', signal),
      ])
      return { providers, accounts }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('payouts.payoutAccounts')}</h1>
        <a class="button" href="/console/payouts">${t('payouts.allPayouts')}</a>
      </div>
      <email-banner></email-banner>
      <p class="lead soft">${t('payouts.partnersChoosePayoutMethods')}</p>
      <section class="panel" aria-label=${t('payouts.payoutAccounts')}>
        ${loaded(this.#shown, (shown) => this.#renderProviders(shown), { bones: 5 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.question ? problemNote(this.#action.problem) : nothing}
      ${
        this.connecting
          ? html`<account-dialog
              .provider=${this.connecting}
              .replaces=${this.#accountOf(this.connecting) !== undefined}
              @connected=${() => void this.#shown.run()}
              @closed=${() => (this.connecting = undefined)}
            ></account-dialog>`
          : nothing
      }
      ${this.question ? this.#renderQuestion(this.question) : nothing}
    </div>`
  }

  #accountOf({ name }: PayoutProviderInfo): FundingAccount | undefined {
    return this.#shown.value?.accounts.find(({ provider }) => provider === name)
  }

  #renderProviders({ providers }: Shown): TemplateResult {
    return html`<ul class="rows">
      ${providers.map((provider) => this.#renderProvider(provider, this.#accountOf(provider)))}
    </ul>`
  }

  #renderProvider(provider: PayoutProviderInfo, account: FundingAccount | undefined) {
    const { label, kind, currencies, fundingFields } = provider
    const about = PROVIDER_KINDS[kind]
    const needsAccount = fundingFields.length > 0
    return html`<li>
      <div class="grow">
        <h2>${label} ${needsAccount ? renderStatus(account) : nothing}</h2>
        <div class="small soft">
          ${about ? t(about) : nothing}
          ${currencies && currencies.length < 4 ? currencies.map((one) => one.toUpperCase()).join(', ') : nothing}
        </div>
        ${
          account
            ? html`<div>
                  ${account.masked.startsWith(account.name) ? nothing : account.name}
                  <span class="soft">${account.masked}</span>
                </div>
                ${
                  account.verifiedAt
                    ? html`<div class="small soft">
                        ${t('payouts.testedTime', { time: exactTime(account.verifiedAt) })}
                      </div>`
                    : nothing
                }
                ${
                  account.callbackUrl
                    ? html`<div class="small soft">${t('payouts.webhookUrl')}</div>
                        <copy-value
                          .label=${t('payouts.webhookUrl')}
                          .value=${account.callbackUrl}
                        ></copy-value>`
                    : nothing
                }`
            : nothing
        }
      </div>
      ${needsAccount && may(this.session, 'payouts.write') ? this.#renderActions(provider, account) : nothing}
    </li>`
  }

  #renderActions(provider: PayoutProviderInfo, account: FundingAccount | undefined) {
    const { label: name } = provider
    if (!account) {
      return html`<button class="button" @click=${() => this.#connect(provider)}>
        ${t('connections.connectName', { name })}
      </button>`
    }
    return html`<div class="actions wrap">
      <button
        class="button ${account.verifiedAt ? '' : 'primary'}"
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
        @click=${() => this.#test(provider, account)}
      >
        ${t('connections.testName', { name })}
      </button>
      <button class="button" @click=${() => this.#connect(provider)}>
        ${t('apiKeys.replace')}
      </button>
      <button class="button danger" @click=${() => this.#ask({ account, to: 'remove' })}>
        ${t('connections.remove')}
      </button>
    </div>`
  }

  #renderQuestion({ account, to }: Question): TemplateResult {
    const { name, masked } = account
    const asked =
      to === 'verify'
        ? {
            title: t('payouts.isThisYourAccount'),
            body: t('payouts.checkAccountMatchesAccount', { account: masked }),
            action: t('payouts.accountMatches'),
            isHarmless: true,
          }
        : {
            title: t('common.removeNameQuestion', { name }),
            body: t('payouts.accountStopsPayingPartners', { account: masked }),
            action: t('common.removeName', { name }),
          }
    const confirmed = () => void this.#do({ account, to })
    const closed = () => (this.question = undefined)
    return confirmDialog({ ...asked, confirmed, closed }, this.#action)
  }

  #connect(provider: PayoutProviderInfo): void {
    this.#action.clear()
    this.connecting = provider
  }

  #ask(question: Question): void {
    this.#action.clear()
    this.question = question
  }

  /** Asks an online provider at once; at a bank a person compares. */
  #test({ kind }: PayoutProviderInfo, account: FundingAccount): void {
    if (kind === 'online') void this.#do({ account, to: 'verify' })
    else this.#ask({ account, to: 'verify' })
  }

  async #do({ account, to }: Question): Promise<void> {
    const path = `/funding-accounts/${encodeURIComponent(account.id)}`
    const { name } = account
    const isDone = await this.#action.run(
      () =>
        to === 'remove'
          ? call(path, { method: 'DELETE' })
          : call(`${path}/verify`, { method: 'POST', body: { confirm: true } }),
      to === 'remove'
        ? t('payouts.nameDisconnected', { name })
        : t('payouts.nameReadyPay', { name }),
    )
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#shown.run()
  }
}

function renderStatus(account: FundingAccount | undefined): TemplateResult {
  if (!account) return html`<span class="badge">${t('payouts.notConnected')}</span>`
  return account.verifiedAt
    ? html`<span class="badge good">${t('payouts.ready')}</span>`
    : html`<span class="badge bad">${t('payouts.notTestedYet')}</span>`
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-accounts-page': PayoutAccountsPage
  }
}
