import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { archiveProgram, unarchiveProgram } from './archive-program.ts'
import { createProgram } from './create-program.ts'
import { deactivateProgram, reactivateProgram } from './deactivate-program.ts'
import { getLanding } from './get-landing.ts'
import { getProgram } from './get-program.ts'
import { LandingPage, LandingQuery } from './landing-schema.ts'
import { listPrograms } from './list-programs.ts'
import { Program, ProgramBody, ProgramPatch, ProgramQuery, ProgramStats } from './schema.ts'
import { sumProgram } from './sum-program.ts'
import { updateProgram } from './update-program.ts'

const ProgramId = t.Object({ id: t.String({ maxLength: 64 }) })
const ProgramName = t.Object({
  id: t.String({ maxLength: 64, description: 'The id of the program, or its slug' }),
})

export function programRoutes(deps: Deps) {
  return new Elysia({ name: 'programs', prefix: '/programs', tags: ['programs'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createProgram(ctx, body)
      },
      {
        needs: 'program.write',
        body: ProgramBody,
        response: { 201: Program },
        detail: { operationId: 'createProgram', summary: 'Create a program and its default group' },
      },
    )
    .get('/', ({ ctx, query }) => listPrograms(ctx, query), {
      needs: 'program.read',
      query: ProgramQuery,
      response: t.Array(Program),
      detail: { operationId: 'listPrograms', summary: 'List programs' },
    })
    .use(singleRoutes(deps))
}

function singleRoutes(deps: Deps) {
  return new Elysia({ name: 'programs-single', prefix: '/:id' })
    .use(secure(deps))
    .get('', ({ ctx, params }) => getProgram(ctx, params.id), {
      needs: 'program.read',
      params: ProgramId,
      response: Program,
      detail: { operationId: 'getProgram', summary: 'Read a program' },
    })
    .patch('', ({ ctx, params, body }) => updateProgram(ctx, params.id, body), {
      needs: 'program.write',
      params: ProgramId,
      body: ProgramPatch,
      response: Program,
      detail: { operationId: 'updateProgram', summary: 'Change a program' },
    })
    .use(endRoutes(deps))
    .get('/stats', ({ ctx, params }) => sumProgram(ctx, params.id), {
      needs: 'program.read',
      params: ProgramId,
      response: ProgramStats,
      detail: { operationId: 'getProgramStats', summary: 'Sum up what a program brought and owes' },
    })
    .get(
      '/landing',
      ({ request, params, query, set }) => {
        set.headers.vary = 'accept-language'
        return getLanding(deps, request.headers, params.id, query)
      },
      {
        params: ProgramName,
        query: LandingQuery,
        response: LandingPage,
        detail: {
          operationId: 'getProgramLanding',
          summary: 'Read what a page that invites partners shows',
        },
      },
    )
}

function endRoutes(deps: Deps) {
  return new Elysia({ name: 'programs-end' })
    .use(secure(deps))
    .post('/deactivate', ({ ctx, params }) => deactivateProgram(ctx, params.id), {
      needs: 'program.write',
      params: ProgramId,
      response: Program,
      detail: { operationId: 'deactivateProgram', summary: 'End earning in a program' },
    })
    .post('/reactivate', ({ ctx, params }) => reactivateProgram(ctx, params.id), {
      needs: 'program.write',
      params: ProgramId,
      response: Program,
      detail: { operationId: 'reactivateProgram', summary: 'Let partners earn again' },
    })
    .post('/archive', ({ ctx, params }) => archiveProgram(ctx, params.id), {
      needs: 'program.write',
      params: ProgramId,
      response: Program,
      detail: {
        operationId: 'archiveProgram',
        summary: 'End a program and take it out of lists and limits',
        description:
          'Deactivates it, too. Its links still redirect; what was earned matures and is paid as before, also by its schedule.',
      },
    })
    .post('/unarchive', ({ ctx, params }) => unarchiveProgram(ctx, params.id), {
      needs: 'program.write',
      params: ProgramId,
      response: Program,
      detail: {
        operationId: 'unarchiveProgram',
        summary: 'Take a program out of the archive; it stays deactivated',
      },
    })
}
