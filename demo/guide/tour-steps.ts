export interface TourStep {
  to: string
  name: string
  note: string
}

/** The two-minute tour, in order: the shop, the console, the app, and back. */
export const TOUR: readonly TourStep[] = [
  {
    to: '/ada',
    name: 'Follow Ada’s link',
    note: 'The shop shows who invited you, and your discount.',
  },
  {
    to: '/demo/shop/checkout/',
    name: 'Buy a bag of coffee',
    note: 'You get a discount, and the shop’s server reports the sale to svc.',
  },
  {
    to: '/demo/console/analytics/live',
    name: 'See it in the console',
    note: 'Your click, sign-up, and sale in real time.',
  },
  {
    to: '/demo/app/#commissions',
    name: 'Open Ada’s dashboard',
    note: 'Her new commission, and how its amount was calculated.',
  },
  {
    to: '/demo/console/payouts',
    name: 'Pay the partners',
    note: 'Who gets paid, who doesn’t, and why.',
  },
  {
    to: '/demo/mailbox/',
    name: 'Read the emails',
    note: 'The messages that partners and your team receive.',
  },
  {
    to: '/demo/app/join/',
    name: 'Become a partner',
    note: 'The program’s landing page with rewards and an application form.',
  },
  {
    to: '/demo/gallery/',
    name: 'Customize the elements',
    note: 'Every element in every state, with themes and code to copy.',
  },
]
