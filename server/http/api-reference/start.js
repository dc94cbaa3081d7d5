import { createApiReference } from '../../../node_modules/@scalar/api-reference/dist/browser/standalone.esm.js'

const { secretKey, publishableKey } = document.querySelector('#docs').dataset

createApiReference('#docs', {
  url: '/api/openapi.json',
  theme: 'none',
  // Nothing of this page leaves the server, and nothing comes from elsewhere.
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  orderRequiredPropertiesFirst: true,
  defaultOpenAllTags: false,
  authentication: {
    preferredSecurityScheme: 'secretKey',
    securitySchemes: {
      secretKey: { token: secretKey ?? '' },
      publishableKey: { token: publishableKey ?? '' },
    },
  },
})

// Its buttons that copy have no name for screen readers, and those that show more have another than is seen.
new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true })

function nameButtons() {
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy')
  for (const button of document.querySelectorAll('button.show-more[aria-label]'))
    button.removeAttribute('aria-label')
}
