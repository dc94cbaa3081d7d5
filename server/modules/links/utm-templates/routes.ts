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
    summary: 'Create a UTM template',
  }),
  list(listTemplates, {
    ...byKey('links.read'),
    path: '/utm-templates',
    answer: UtmTemplate,
    id: 'listUtmTemplates',
    summary: 'List UTM templates',
  }),
  update(updateTemplate, {
    ...byKey('links.write'),
    path: '/utm-templates/:id',
    body: UtmTemplatePatch,
    answer: UtmTemplate,
    id: 'updateUtmTemplate',
    summary: 'Change a UTM template',
  }),
  remove(deleteTemplate, {
    ...byKey('links.write'),
    path: '/utm-templates/:id',
    answer: Deleted,
    id: 'deleteUtmTemplate',
    summary: 'Delete a UTM template',
  }),
])
