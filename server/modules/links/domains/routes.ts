import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, remove, update } from '../../../http/operations/verbs.ts'
import { createDomain } from './create-domain.ts'
import { deleteDomain } from './delete-domain.ts'
import { getDomain } from './get-domain.ts'
import { listDomains } from './list-domains.ts'
import { Domain, DomainBody, DomainPatch, DomainQuery } from './schema.ts'
import { updateDomain } from './update-domain.ts'
import { verifyDomain } from './verify-domain.ts'

const params = t.Object({
  slug: t.String({ maxLength: 250, description: 'The domain itself, or its id' }),
})

export const domains = resource('domains', [
  create(createDomain, {
    ...byKey('workspace.write'),
    path: '/domains',
    body: DomainBody,
    answer: Domain,
    summary: 'Register a link domain',
  }),
  list(listDomains, {
    ...byKey('links.read'),
    path: '/domains',
    query: DomainQuery,
    answer: Domain,
    summary: 'List link domains',
  }),
  read(getDomain, {
    ...byKey('links.read'),
    path: '/domains/:slug',
    params,
    answer: Domain,
    summary: 'A link domain, with the record that proves it',
  }),
  act(verifyDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug/verify',
    params,
    answer: Domain,
    summary: 'Look for the record that proves a link domain',
  }),
  update(updateDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug',
    params,
    body: DomainPatch,
    answer: Domain,
    summary: 'Change a link domain',
  }),
  remove(deleteDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug',
    params,
    answer: t.Object({ slug: t.String() }),
    summary: 'Remove a link domain that has no links',
  }),
])
