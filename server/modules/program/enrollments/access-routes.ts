import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { named } from '../partners/queries.ts'
import { PartnerId } from '../partners/schema.ts'
import { handOverLink } from './hand-over-link.ts'
import { AccessLink, ChangeBody } from './schema.ts'

/** Registers the link that lets a partner in where no email goes out. */
export function accessRoutes(deps: Deps) {
  return new Elysia({ name: 'partner-access', prefix: '/:id' })
    .use(secure(deps))
    .post(
      '/access-link',
      ({ ctx, params, body }) =>
        handOverLink(ctx, { ...named(params.id), programId: body?.programId ?? null }),
      {
        needs: 'program.write',
        params: PartnerId,
        body: ChangeBody,
        response: AccessLink,
        detail: {
          operationId: 'createPartnerAccessLink',
          summary: 'Get a link that lets a partner in, to hand it over',
          description:
            'To accept the invitation, else to sign in. For an owner who is signed in to the console of a server without an SMTP server.',
        },
      },
    )
}
