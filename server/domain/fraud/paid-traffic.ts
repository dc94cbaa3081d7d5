import { internal } from '../message/message.ts'
import { AD_NETWORK_NAMES, AD_NETWORKS, isAdNetwork, type AdNetwork } from './ad-networks.ts'
import { flag, list, readHostPattern } from './fields.ts'
import { fitsHostPattern } from './host-pattern.ts'
import type { FraudRule } from './types.ts'

/** Parameters that name an advertising campaign. */
const CAMPAIGN_PARAMETERS: readonly string[] = ['utm_campaign', 'gad_campaignid']

/** The click was bought from an advertising network. */
export const paidTraffic: FraudRule<'paidTraffic'> = {
  title: 'The visitor came through paid advertising',
  fields: {
    enabled: flag(true),
    networks: list(
      AD_NETWORK_NAMES.filter((name) => name !== 'meta'),
      `one of ${AD_NETWORK_NAMES.join(', ')}`,
      (text) => (isAdNetwork(text) ? text : null),
    ),
    allowedCampaigns: list([], 'the name or the id of a campaign', (text) =>
      /^[^\p{Cc}]{1,255}$/u.test(text) ? text : null,
    ),
    allowedHosts: list([], 'a host such as example.com or *.example.com', readHostPattern),
  },
  judge({ click }, { networks, allowedCampaigns, allowedHosts }) {
    if (!click) return null
    const host = click.referrerHost
    if (host !== null && allowedHosts.some((pattern) => fitsHostPattern(pattern, host))) return null
    const query = queryOf(click.url)
    if (query.some(([name, value]) => isCampaign(name) && allowedCampaigns.includes(value))) {
      return null
    }
    const names = new Set(query.map(([name]) => name))
    for (const name of networks.filter(isAdNetwork)) {
      const network: AdNetwork = AD_NETWORKS[name]
      const parameter = network.parameters.find((one) => names.has(one))
      const from = network.hosts.find((one) => host === one || host?.endsWith(`.${one}`))
      if (parameter === undefined && from === undefined) continue
      const evidence: Record<string, string> = { network: name }
      if (parameter !== undefined) evidence.parameter = parameter
      if (from !== undefined) evidence.host = from
      const { label } = network
      const sentence =
        parameter === undefined
          ? internal('internal.fraud.ad-host', { network: label, host: from! })
          : internal('internal.fraud.ad-parameter', { network: label, parameter })
      return { severity: 'medium', evidence, sentence }
    }
    return null
  },
}

/** Parses a query into names in lower case, with their values. */
function queryOf(url: string | null): [name: string, value: string][] {
  if (url === null || !URL.canParse(url)) return []
  return Array.from(new URL(url).searchParams, ([name, value]) => [name.toLowerCase(), value])
}

function isCampaign(name: string): boolean {
  return CAMPAIGN_PARAMETERS.includes(name)
}
