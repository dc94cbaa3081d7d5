export interface TourStep {
  to: string
  name: string
  note: string
}

/** The tour of two minutes, in order: the shop, the console, the app, and back. */
export const TOUR: readonly TourStep[] = [
  {
    to: '/ada',
    name: 'Follow Ada’s link',
    note: 'The shop says who invited you, and to what.',
  },
  {
    to: '/demo/shop/checkout/',
    name: 'Sign up and buy a bag',
    note: 'For less, as a friend. Its server tells svc.',
  },
  {
    to: '/demo/console/analytics/live',
    name: 'See it in the console',
    note: 'Your click, sign-up and sale, as they happened.',
  },
  {
    to: '/demo/app/#commissions',
    name: 'Look as Ada does',
    note: 'Her new commission, and why it is this amount.',
  },
  {
    to: '/demo/console/payouts',
    name: 'Pay the partners',
    note: 'Who is due what now, who is not, and why.',
  },
  {
    to: '/demo/mailbox/',
    name: 'Read the mail',
    note: 'What partners and the program are told.',
  },
  {
    to: '/demo/app/join/',
    name: 'Become a partner',
    note: 'What is earned, with the form that the program designed.',
  },
  {
    to: '/demo/gallery/',
    name: 'Take an element along',
    note: 'Each in every state and ten brands, with lines to copy.',
  },
]
