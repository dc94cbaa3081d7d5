import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { listTemplates } from './list-templates.ts'
import { UtmTemplate, UtmTemplateBody, UtmTemplatePatch } from './schema.ts'
import { updateTemplate } from './update-template.ts'

const TemplateId = t.Object({ id: t.String({ maxLength: 64 }) })

export function utmTemplateRoutes(deps: Deps) {
  return new Elysia({ name: 'utm-templates', prefix: '/utm-templates', tags: ['utm-templates'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createTemplate(ctx, body)
      },
      {
        needs: 'links.write',
        body: UtmTemplateBody,
        response: { 201: UtmTemplate },
        detail: { operationId: 'createUtmTemplate', summary: 'Create a UTM template' },
      },
    )
    .get('/', ({ ctx }) => listTemplates(ctx), {
      needs: 'links.read',
      response: t.Array(UtmTemplate),
      detail: { operationId: 'listUtmTemplates', summary: 'List UTM templates' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateTemplate(ctx, params.id, body), {
      needs: 'links.write',
      params: TemplateId,
      body: UtmTemplatePatch,
      response: UtmTemplate,
      detail: { operationId: 'updateUtmTemplate', summary: 'Change a UTM template' },
    })
    .delete('/:id', ({ ctx, params }) => deleteTemplate(ctx, params.id), {
      needs: 'links.write',
      params: TemplateId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteUtmTemplate', summary: 'Delete a UTM template' },
    })
}
