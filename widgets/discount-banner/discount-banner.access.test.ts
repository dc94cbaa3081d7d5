import {
  accessibleInEveryState,
  button,
  html,
  STAGE,
  textOf,
  until,
  press,
} from '../test-kit/index.ts'
import type { SvcDiscountBanner } from './discount-banner.ts'
import './discount-banner.ts'

accessibleInEveryState<SvcDiscountBanner>({
  markup: () =>
    html`<svc-discount-banner
      partner="Bea Seen"
      offer="A free month"
      code="BEA"
    ></svc-discount-banner>`,
  partner: null,
  states: {
    'while there is nobody to name': {
      markup: () => html`<svc-discount-banner></svc-discount-banner>`,
    },
    'where it keeps its room free': {
      markup: () => html`<svc-discount-banner reserve></svc-discount-banner>`,
    },
    'with a picture, and what the script knows': {
      markup: () =>
        html`<svc-discount-banner image="${STAGE}/fixture/logo.svg"></svc-discount-banner>`,
      reach: ({ element }) => {
        element.attribution = {
          clickId: 'click_of_bea',
          partner: { id: 'pn_1', name: 'Bea Bright', image: null },
          discount: { id: 'disc_1', amount: 20, type: 'percentage', maxDuration: 3 },
        }
      },
    },
    async 'when its code was copied'({ element }) {
      await press(button(element, 'Copy BEA'))
      await until(() => textOf(element).includes('Copied'))
    },
    'when it was dismissed': {
      markup: () => html`<svc-discount-banner partner="Bea Gone"></svc-discount-banner>`,
      reach: ({ element }) => button(element, 'Dismiss').click(),
    },
  },
})
