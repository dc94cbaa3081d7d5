/** Custom properties of the elements; both colour schemes in one value. */
export type TokenName = `--svc-${string}`
export type Theme = Readonly<Record<TokenName, string>>

/** Ten made-up brands: what a page has to say so that the same markup looks like its own. */
export const THEMES: Readonly<Record<string, Theme>> = {
  Plain: {},
  Orchard: {
    '--svc-color-accent': 'light-dark(#2f6b3a, #8fd19b)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #0d1f11)',
    '--svc-color-surface': 'light-dark(#fdfdf8, #161c16)',
    '--svc-color-sunken': 'light-dark(#f1f4e8, #0f140f)',
    '--svc-color-line': 'light-dark(#dde3cf, #2c372c)',
    '--svc-radius': '14px',
    '--svc-radius-small': '10px',
  },
  Harbor: {
    '--svc-color-accent': 'light-dark(#0b5c8a, #7cc4ee)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #04202f)',
    '--svc-color-line': 'light-dark(#d3e0e8, #23394a)',
    '--svc-color-surface': 'light-dark(#ffffff, #0f1c26)',
    '--svc-color-sunken': 'light-dark(#eff5f8, #0a141c)',
    '--svc-radius': '4px',
    '--svc-radius-small': '3px',
  },
  Kiln: {
    '--svc-color-accent': 'light-dark(#9c3d14, #f4a27c)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #2b0f03)',
    '--svc-color-surface': 'light-dark(#fffaf5, #1f1713)',
    '--svc-color-sunken': 'light-dark(#f8ede3, #17100d)',
    '--svc-color-line': 'light-dark(#ecd9ca, #3d2e26)',
  },
  Ledger: {
    '--svc-color-accent': 'light-dark(#1a1d29, #e9ebf2)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #14161f)',
    '--svc-radius': '0px',
    '--svc-radius-small': '0px',
    '--svc-font': '400 14px ui-serif, Georgia, serif',
  },
  Signal: {
    '--svc-color-accent': 'light-dark(#c01048, #ff8fb1)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #34000f)',
    '--svc-radius': '18px',
    '--svc-radius-small': '999px',
  },
  Velvet: {
    '--svc-color-accent': 'light-dark(#6b2fb3, #cda6ff)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #22083f)',
    '--svc-color-surface': 'light-dark(#ffffff, #1c1526)',
    '--svc-color-sunken': 'light-dark(#f6f2fb, #140e1c)',
    '--svc-color-line': 'light-dark(#e5dbf2, #382b49)',
  },
  Paper: {
    '--svc-color-accent': 'light-dark(#6b5310, #e3c66b)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #241b02)',
    '--svc-color-surface': 'light-dark(#fbf8ef, #1d1b15)',
    '--svc-color-sunken': 'light-dark(#f2edde, #15130e)',
    '--svc-color-line': 'light-dark(#e2dac2, #38342a)',
    '--svc-radius': '2px',
    '--svc-radius-small': '2px',
  },
  Terminal: {
    '--svc-color-accent': 'light-dark(#136b4a, #5ee0a8)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #02170e)',
    '--svc-color-surface': 'light-dark(#ffffff, #0d1117)',
    '--svc-color-sunken': 'light-dark(#f3f5f4, #080b0f)',
    '--svc-radius': '0px',
    '--svc-radius-small': '0px',
    '--svc-font': '400 13px ui-monospace, Menlo, monospace',
  },
  Meadow: {
    '--svc-color-accent': 'light-dark(#0d6b66, #6fd6cf)',
    '--svc-color-on-accent': 'light-dark(#ffffff, #001f1d)',
    '--svc-space': '5px',
    '--svc-radius': '20px',
    '--svc-radius-small': '12px',
  },
}
