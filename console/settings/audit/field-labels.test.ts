import { expect, test } from 'bun:test'
import { PARTS } from '../../brand/program-fields.ts'
import { NAMES as LINK_NAMES } from '../../links/link-conflict.ts'
import { NAMES as GROUP_NAMES } from '../../program/group-conflict.ts'
import { COLUMNS } from './audit-columns.ts'

/** A group’s choice is about its own applications, and `url` is a program’s website or a link’s destination. */
const SPECIAL = ['autoApprove', 'url']

test('a field has one label in its form, in the question about a conflict and in the audit log', () => {
  const programs = PARTS.flatMap(({ fields }) => fields.map(({ path, label }) => [path, label]))
  const labels = [...programs, ...Object.entries(LINK_NAMES), ...Object.entries(GROUP_NAMES)]
  const logged = labels.filter(([name]) => COLUMNS[name!] && !SPECIAL.includes(name!))
  expect(logged.length).toBeGreaterThan(20)
  expect(logged.filter(([name, label]) => COLUMNS[name!] !== label)).toEqual([])
})
