import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { AD_NETWORK_NAMES, AD_NETWORKS } from './ad-networks.ts'
import { judge } from './sample.ts'

describe('paid traffic', () => {
  const visit = (url: string, referrerHost: string | null = null) => ({
    click: { url, referrerHost },
  })

  test('is what an advertising network marks as its own', () => {
    expect(judge('paidTraffic', visit('https://shop.example/?a=1&gclid=abc'))).toEqual({
      severity: 'medium',
      evidence: { network: 'google', parameter: 'gclid' },
      sentence: internal('internal.fraud.ad-parameter', {
        network: 'Google Ads',
        parameter: 'gclid',
      }),
    })
  })

  test('is what comes from a network’s host, or one below it', () => {
    const from = (host: string) => judge('paidTraffic', visit('https://shop.example/', host))
    expect(from('googleads.g.doubleclick.net')).toEqual({
      severity: 'medium',
      evidence: { network: 'google', host: 'doubleclick.net' },
      sentence: internal('internal.fraud.ad-host', {
        network: 'Google Ads',
        host: 'doubleclick.net',
      }),
    })
    expect(from('taboola.com')?.evidence).toEqual({ network: 'taboola', host: 'taboola.com' })
    expect(from('nottaboola.com')).toBeNull()
    expect(from('taboola.com.example')).toBeNull()
  })

  test('is known by each parameter and host of each network that the program refuses', () => {
    for (const network of AD_NETWORK_NAMES) {
      const { parameters, hosts } = AD_NETWORKS[network]
      for (const parameter of parameters) {
        const found = visit(`https://shop.example/?${parameter.toUpperCase()}=1`)
        const evidence = { network, parameter }
        expect(judge('paidTraffic', found, { networks: [network] })?.evidence).toEqual(evidence)
        const rest = AD_NETWORK_NAMES.filter((name) => name !== network)
        expect(judge('paidTraffic', found, { networks: rest })).toBeNull()
      }
      for (const host of hosts) {
        const found = visit('https://shop.example/', `x.${host}`)
        const evidence = { network, host }
        expect(judge('paidTraffic', found, { networks: [network] })?.evidence).toEqual(evidence)
      }
    }
  })

  test('has both signs in its evidence', () => {
    const both = visit('https://shop.example/?tblci=1', 'trc.taboola.com')
    expect(judge('paidTraffic', both)?.evidence).toEqual({
      network: 'taboola',
      parameter: 'tblci',
      host: 'taboola.com',
    })
  })

  test('is by default not what Facebook adds to shared posts', () => {
    const shared = visit('https://shop.example/?fbclid=1', 'facebook.com')
    expect(judge('paidTraffic', shared)).toBeNull()
    expect(judge('paidTraffic', shared, { networks: ['meta'] })?.evidence.network).toBe('meta')
  })

  test('is not a campaign or a host that the program allows', () => {
    const agreed = { allowedCampaigns: ['Spring', '123'] }
    const ad = 'https://shop.example/?gclid=1&utm_campaign='
    expect(judge('paidTraffic', visit(`${ad}Spring`), agreed)).toBeNull()
    expect(judge('paidTraffic', visit('https://a.example/?gad_campaignid=123'), agreed)).toBeNull()
    expect(judge('paidTraffic', visit(`${ad}Summer`), agreed)).not.toBeNull()
    expect(judge('paidTraffic', visit(`${ad}&utm_source=Spring`), agreed)).not.toBeNull()
    const hosts = { allowedHosts: ['*.taboola.com'] }
    expect(judge('paidTraffic', visit(ad, 'trc.taboola.com'), hosts)).toBeNull()
    expect(judge('paidTraffic', visit(ad, 'taboola.com'), hosts)).not.toBeNull()
    expect(judge('paidTraffic', visit(ad, null), { allowedHosts: ['*'] })).not.toBeNull()
  })

  test('is not what is unknown or cannot be read', () => {
    expect(judge('paidTraffic', { click: null })).toBeNull()
    expect(judge('paidTraffic', { click: { url: null, referrerHost: null } })).toBeNull()
    expect(judge('paidTraffic', visit('gclid=1'))).toBeNull()
    expect(judge('paidTraffic', visit('https://shop.example/gclid?x=gclid#gclid=1'))).toBeNull()
  })
})
