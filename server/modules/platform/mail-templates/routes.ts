import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list } from '../../../http/operations/verbs.ts'
import { deleteMailTemplate } from './delete-mail-template.ts'
import { getMailTemplate } from './get-mail-template.ts'
import { listMailTemplates } from './list-mail-templates.ts'
import { previewMailTemplate } from './preview-mail-template.ts'
import { putMailTemplate } from './put-mail-template.ts'
import { sendTestMail } from './send-test-mail.ts'
import {
  MailPreview,
  MailTemplate,
  MailTemplateSummary,
  PreviewBody,
  TemplateBody,
  TemplateParams,
  TemplateQuery,
  TemplatesQuery,
  TestMail,
} from './schema.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')
const single = { path: '/mail-templates/:template', params: TemplateParams }

export const mailTemplates = resource('mails', [
  list(listMailTemplates, {
    ...reading,
    path: '/mail-templates',
    query: TemplatesQuery,
    answer: MailTemplateSummary,
    summary: 'List email templates',
    description:
      'Returns the emails to partners that you can customize. Emails about signing in and account changes can’t be customized.',
  }),
  operation('GET', (ctx, { params, query }) => getMailTemplate(ctx, params.template, query), {
    ...reading,
    ...single,
    query: TemplateQuery,
    answer: MailTemplate,
    id: 'getMailTemplate',
    summary: 'Retrieve email template',
    description: 'Retrieves the text of an email template.',
  }),
  operation('PUT', (ctx, { params, body }) => putMailTemplate(ctx, params.template, body), {
    ...writing,
    ...single,
    body: TemplateBody,
    answer: MailTemplate,
    id: 'putMailTemplate',
    summary: 'Update email template',
    description:
      'Sets your own text for an email template in one language. The greeting, figures, buttons, and footer can’t be changed. Unknown placeholders return 422.',
  }),
  operation('DELETE', (ctx, { params, query }) => deleteMailTemplate(ctx, params.template, query), {
    ...writing,
    ...single,
    query: TemplateQuery,
    answer: MailTemplate,
    id: 'deleteMailTemplate',
    summary: 'Delete email template',
    description: 'Deletes your text for an email template and restores the default text.',
  }),
  operation('POST', (ctx, { params, body }) => previewMailTemplate(ctx, params.template, body), {
    ...reading,
    ...single,
    path: '/mail-templates/:template/preview',
    body: PreviewBody,
    answer: MailPreview,
    id: 'previewMailTemplate',
    summary: 'Preview email template',
    description: 'Renders an email template without sending it.',
  }),
  operation('POST', (ctx, { params, body }) => sendTestMail(ctx, params.template, body), {
    ...writing,
    ...single,
    path: '/mail-templates/:template/test',
    body: TemplateQuery,
    answer: TestMail,
    id: 'testMailTemplate',
    summary: 'Test email template',
    description: 'Sends the saved email template to you, with sample data.',
  }),
])
