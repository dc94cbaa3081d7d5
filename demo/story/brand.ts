const TESTIMONIALS = [
  {
    quote: 'I wrote about the coffee once, and readers still order it.',
    name: 'Ada Okafor',
    role: 'Writes a letter about food',
  },
  {
    quote: 'I always see where a commission comes from.',
    name: 'Bruno Keller',
    role: 'Roasts at home',
  },
]

/** Builds the program's branding, landing page and resources. */
export function brandOf(shopUrl: string) {
  const at = (path: string) => new URL(path, shopUrl).href
  return {
    logo: at('/demo/app/icon.svg'),
    helpUrl: at('/demo/'),
    resources: [
      { kind: 'logo', name: 'Logo', value: at('/demo/app/icon.svg') },
      { kind: 'color', name: 'Cherry', value: '#b3261e' },
      { kind: 'link', name: 'This week’s coffees', value: at('/demo/shop/#coffees') },
      { kind: 'link', name: 'What the farms get', value: at('/demo/shop/#farms') },
      {
        kind: 'message',
        name: 'For chats',
        channel: 'whatsapp',
        language: 'en',
        value: 'This is the coffee I keep talking about. {discount} with my link: {link}',
      },
    ],
    landing: {
      title: 'Acme Friends',
      subtitle: 'For everybody who likes our coffee and says so.',
      blocks: [
        {
          type: 'text',
          text: 'Share your link where you talk about coffee: a letter, a video, a kitchen table. Whoever comes through it pays less for their first three months, and **you earn with every order** for a year.',
        },
        { type: 'calculator', saleAmount: 3400, maxSales: 100 },
        {
          type: 'testimonials',
          testimonials: TESTIMONIALS,
        },
        {
          type: 'questions',
          questions: [
            {
              question: 'When am I paid?',
              answer:
                'Each month, once ten dollars are payable. A commission is payable two weeks after its order.',
            },
            {
              question: 'How do you know that it was me?',
              answer:
                'By your link, or by your code at the checkout. Each commission says why it is yours.',
            },
            {
              question: 'What if an order is given back?',
              answer: 'Then its commission is taken back too, in proportion.',
            },
          ],
        },
      ],
    },
    applicationForm: [
      { key: 'website', label: 'Where do you talk about coffee?', type: 'url' },
      { key: 'about', label: 'Who listens?', type: 'long-text' },
    ],
  }
}
