import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit'
import { ask, AskError } from './ask.ts'
import { apiAt } from './api-at.ts'
import { focusContent } from './focus-content.ts'
import { LatestRequest } from './latest-request.ts'
import { mapOfPage } from './map-of-page.ts'
import { states } from './states.ts'
import { SvcElement } from './svc-element.ts'
import { tokens } from './tokens.ts'
import type { LandingPage } from './wire.gen.ts'

/** Attributes that name the program and its language. */
export const SOURCES = ['key', 'publishableKey', 'program', 'group', 'api', 'language']

/** Elements that show the same program ask once. */
const pages = mapOfPage<Promise<LandingPage>>('pages')

/**
 * An element that shows what anybody may know of a program, by the workspace's publishable key. Inside a
 * `<svc-partner-landing>` it needs neither key nor program.
 *
 * @attr key - Publishable key, `svc_pk_…`.
 * @attr publishable-key - The publishable key, for frameworks that reserve `key` (React, Vue).
 * @attr program - The program's ID or slug.
 * @attr group - The slug of a group. `default` if omitted.
 * @attr api - Base URL of the svc API. Default: the origin that the elements were loaded from.
 * @fires svc-error - A request failed. `detail.trouble` is the reason.
 * @csspart skeleton - The loading placeholder.
 * @csspart error - The error message with a button to try again.
 * @csspart button - Each button.
 */
export abstract class ProgramElement extends SvcElement {
  static override styles = [tokens, states]
  static override properties: PropertyDeclarations = {
    key: {},
    publishableKey: { attribute: 'publishable-key' },
    program: {},
    group: {},
    api: {},
    page: { state: true },
    trouble: { state: true },
  }

  declare key: string | undefined
  declare publishableKey: string | undefined
  declare program: string | undefined
  declare group: string | undefined
  declare api: string | undefined
  declare protected page: LandingPage | undefined
  declare protected trouble: AskError | undefined
  readonly #loads = new LatestRequest()

  protected abstract renderPage(page: LandingPage): TemplateResult

  /** Returns what names the program: this element's own attributes, else those of the page around it. */
  protected get source() {
    const around = this.parentElement?.closest<HTMLElement & Partial<ProgramElement>>(
      'svc-partner-landing',
    )
    return {
      key: this.publishableKey ?? this.key ?? around?.publishableKey ?? around?.key ?? '',
      program: this.program ?? around?.program ?? '',
      group: this.group ?? around?.group ?? 'default',
      api: apiAt(this.api ?? around?.api),
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasUpdated || SOURCES.some((name) => changed.has(name))) this.reload()
  }

  reload(): void {
    const { key, program, group, api } = this.source
    // A framework may set one attribute after the other.
    if (!key || !program) return
    const query = new URLSearchParams({ publishableKey: key, group }).toString()
    void this.#load(`${api}/programs/${encodeURIComponent(program)}/landing?${query}`)
  }

  async #load(url: string): Promise<void> {
    const retries = this.shadowRoot?.activeElement?.closest('.trouble button')
    this.trouble = undefined
    const signal = this.#loads.start()
    const key = url + this.language
    const asked = pages.get(key) ?? ask<LandingPage>(url, this.language)
    pages.set(key, asked)
    try {
      const page = await asked
      if (signal.aborted) return
      this.page = page
    } catch (error) {
      pages.delete(key)
      if (signal.aborted) return
      this.fail(error)
    }
    await this.updateComplete
    if (retries) focusContent(this.renderRoot)
  }

  /** Handles an answer that cannot be rendered: the server's mistake, not the page's. */
  protected override handleRenderError(): void {
    if (!this.page) return
    pages.clear()
    this.page = undefined
    this.fail(undefined)
  }

  protected fail(error: unknown): void {
    // Another file may have asked, and its errors are of another class.
    this.trouble = (error as AskError | undefined)?.trouble
      ? (error as AskError)
      : new AskError('broken')
    this.emit('svc-error', { trouble: this.trouble.trouble })
  }

  /** Returns a sentence about what went wrong, for visitors to read. */
  protected troubleSentence(
    { trouble, message }: AskError,
    broken = this.t('Couldn’t load this section.'),
  ): string {
    return trouble === 'offline'
      ? this.t('You’re offline. Check your connection and try again.')
      : message || broken
  }

  protected override render(): unknown {
    if (this.page) return this.renderPage(this.page)
    if (!this.trouble) {
      return html`<div aria-busy="true"><slot name="loading">${this.renderLoading()}</slot></div>`
    }
    return html`<div class="trouble" part="error" role="alert">
      <slot name="error"><p dir="auto">${this.troubleSentence(this.trouble)}</p></slot>
      <button class="button" part="button" @click=${this.reload}>${this.t('Try again')}</button>
    </div>`
  }

  /** Takes about as much room as the page will. */
  protected renderLoading(): TemplateResult {
    return html`<div class="skeleton tall" part="skeleton"></div>`
  }
}
