/**
 * Writes the visitor's click into the cart, as its attribute `svc_id`: the order carries it on, whatever the
 * browser blocks later. It also hands the answer of the store's cookie banner to the tracking script.
 */
;(() => {
  const shopify = window.Shopify || {}
  const root = (shopify.routes && shopify.routes.root) || '/'

  const savedClick = async () => {
    const response = await fetch(`${root}cart.js`, { headers: { accept: 'application/json' } })
    const cart = await response.json()
    return (cart.attributes || {}).svc_id || ''
  }

  let written = ''
  const write = async () => {
    const analytics = window._svcAnalytics
    const clickId = analytics && analytics.getClickId && analytics.getClickId()
    if (!clickId || clickId === written) return
    written = clickId
    try {
      if ((await savedClick()) === clickId) return
      const response = await fetch(`${root}cart/update.js`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ attributes: { svc_id: clickId } }),
      })
      if (!response.ok) written = ''
    } catch {
      // The next page tries again.
      written = ''
    }
  }

  const consent = (allowed) => window._svcAnalytics.consent(allowed ? 'granted' : 'denied')

  /** Says so at once where the visitor has agreed, or need not be asked; else the banner's answer says it. */
  const hearConsent = () => {
    document.addEventListener('visitorConsentCollected', ({ detail }) =>
      consent(detail.analyticsAllowed && detail.marketingAllowed),
    )
    if (!shopify.loadFeatures) return
    shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], (error) => {
      const privacy = shopify.customerPrivacy
      if (error || !privacy) return
      if (privacy.analyticsProcessingAllowed() && privacy.marketingAllowed()) consent(true)
    })
  }

  if (!window._svcAnalytics) return
  if (document.querySelector('script[data-key][data-consent="required"]')) hearConsent()
  window._svcAnalytics.ready(write)
  document.addEventListener('svc:click', write)
})()
