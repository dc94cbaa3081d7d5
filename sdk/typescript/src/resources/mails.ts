// Made by `bun run generate` from the API’s description.

import type { RequestOptions } from '../core/options.ts'
import type { Pages } from '../core/pages.ts'
import { path, type Transport } from '../core/transport.ts'
import type {
  DeleteMailTemplateParams,
  EmailStatus,
  GetMailTemplateParams,
  ListMailTemplatesParams,
  ListMailsParams,
  Mail,
  MailTemplate,
  MailTemplateDetail,
  PreviewMailTemplateParams,
  PreviewMailTemplateResult,
  PutMailTemplateParams,
  TestEmail,
  TestMailTemplateParams,
  TestMailTemplateResult,
} from '../types.ts'

/** Emails to partners and members, and their templates. */
export class MailsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Returns the emails to partners that you can customize. Emails about signing in and account
   * changes can’t be customized.
   */
  listTemplates(params: ListMailTemplatesParams, options?: RequestOptions): Pages<MailTemplateDetail> {
    return this.#transport.pages('/mail-templates', 'page', params, options)
  }

  /** Retrieves the text of an email template. */
  async getTemplate(template: string, params: GetMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('GET', path`/mail-templates/${template}`, { query: params }, options)
  }

  /**
   * Sets your own text for an email template in one language. The greeting, figures, buttons, and
   * footer can’t be changed. Unknown placeholders return 422.
   */
  async putTemplate(template: string, params: PutMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('PUT', path`/mail-templates/${template}`, { body: params }, options)
  }

  /** Deletes your text for an email template and restores the default text. */
  async deleteTemplate(template: string, params: DeleteMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('DELETE', path`/mail-templates/${template}`, { query: params }, options)
  }

  /** Renders an email template without sending it. */
  async previewTemplate(template: string, params: PreviewMailTemplateParams, options?: RequestOptions): Promise<PreviewMailTemplateResult> {
    return this.#transport.json('POST', path`/mail-templates/${template}/preview`, { body: params }, options)
  }

  /** Sends the saved email template to you, with sample data. */
  async testTemplate(template: string, params: TestMailTemplateParams, options?: RequestOptions): Promise<TestMailTemplateResult> {
    return this.#transport.json('POST', path`/mail-templates/${template}/test`, { body: params }, options)
  }

  /** Returns emails to partners and to your team, newest first. */
  list(params: ListMailsParams = {}, options?: RequestOptions): Pages<Mail> {
    return this.#transport.pages('/mails', 'id', params, options)
  }

  /** Returns whether the server can send email, and how many emails are waiting. */
  getEmailStatus(options?: RequestOptions): Promise<EmailStatus> {
    return this.#transport.json('GET', '/mails/status', {}, options)
  }

  /** Sends a test email to you. */
  sendTestEmail(options?: RequestOptions): Promise<TestEmail> {
    return this.#transport.json('POST', '/mails/test', { body: {} }, options)
  }

  /** Retrieves an email with its content and delivery status. */
  async get(id: string, options?: RequestOptions): Promise<Mail> {
    return this.#transport.json('GET', path`/mails/${id}`, {}, options)
  }

  /** Sends an email again. */
  async resend(id: string, options?: RequestOptions): Promise<Mail> {
    return this.#transport.json('POST', path`/mails/${id}/resend`, { body: {} }, options)
  }
}
