import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, read, remove, update } from '../../../http/operations/verbs.ts'
import { archiveMilestone } from './archive-milestone.ts'
import { createMilestone } from './create-milestone.ts'
import { getMilestone } from './get-milestone.ts'
import { listMilestones } from './list-milestones.ts'
import { Milestone, MilestoneBody, MilestonePatch, MilestoneQuery } from './schema.ts'
import { updateMilestone } from './update-milestone.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const milestones = resource('milestones', [
  create(createMilestone, {
    ...writing,
    path: '/milestones',
    body: MilestoneBody,
    answer: Milestone,
    summary: 'Create a milestone',
    description:
      'Each partner of the group earns the bonus once, with the event that reaches the number. A refund ' +
      'that takes them below it takes the bonus back. Who is past it already earns it with the next event.',
  }),
  list(listMilestones, {
    ...reading,
    path: '/milestones',
    query: MilestoneQuery,
    answer: Milestone,
    summary: 'List milestones',
  }),
  read(getMilestone, {
    ...reading,
    path: '/milestones/:id',
    answer: Milestone,
    summary: 'Get a milestone',
  }),
  update(updateMilestone, {
    ...writing,
    path: '/milestones/:id',
    body: MilestonePatch,
    answer: Milestone,
    summary: 'Change the name or the end of a milestone',
    description: 'Metric, number, bonus and start never change: archive it and create another.',
  }),
  remove(archiveMilestone, {
    ...writing,
    path: '/milestones/:id',
    answer: Milestone,
    summary: 'Archive a milestone',
    description:
      'Nobody earns it any more. Bonuses stand, and are still undone by refunds of what reached them.',
  }),
])
