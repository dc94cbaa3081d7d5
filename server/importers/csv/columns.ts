import type { ImportKind } from '../../domain/imports.ts'

/** A value that a column of a file can have. */
export interface Column {
  name: string
  required: boolean
  meaning: string
  /** Further names under which it is recognized, in lower case without spaces and signs. */
  aliases: readonly string[]
}

const column = (name: string, meaning: string, ...aliases: string[]): Column => ({
  name,
  meaning,
  required: false,
  aliases,
})
const needed = (name: string, meaning: string, ...aliases: string[]): Column => ({
  ...column(name, meaning, ...aliases),
  required: true,
})

const AT = column(
  'createdAt',
  'When it happened',
  'created',
  'date',
  'at',
  'createdon',
  'timestamp',
  'datum',
  'joinedat',
  'joined',
  'joinedon',
  'joindate',
  'signupdate',
  'signedupat',
  'signedup',
  'registeredat',
  'registrationdate',
  'datejoined',
  'datecreated',
  'createddate',
)
const FIRST_NAME = column('firstName', 'First name', 'givenname', 'forename', 'vorname')
const LAST_NAME = column('lastName', 'Last name', 'familyname', 'surname', 'nachname')
const PARTNER = needed(
  'partner',
  'Id of the partner',
  'partnerid',
  'affiliate',
  'affiliateid',
  'partnerkey',
  'promoter',
  'promoterid',
  'partneremail',
  'affiliateemail',
)
const CURRENCY = column('currency', 'ISO 4217; default: the program’s', 'waehrung')

/** What columns of each kind of file can be. Without an id a line is recognized by what it says. */
export const COLUMNS: { readonly [Kind in ImportKind]: readonly Column[] } = {
  partner: [
    column(
      'id',
      'The source’s id; default: the email address',
      'partnerid',
      'affiliateid',
      'partnerkey',
    ),
    needed('email', 'Email address', 'emailaddress', 'mail', 'partneremail', 'affiliateemail'),
    column('name', 'Name', 'fullname', 'partnername', 'affiliatename'),
    FIRST_NAME,
    LAST_NAME,
    column('country', 'Two letters of ISO 3166-1', 'countrycode'),
    column('companyName', 'Company', 'company', 'organization', 'businessname'),
    column('tenantId', 'Your application’s id of the partner', 'userid'),
    column(
      'status',
      'approved, pending, invited, rejected, deactivated, archived or banned',
      'state',
    ),
    column(
      'link',
      'Key of a first link, such as the referral code, or its address',
      'key',
      'token',
      'code',
      'refid',
      'referralcode',
      'referralid',
      'slug',
      'referrallink',
      'referralurl',
      'affiliatelink',
      'partnerlink',
      'linktoken',
      'links',
      'promocode',
      'couponcode',
    ),
    AT,
  ],
  link: [
    column('id', 'The source’s id; default: the key', 'linkid'),
    PARTNER,
    needed('key', 'The end of the address', 'token', 'code', 'slug', 'refid'),
    column(
      'url',
      'Where it leads; default: the program’s address',
      'destination',
      'target',
      'landingpage',
    ),
    AT,
  ],
  customer: [
    column('id', 'The source’s id; default: externalId', 'customerid'),
    needed(
      'externalId',
      'Your own id of the customer',
      'customerexternalid',
      'userid',
      'uid',
      'customerkey',
    ),
    { ...PARTNER, required: false },
    column('link', 'Id of the link', 'linkid'),
    column('name', 'Name', 'customername', 'fullname'),
    FIRST_NAME,
    LAST_NAME,
    column('email', 'Email address', 'customeremail'),
    column('country', 'Two letters', 'countrycode'),
    AT,
  ],
  lead: [
    column('id', 'The source’s id; default: customer and event', 'leadid'),
    needed('customer', 'Id of the customer', 'customerid', 'customerexternalid', 'externalid'),
    column('eventName', 'Default: Sign up', 'event'),
    AT,
  ],
  sale: [
    column(
      'id',
      'The source’s id; default: the invoice',
      'saleid',
      'transactionid',
      'conversionid',
    ),
    needed('customer', 'Id of the customer', 'customerid', 'customerexternalid', 'externalid'),
    needed('amount', 'What was paid, less refunds', 'saleamount', 'total', 'revenue', 'betrag'),
    CURRENCY,
    column('invoiceId', 'Invoice', 'invoice', 'orderid', 'order', 'rechnung'),
    column('eventName', 'Default: Purchase', 'event'),
    AT,
  ],
  commission: [
    needed('id', 'The source’s id', 'commissionid', 'rewardid'),
    PARTNER,
    needed('amount', 'What was earned', 'earnings', 'commission', 'commissionamount', 'betrag'),
    CURRENCY,
    needed('status', 'unpaid, held, paid or canceled', 'state'),
    column('sale', 'Id of the sale', 'saleid', 'conversionid', 'transactionid'),
    column('customer', 'Id of the customer', 'customerid'),
    column('dueAt', 'When it becomes due', 'due', 'duedate'),
    column('paidAt', 'When it was paid', 'paid', 'paidon', 'paymentdate'),
    column('payout', 'Id of the payout', 'payoutid', 'paymentid'),
    column('description', 'What partners read', 'note', 'comment'),
    AT,
  ],
  payout: [
    needed('id', 'The source’s id', 'payoutid', 'paymentid'),
    PARTNER,
    needed('amount', 'What was paid', 'total', 'payoutamount', 'betrag'),
    CURRENCY,
    column('status', 'Default: paid; others do not come', 'state'),
    column('paidAt', 'When it was paid', 'paid', 'paidon', 'date', 'createdat', 'paymentdate'),
  ],
}

/** Reduces a column's name to what is compared: `E-Mail address` is `emailaddress`. */
export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Suggests which column has which value. A name that stands twice in the header is suggested for nothing:
 * a person has to say which of the two is meant.
 */
export function suggestMapping(
  kind: ImportKind,
  header: readonly string[],
): Record<string, string> {
  const twice = header
    .filter((name) => / \(\d+\)$/.test(name))
    .map((name) => name.replace(/ \(\d+\)$/, ''))
  const free = header.filter((name) => !twice.includes(name) && !/ \(\d+\)$/.test(name))
  const mapping: Record<string, string> = {}
  for (const { name, aliases } of COLUMNS[kind]) {
    const wanted = [plainName(name), ...aliases]
    const found = wanted
      .map((one) => free.find((given) => plainName(given) === one))
      .find((given) => given !== undefined && !Object.values(mapping).includes(given))
    if (found !== undefined) mapping[name] = found
  }
  return mapping
}

/** Lists values that are needed and have no column. */
export function missingColumns(
  kind: ImportKind,
  mapping: Readonly<Record<string, string>>,
): string[] {
  return COLUMNS[kind].flatMap(({ name, required }) => (required && !mapping[name] ? [name] : []))
}

/** Lists columns of a file that no value is read from. */
export function unmappedColumns(
  header: readonly string[],
  mapping: Readonly<Record<string, string>>,
): string[] {
  const used = new Set(Object.values(mapping))
  return header.filter((column) => !used.has(column))
}
