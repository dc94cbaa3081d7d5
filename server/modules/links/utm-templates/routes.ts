import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, remove, update } from '../../../http/operations/verbs.ts'
import { createTemplate } from './create-template.ts'
import { deleteTemplate } from './delete-template.ts'
import { listTemplates } from './list-templates.ts'
import { UtmTemplate, UtmTemplateBody, UtmTemplatePatch } from './schema.ts'
import { updateTemplate } from './update-template.ts'

export const utmTemplates = resource('utm-templates', [
  create(createTemplate, {
    ...byKey('links.write'),
    path: '/utm-templates',
    body: UtmTemplateBody,
    answer: UtmTemplate,
    id: 'createUtmTemplate',
    summary: 'Create UTM template',
    description: 'Creates a template of UTM parameters for links.',
  }),
  list(listTemplates, {
    ...byKey('links.read'),
    path: '/utm-templates',
    answer: UtmTemplate,
    id: 'listUtmTemplates',
    summary: 'List UTM templates',
    description: 'Returns all UTM templates, sorted by name.',
  }),
  update(updateTemplate, {
    ...byKey('links.write'),
    path: '/utm-templates/:id',
    body: UtmTemplatePatch,
    answer: UtmTemplate,
    id: 'updateUtmTemplate',
    summary: 'Update UTM template',
    description: 'Updates a UTM template. Links that were created with it keep their parameters.',
  }),
  remove(deleteTemplate, {
    ...byKey('links.write'),
    path: '/utm-templates/:id',
    answer: Deleted,
    id: 'deleteUtmTemplate',
    summary: 'Delete UTM template',
    description: 'Deletes a UTM template. Links that were created with it keep their parameters.',
  }),
])
