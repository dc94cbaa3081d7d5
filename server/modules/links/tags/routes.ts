import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { listTags } from './list-tags.ts'
import { Tag, TagBody, TagQuery } from './schema.ts'
import { updateTag } from './update-tag.ts'

const TagId = t.Object({ id: t.String({ maxLength: 64 }) })

export function tagRoutes(deps: Deps) {
  return new Elysia({ name: 'tags', prefix: '/tags', tags: ['tags'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createTag(ctx, body)
      },
      {
        needs: 'links.write',
        body: TagBody,
        response: { 201: Tag },
        detail: { operationId: 'createTag', summary: 'Create a tag' },
      },
    )
    .get('/', ({ ctx, query }) => listTags(ctx, query), {
      needs: 'links.read',
      query: TagQuery,
      response: t.Array(Tag),
      detail: { operationId: 'listTags', summary: 'List tags' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateTag(ctx, params.id, body), {
      needs: 'links.write',
      params: TagId,
      body: TagBody,
      response: Tag,
      detail: { operationId: 'updateTag', summary: 'Change a tag' },
    })
    .delete('/:id', ({ ctx, params }) => deleteTag(ctx, params.id), {
      needs: 'links.write',
      params: TagId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteTag', summary: 'Delete a tag' },
    })
}
