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

/** Emails to partners and members. */
export class MailsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the mails to partners that a program may word itself.
   *
   * Mails about signing in and about changes of an account keep their words.
   */
  listTemplates(params: ListMailTemplatesParams, options?: RequestOptions): Pages<MailTemplateDetail> {
    return this.#transport.pages('/mail-templates', 'page', params, options)
  }

  /** Read the words of a mail. */
  async getTemplate(template: string, params: GetMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('GET', path`/mail-templates/${template}`, { query: params }, options)
  }

  /**
   * Word a mail yourself, in one language.
   *
   * Greeting, figures, buttons and the end stay. A placeholder that the mail does not have answers
   * 422.
   */
  async putTemplate(template: string, params: PutMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('PUT', path`/mail-templates/${template}`, { body: params }, options)
  }

  /** Return to the words that the server brings along. */
  async deleteTemplate(template: string, params: DeleteMailTemplateParams, options?: RequestOptions): Promise<MailTemplate> {
    return this.#transport.json('DELETE', path`/mail-templates/${template}`, { query: params }, options)
  }

  /** Show a mail, without sending it. */
  async previewTemplate(template: string, params: PreviewMailTemplateParams, options?: RequestOptions): Promise<PreviewMailTemplateResult> {
    return this.#transport.json('POST', path`/mail-templates/${template}/preview`, { body: params }, options)
  }

  /**
   * Send a mail to yourself.
   *
   * With the words that are stored, about a made-up partner.
   */
  async testTemplate(template: string, params: TestMailTemplateParams, options?: RequestOptions): Promise<TestMailTemplateResult> {
    return this.#transport.json('POST', path`/mail-templates/${template}/test`, { body: params }, options)
  }

  /** Mails to partners and to the program’s people, the newest first. */
  list(params: ListMailsParams = {}, options?: RequestOptions): Pages<Mail> {
    return this.#transport.pages('/mails', 'id', params, options)
  }

  /** Whether mails leave the server, and how many have not. */
  getEmailStatus(options?: RequestOptions): Promise<EmailStatus> {
    return this.#transport.json('GET', '/mails/status', {}, options)
  }

  /** Send a mail to yourself, to try it out. */
  sendTestEmail(options?: RequestOptions): Promise<TestEmail> {
    return this.#transport.json('POST', '/mails/test', { body: {} }, options)
  }

  /** One mail. */
  async get(id: string, options?: RequestOptions): Promise<Mail> {
    return this.#transport.json('GET', path`/mails/${id}`, {}, options)
  }

  /** Send a mail again. */
  async resend(id: string, options?: RequestOptions): Promise<Mail> {
    return this.#transport.json('POST', path`/mails/${id}/resend`, { body: {} }, options)
  }
}
