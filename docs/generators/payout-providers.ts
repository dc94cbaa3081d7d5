import {
  createProviders,
  PROVIDER_NAMES,
  PROVIDER_SETTINGS,
} from '../../server/payout-providers/index.ts'
import type { PayoutProvider, ProviderField } from '../../server/payout-providers/port.ts'

/** Generates `docs/reference/payout-providers.md`: each payout provider with its fields and variables. */
export function providerPage(): string {
  const providers = createProviders()
  const settings = Object.entries(PROVIDER_SETTINGS).map(
    ([name, { fallback, meaning }]) => `| \`${name}\` | \`${fallback}\` | ${meaning} |`,
  )
  return `# Payout providers

<!-- Made by \`bun run generate\` from server/payout-providers. -->

Each page has an example of a funding account and of a partner's account. An asterisk marks a required field.

| Name | Provider | Delivery | Currencies | Funding account | Partner account |
|---|---|---|---|---|---|
${PROVIDER_NAMES.map((name) => row(providers[name])).join('\n')}

## Configuration

| Variable | Default | Meaning |
|---|---|---|
${settings.join('\n')}
`
}

const DELIVERY = {
  online: 'API',
  file: 'Bank file',
  manual: 'Manual',
  credit: 'Account credit',
}

function row(provider: PayoutProvider): string {
  const { name, label, kind, currencies, fundingFields, recipientFields } = provider
  const hasPages = provider.kind === 'online' && provider.onboarding !== null
  const recipient = hasPages ? 'Onboarding by the provider' : fields(recipientFields)
  const listed = currencies === 'any' ? 'Any' : currencies.join(' ').toUpperCase()
  const link = `[\`${name}\`](../../server/payout-providers/${name}/README.md)`
  return `| ${link} | ${label} | ${DELIVERY[kind]} | ${listed} | ${fields(fundingFields)} | ${recipient} |`
}

function fields(all: readonly ProviderField[]): string {
  return all.map(({ name, required }) => `\`${name}\`${required ? '*' : ''}`).join(', ') || 'None'
}
