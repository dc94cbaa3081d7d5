import { t } from 'elysia'

const on = t.Optional(t.Boolean())
const words = (description: string) =>
  t.Optional(t.Array(t.String({ maxLength: 255 }), { maxItems: 200, description }))
const count = (description: string) => t.Optional(t.Integer({ description }))

const rules = {
  selfReferral: t.Object({ enabled: on }),
  duplicateIdentity: t.Object({ enabled: on }),
  banElsewhere: t.Object({ enabled: on }),
  paidTraffic: t.Object({
    enabled: on,
    networks: words('The advertising networks that partners can’t use.'),
    allowedCampaigns: words('The campaigns that are allowed.'),
    allowedHosts: words('The referring hosts that never count as advertising.'),
  }),
  bannedSource: t.Object({
    enabled: on,
    hosts: words('The banned hosts, such as `*.coupons.example`.'),
  }),
  bannedCountry: t.Object({
    enabled: on,
    customerCountries: words('The two-letter codes of banned customer countries.'),
    partnerCountries: words('The two-letter codes of banned partner countries.'),
  }),
  disposableEmail: t.Object({
    enabled: on,
    extraDomains: words('Additional domains of disposable email providers.'),
    allowedDomains: words('Domains to allow, even if they’re known as disposable.'),
  }),
  tooFast: t.Object({
    enabled: on,
    minSeconds: count('The minimum number of seconds between the click and the lead.'),
  }),
  clickVelocity: t.Object({
    enabled: on,
    maxClicksPerHour: count(
      'The maximum number of clicks per hour on one link from one browser and location.',
    ),
    maxClicksPerVisitor: count('The maximum number of clicks per visitor.'),
  }),
}

export const FraudSettingsBody = t.Partial(t.Object(rules), {
  description: 'The settings of fraud rules. Rules that you omit don’t change.',
})

/** Every rule with every setting. */
export const FraudSettings = t.Object(
  {
    selfReferral: t.Required(rules.selfReferral),
    duplicateIdentity: t.Required(rules.duplicateIdentity),
    banElsewhere: t.Required(rules.banElsewhere),
    paidTraffic: t.Required(rules.paidTraffic),
    bannedSource: t.Required(rules.bannedSource),
    bannedCountry: t.Required(rules.bannedCountry),
    disposableEmail: t.Required(rules.disposableEmail),
    tooFast: t.Required(rules.tooFast),
    clickVelocity: t.Required(rules.clickVelocity),
  },
  { title: 'FraudSettings' },
)
