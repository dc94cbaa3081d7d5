export interface AdNetwork {
  label: string
  /** Parameters that the network adds to the addresses of its ads, in lower case. */
  parameters: readonly string[]
  /** Hosts that its ads come from: the host itself and everything below it. */
  hosts: readonly string[]
}

/** Advertising networks by the name that settings use. Only what ads have and shared posts don't, but see `meta`. */
export const AD_NETWORKS = {
  google: {
    label: 'Google Ads',
    parameters: ['gclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'dclid', 'gclsrc'],
    hosts: ['googleadservices.com', 'googlesyndication.com', 'doubleclick.net'],
  },
  microsoft: {
    label: 'Microsoft Advertising',
    parameters: ['msclkid'],
    hosts: ['ads.microsoft.com', 'bat.bing.com'],
  },
  /** Facebook adds `fbclid` to what people share, too: only for programs whose partners may not post there. */
  meta: { label: 'Meta', parameters: ['fbclid'], hosts: [] },
  x: { label: 'X Ads', parameters: ['twclid'], hosts: ['ads-twitter.com', 'ads.x.com'] },
  linkedin: {
    label: 'LinkedIn Ads',
    parameters: ['li_fat_id'],
    hosts: ['ads.linkedin.com'],
  },
  tiktok: { label: 'TikTok Ads', parameters: ['ttclid'], hosts: ['ads.tiktok.com'] },
  reddit: { label: 'Reddit Ads', parameters: ['rdt_cid'], hosts: ['ads.reddit.com'] },
  snapchat: { label: 'Snapchat Ads', parameters: ['sccid'], hosts: ['ads.snapchat.com'] },
  quora: { label: 'Quora Ads', parameters: ['qclid'], hosts: [] },
  yandex: { label: 'Yandex Direct', parameters: ['yclid'], hosts: ['yabs.yandex.ru'] },
  taboola: { label: 'Taboola', parameters: ['tblci'], hosts: ['taboola.com'] },
  outbrain: { label: 'Outbrain', parameters: ['obclid', 'dicbo'], hosts: ['outbrain.com'] },
  criteo: { label: 'Criteo', parameters: [], hosts: ['criteo.com', 'criteo.net'] },
} as const satisfies Record<string, AdNetwork>

export type AdNetworkName = keyof typeof AD_NETWORKS
export const AD_NETWORK_NAMES = Object.keys(AD_NETWORKS) as AdNetworkName[]

export function isAdNetwork(name: string): name is AdNetworkName {
  return Object.hasOwn(AD_NETWORKS, name)
}

const PARAMETERS: ReadonlySet<string> = new Set(
  Object.values<AdNetwork>(AD_NETWORKS).flatMap(({ parameters }) => parameters),
)
const MAX_QUERY = 4096
const CAMPAIGN = 'gad_campaignid'

/**
 * Finds what an advertising network added to a query (without `?`): the first parameter's name, and the id
 * of the campaign, by which agreed advertising is recognised: `gclid&gad_campaignid=17`. No other value,
 * since those identify single visitors.
 */
export function adTraceOf(query: string | undefined): string | undefined {
  const pairs = (query ?? '').slice(0, MAX_QUERY).split(/[&#]/).map(pairOf)
  const found = pairs.find(([name]) => PARAMETERS.has(name))
  if (!found) return undefined
  const campaign = pairs.find(([name, value]) => name === CAMPAIGN && /^\d{1,20}$/.test(value))
  return campaign ? `${found[0]}&${CAMPAIGN}=${campaign[1]}` : found[0]
}

function pairOf(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=', 2)
  return [name.toLowerCase(), value]
}
