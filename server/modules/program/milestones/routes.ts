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
    summary: 'Create milestone',
    description:
      'Creates a bonus that each partner in a group earns once, when they reach a goal. Partners who are already past the goal earn the bonus with their next counted event. If a refund takes a partner below the goal, the bonus is reversed.',
  }),
  list(listMilestones, {
    ...reading,
    path: '/milestones',
    query: MilestoneQuery,
    answer: Milestone,
    summary: 'List milestones',
    description: 'Returns milestones, oldest first.',
  }),
  read(getMilestone, {
    ...reading,
    path: '/milestones/:id',
    answer: Milestone,
    summary: 'Retrieve milestone',
    description: 'Retrieves a milestone.',
  }),
  update(updateMilestone, {
    ...writing,
    path: '/milestones/:id',
    body: MilestonePatch,
    answer: Milestone,
    summary: 'Update milestone',
    description:
      'Updates the name or end date of a milestone. To change the metric, goal, bonus, or start date, archive the milestone and create another one.',
  }),
  remove(archiveMilestone, {
    ...writing,
    path: '/milestones/:id',
    answer: Milestone,
    summary: 'Archive milestone',
    description:
      'Archives a milestone. Partners can no longer earn its bonus. Earned bonuses are kept, and later refunds can still reverse them.',
  }),
])
