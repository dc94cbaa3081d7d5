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
    summary: 'List the mails to partners that a program may word itself',
    description: 'Mails about signing in and about changes of an account keep their words.',
  }),
  operation('GET', (ctx, { params, query }) => getMailTemplate(ctx, params.template, query), {
    ...reading,
    ...single,
    query: TemplateQuery,
    answer: MailTemplate,
    id: 'getMailTemplate',
    summary: 'Read the words of a mail',
  }),
  operation('PUT', (ctx, { params, body }) => putMailTemplate(ctx, params.template, body), {
    ...writing,
    ...single,
    body: TemplateBody,
    answer: MailTemplate,
    id: 'putMailTemplate',
    summary: 'Word a mail yourself, in one language',
    description:
      'Greeting, figures, buttons and the end stay. A placeholder that the mail does not have answers 422.',
  }),
  operation('DELETE', (ctx, { params, query }) => deleteMailTemplate(ctx, params.template, query), {
    ...writing,
    ...single,
    query: TemplateQuery,
    answer: MailTemplate,
    id: 'deleteMailTemplate',
    summary: 'Return to the words that the server brings along',
  }),
  operation('POST', (ctx, { params, body }) => previewMailTemplate(ctx, params.template, body), {
    ...reading,
    ...single,
    path: '/mail-templates/:template/preview',
    body: PreviewBody,
    answer: MailPreview,
    id: 'previewMailTemplate',
    summary: 'Show a mail, without sending it',
  }),
  operation('POST', (ctx, { params, body }) => sendTestMail(ctx, params.template, body), {
    ...writing,
    ...single,
    path: '/mail-templates/:template/test',
    body: TemplateQuery,
    answer: TestMail,
    id: 'testMailTemplate',
    summary: 'Send a mail to yourself',
    description: 'With the words that are stored, about a made-up partner.',
  }),
])
