import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
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

export function mailTemplateRoutes(deps: Deps) {
  return new Elysia({ name: 'mail-templates', prefix: '/mail-templates', tags: ['mails'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listMailTemplates(ctx, query), {
      needs: 'program.read',
      query: TemplatesQuery,
      response: t.Array(MailTemplateSummary),
      detail: {
        operationId: 'listMailTemplates',
        summary: 'List the mails to partners that a program may word itself',
        description: 'Mails about signing in and about changes of an account keep their words.',
      },
    })
    .get('/:template', ({ ctx, params, query }) => getMailTemplate(ctx, params.template, query), {
      needs: 'program.read',
      params: TemplateParams,
      query: TemplateQuery,
      response: MailTemplate,
      detail: { operationId: 'getMailTemplate', summary: 'Read the words of a mail' },
    })
    .put('/:template', ({ ctx, params, body }) => putMailTemplate(ctx, params.template, body), {
      needs: 'program.write',
      params: TemplateParams,
      body: TemplateBody,
      response: MailTemplate,
      detail: {
        operationId: 'putMailTemplate',
        summary: 'Word a mail yourself, in one language',
        description:
          'Greeting, figures, buttons and the end stay. A placeholder that the mail does not have answers 422.',
      },
    })
    .delete(
      '/:template',
      ({ ctx, params, query }) => deleteMailTemplate(ctx, params.template, query),
      {
        needs: 'program.write',
        params: TemplateParams,
        query: TemplateQuery,
        response: MailTemplate,
        detail: {
          operationId: 'deleteMailTemplate',
          summary: 'Return to the words that the server brings along',
        },
      },
    )
    .use(tryingRoutes(deps))
}

function tryingRoutes(deps: Deps) {
  return new Elysia({ name: 'mail-templates-trying', prefix: '/:template', tags: ['mails'] })
    .use(secure(deps))
    .post('/preview', ({ ctx, params, body }) => previewMailTemplate(ctx, params.template, body), {
      needs: 'program.read',
      params: TemplateParams,
      body: PreviewBody,
      response: MailPreview,
      detail: { operationId: 'previewMailTemplate', summary: 'Show a mail, without sending it' },
    })
    .post('/test', ({ ctx, params, body }) => sendTestMail(ctx, params.template, body), {
      needs: 'program.write',
      params: TemplateParams,
      body: TemplateQuery,
      response: TestMail,
      detail: {
        operationId: 'testMailTemplate',
        summary: 'Send a mail to yourself',
        description: 'With the words that are stored, about a made-up partner.',
      },
    })
}
