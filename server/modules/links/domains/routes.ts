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
  slug: t.String({ maxLength: 250, description: 'The domain name or its ID.' }),
})

export const domains = resource('domains', [
  create(createDomain, {
    ...byKey('workspace.write'),
    path: '/domains',
    body: DomainBody,
    answer: Domain,
    summary: 'Create domain',
    description:
      'Adds a domain for short links. Links redirect once the domain is verified. The first domain becomes the primary domain.',
  }),
  list(listDomains, {
    ...byKey('links.read'),
    path: '/domains',
    query: DomainQuery,
    answer: Domain,
    summary: 'List domains',
    description: 'Returns the workspace’s link domains, primary domain first.',
  }),
  read(getDomain, {
    ...byKey('links.read'),
    path: '/domains/:slug',
    params,
    answer: Domain,
    summary: 'Retrieve domain',
    description: 'Retrieves a link domain and the DNS record that verifies it.',
  }),
  act(verifyDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug/verify',
    params,
    answer: Domain,
    summary: 'Verify domain',
    description:
      'Looks up the domain’s DNS record. Once the record is found, the domain serves your workspace’s links. If the record is missing, the error shows the expected and actual values.',
  }),
  update(updateDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug',
    params,
    body: DomainPatch,
    answer: Domain,
    summary: 'Update domain',
    description:
      'Updates a link domain. If you change `slug`, the domain’s links and programs move with it, and the new name must be verified before they redirect.',
  }),
  remove(deleteDomain, {
    ...byKey('workspace.write'),
    path: '/domains/:slug',
    params,
    answer: t.Object({ slug: t.String() }),
    summary: 'Delete domain',
    description: 'Deletes a link domain. Returns 409 if links or programs still use it.',
  }),
])
