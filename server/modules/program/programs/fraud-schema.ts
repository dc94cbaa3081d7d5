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
    networks: words('Advertising networks that partners must not use'),
    allowedCampaigns: words('Campaigns that were agreed upon'),
    allowedHosts: words('Referring hosts that never count as advertising'),
  }),
  bannedSource: t.Object({ enabled: on, hosts: words('Such as *.coupons.example') }),
  bannedCountry: t.Object({
    enabled: on,
    customerCountries: words('Codes of two letters'),
    partnerCountries: words('Codes of two letters'),
  }),
  disposableEmail: t.Object({
    enabled: on,
    extraDomains: words('Besides the known ones'),
    allowedDomains: words('In spite of being known'),
  }),
  tooFast: t.Object({ enabled: on, minSeconds: count('From the click to the lead') }),
  clickVelocity: t.Object({
    enabled: on,
    maxClicksPerHour: count('Of one link, browser and place'),
    maxClicksPerVisitor: count('Many clicks by as many visitors are a success'),
  }),
}

export const FraudSettingsBody = t.Partial(t.Object(rules), {
  description: 'Rules that are not named stay as they are',
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
