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
    summary: 'Create a program and its default group',
  }),
  list(listPrograms, {
    ...reading,
    path: '/programs',
    query: ProgramQuery,
    answer: Program,
    summary: 'List programs',
  }),
  read(getProgram, {
    ...reading,
    path: '/programs/:id',
    answer: Program,
    summary: 'Read a program',
  }),
  update(updateProgram, {
    ...writing,
    path: '/programs/:id',
    body: ProgramPatch,
    answer: Program,
    summary: 'Change a program',
  }),
  act(deactivateProgram, {
    ...writing,
    path: '/programs/:id/deactivate',
    answer: Program,
    summary: 'End earning in a program',
  }),
  act(reactivateProgram, {
    ...writing,
    path: '/programs/:id/reactivate',
    answer: Program,
    summary: 'Let partners earn again',
  }),
  act(archiveProgram, {
    ...writing,
    path: '/programs/:id/archive',
    answer: Program,
    summary: 'End a program and take it out of lists and limits',
    description:
      'Deactivates it, too. Its links still redirect; what was earned matures and is paid as before, also by its schedule.',
  }),
  act(unarchiveProgram, {
    ...writing,
    path: '/programs/:id/unarchive',
    answer: Program,
    summary: 'Take a program out of the archive; it stays deactivated',
  }),
  read(sumProgram, {
    ...reading,
    path: '/programs/:id/stats',
    answer: ProgramStats,
    id: 'getProgramStats',
    summary: 'Sum up what a program brought and owes',
  }),
  operation(
    'GET',
    ({ deps }, { params, query, incoming }) => getLanding(deps, incoming.headers, params.id, query),
    {
      ...byPage,
      path: '/programs/:id/landing',
      params: t.Object({
        id: t.String({ maxLength: 64, description: 'The id of the program, or its slug' }),
      }),
      query: LandingQuery,
      answer: LandingPage,
      headers: { vary: 'accept-language' },
      id: 'getProgramLanding',
      summary: 'Read what a page that invites partners shows',
    },
  ),
])
