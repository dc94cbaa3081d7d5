import { t } from 'elysia'
import { byKey, byPage } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, update } from '../../../http/operations/verbs.ts'
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

const reading = byKey('program.read')
const writing = byKey('program.write')

export const programs = resource('programs', [
  create(createProgram, {
    ...writing,
    path: '/programs',
    body: ProgramBody,
    answer: Program,
    summary: 'Create program',
    description: 'Creates a partner program with a default group.',
  }),
  list(listPrograms, {
    ...reading,
    path: '/programs',
    query: ProgramQuery,
    answer: Program,
    summary: 'List programs',
    description: 'Returns the workspace’s programs, oldest first, including deactivated ones.',
  }),
  read(getProgram, {
    ...reading,
    path: '/programs/:id',
    answer: Program,
    summary: 'Retrieve program',
    description: 'Retrieves a program.',
  }),
  update(updateProgram, {
    ...writing,
    path: '/programs/:id',
    body: ProgramPatch,
    answer: Program,
    summary: 'Update program',
    description: 'Updates a program. Existing customers and commissions keep their terms.',
  }),
  act(deactivateProgram, {
    ...writing,
    path: '/programs/:id/deactivate',
    answer: Program,
    summary: 'Deactivate program',
    description:
      'Stops new earnings and offers in a program. Links still redirect, and commissions that partners have already earned are still paid.',
  }),
  act(reactivateProgram, {
    ...writing,
    path: '/programs/:id/reactivate',
    answer: Program,
    summary: 'Reactivate program',
    description: 'Reactivates a deactivated program, so that partners earn commissions again.',
  }),
  act(archiveProgram, {
    ...writing,
    path: '/programs/:id/archive',
    answer: Program,
    summary: 'Archive program',
    description:
      'Deactivates a program and hides it from lists. Archived programs don’t count toward plan limits. Links still redirect, and commissions that partners have already earned are still paid, including scheduled payouts.',
  }),
  act(unarchiveProgram, {
    ...writing,
    path: '/programs/:id/unarchive',
    answer: Program,
    summary: 'Restore program',
    description:
      'Restores an archived program. The program stays deactivated until you reactivate it. Returns 403 if the plan’s limit is reached.',
  }),
  read(sumProgram, {
    ...reading,
    path: '/programs/:id/stats',
    answer: ProgramStats,
    id: 'getProgramStats',
    summary: 'Retrieve program statistics',
    description: 'Returns a program’s clicks, leads, sales, and the amount it owes partners.',
  }),
  operation(
    'GET',
    ({ deps }, { params, query, incoming }) => getLanding(deps, incoming.headers, params.id, query),
    {
      ...byPage,
      path: '/programs/:id/landing',
      params: t.Object({
        id: t.String({ maxLength: 64, description: 'The program’s ID or slug.' }),
      }),
      query: LandingQuery,
      answer: LandingPage,
      headers: { vary: 'accept-language' },
      id: 'getProgramLanding',
      summary: 'Retrieve landing page',
      description:
        'Returns the content of a program’s landing page. Called from a page on an allowed hostname, or on this server.',
    },
  ),
])
