import type { Partner } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'

/** Names the fields of a partner that a member can change. */
export const FIELDS = {
  name: 'field.name',
  email: 'field.email',
  companyName: 'field.companyName',
  country: 'field.country',
  address: 'field.address',
  locale: 'field.locale',
  image: 'field.avatar',
  description: 'field.description',
  groupId: 'field.groupId',
  groupLocked: 'field.groupLocked',
  tenantId: 'partners.tenantId',
  username: 'field.username',
  referredBy: 'field.referredById',
  listed: 'field.listed',
  sharesCustomers: 'field.sharesCustomers',
} as const satisfies Readonly<Record<string, TextId>>

export type PartnerField = keyof typeof FIELDS
/** The values of the form: `yes` or nothing for a switch, the email address for the referrer. */
export type PartnerDraft = Readonly<Record<PartnerField, string>>

export const FIELD_NAMES: readonly PartnerField[] = Object.keys(FIELDS).filter(isField)
const SWITCHES: readonly PartnerField[] = ['groupLocked', 'listed', 'sharesCustomers']

function isField(name: string): name is PartnerField {
  return Object.hasOwn(FIELDS, name)
}

/** Returns the form's values for a partner; `referredBy` is the email address of the referrer. */
export function partnerDraft(partner: Partner, referredBy: string): PartnerDraft {
  const { name, email, companyName, country, address, locale, image, description } = partner
  const { groupId, tenantId, username, groupLocked, listed, sharesCustomers } = partner
  const text = (value: string | null) => value ?? ''
  const yes = (value: boolean) => (value ? 'yes' : '')
  return {
    name,
    email: text(email),
    companyName: text(companyName),
    country: text(country),
    address: text(address),
    locale: text(locale),
    image: text(image),
    description: text(description),
    groupId,
    groupLocked: yes(groupLocked),
    tenantId: text(tenantId),
    username: text(username),
    referredBy,
    listed: yes(listed),
    sharesCustomers: yes(sharesCustomers),
  }
}

/** Reads the form's values; a field that is disabled keeps the one before. */
export function readDraft(
  values: Readonly<Record<string, string>>,
  before: PartnerDraft,
): PartnerDraft {
  const read = (name: PartnerField) => values[name] ?? (SWITCHES.includes(name) ? '' : before[name])
  return mapFields(read)
}

/** Lists the fields that differ. */
export function changedFields(draft: PartnerDraft, before: PartnerDraft): PartnerField[] {
  return FIELD_NAMES.filter((name) => draft[name].trim() !== before[name].trim())
}

/** Returns what the API is sent of the fields; the referrer's enrollment is the caller's to find. */
export function partnerBody(
  draft: PartnerDraft,
  fields: readonly PartnerField[],
): Record<string, string | boolean | null> {
  return Object.fromEntries(
    fields
      .filter((name) => name !== 'referredBy')
      .map((name) => {
        const text = draft[name].trim()
        if (SWITCHES.includes(name)) return [name, text === 'yes']
        return [name, text === '' && name !== 'name' && name !== 'email' ? null : text]
      }),
  )
}

function mapFields(read: (name: PartnerField) => string): PartnerDraft {
  return {
    name: read('name'),
    email: read('email'),
    companyName: read('companyName'),
    country: read('country'),
    address: read('address'),
    locale: read('locale'),
    image: read('image'),
    description: read('description'),
    groupId: read('groupId'),
    groupLocked: read('groupLocked'),
    tenantId: read('tenantId'),
    username: read('username'),
    referredBy: read('referredBy'),
    listed: read('listed'),
    sharesCustomers: read('sharesCustomers'),
  }
}
