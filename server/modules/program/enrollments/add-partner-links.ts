import type { TxCtx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { keyFromName } from '../../../domain/partner-link.ts'
import { addLink, addLinks, prepareLink, type PreparedLink } from '../../links/links/create-link.ts'
import { readFields, readPassword } from '../../links/links/read-fields.ts'
import type { Link, LinkBody } from '../../links/links/schema.ts'
import type { Enrolled } from '../partners/queries.ts'
import type { LinkProps } from '../partners/schema.ts'

/** A caller's options for a partner's links, read before the transaction: hashing takes long. */
export interface LinkOptions {
  props: Omit<LinkProps, 'password'>
  passwordHash: string | null
}

/**
 * Reads the options of a partner's links.
 * @throws ApiError for an option that no link can have
 */
export async function readLinkOptions(
  deps: Deps,
  { password, ...props }: LinkProps = {},
): Promise<LinkOptions> {
  // The address comes later; parameters need one to be judged.
  readFields({ ...props, url: deps.config.origin }, undefined, new Date(deps.clock.now()))
  return { props, passwordHash: (await readPassword(password)) ?? null }
}

export const NO_LINK_OPTIONS: LinkOptions = { props: {}, passwordHash: null }

/** Prepares a link of a partner of a program: it counts leads and sales, and names both. */
export async function preparePartnerLink(
  deps: Deps,
  { enrollment, program }: Enrolled,
  body: Pick<LinkBody, 'url' | 'key' | 'comments'>,
  { props, passwordHash }: LinkOptions = NO_LINK_OPTIONS,
): Promise<PreparedLink> {
  const { body: read, set } = await prepareLink(deps, {
    ...props,
    ...body,
    ...(program.domain ? { domain: program.domain } : {}),
    tenantId: enrollment.tenantId ?? props.tenantId ?? null,
    programId: program.id,
    partnerId: enrollment.partnerId,
    trackConversion: true,
  })
  return { body: read, set: { ...set, passwordHash } }
}

/** Creates the first links of a new partner: to the destinations of the group, else to the program's. */
export async function addDefaultLinks(
  ctx: TxCtx,
  {
    enrolled,
    linkOptions: wishes = NO_LINK_OPTIONS,
  }: { enrolled: Enrolled; linkOptions?: LinkOptions | undefined },
): Promise<Link[]> {
  const { group, program } = enrolled
  const urls = group.defaultLinks.length > 0 ? group.defaultLinks : [{ url: program.url }]
  const added: Link[] = []
  for (const [i, { url }] of urls.entries()) {
    const own = i === 0 ? wishes : { ...wishes, props: { ...wishes.props, externalId: null } }
    added.push(await addNamedLink(ctx, { enrolled, linkOptions: own, url, number: i + 1 }))
  }
  return added
}

/**
 * Creates a link whose key reads like the partner's name if that is free, else has some letters more, else
 * is random.
 */
async function addNamedLink(
  ctx: TxCtx,
  wanted: { enrolled: Enrolled; linkOptions: LinkOptions; url: string; number: number },
): Promise<Link> {
  const { deps } = ctx
  const { enrolled, linkOptions: wishes, url, number } = wanted
  const name = nameOf(enrolled)
  const first = name && number > 1 ? `${name}-${number}` : name
  const keys = name ? [first, `${name}-${deps.ids.secret().slice(0, 5).toLowerCase()}`] : []
  const outer = (wishes.props.prefix ?? '').replace(/^\/+|\/+$/g, '')
  for (const key of keys) {
    const named = { url, key: outer === '' ? key! : `${outer}/${key}` }
    const prepared = await preparePartnerLink(deps, enrolled, named, wishes)
    const [link] = await addLinks(ctx, [prepared])
    if (!(link instanceof ApiError)) return link!
    if (link.code !== 'conflict') throw link
  }
  return addLink(ctx, await preparePartnerLink(deps, enrolled, { url }, wishes))
}

/** Returns the partner's name, but never an email address that stands in for one. */
function nameOf({ partner }: Enrolled): string | null {
  const { username, name } = partner
  return keyFromName(username ?? (name.includes('@') ? '' : name))
}
