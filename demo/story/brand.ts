const TESTIMONIALS = [
  {
    quote: 'I wrote about the coffee once, and readers still order it.',
    name: 'Ada Okafor',
    role: 'Writes a food newsletter',
  },
  {
    quote: 'I always see where a commission comes from.',
    name: 'Bruno Keller',
    role: 'Home roaster',
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
      { kind: 'link', name: 'What we pay farmers', value: at('/demo/shop/#farms') },
      {
        kind: 'message',
        name: 'Chat message',
        channel: 'whatsapp',
        language: 'en',
        value: 'This is the coffee I keep telling you about. Get {discount} with my link: {link}',
      },
    ],
    landing: {
      title: 'Acme Friends',
      subtitle: 'Recommend our coffee and earn a commission.',
      blocks: [
        {
          type: 'text',
          text: 'Share your link wherever you talk about coffee: in a newsletter, a video, or at the kitchen table. New customers get a discount for their first three months, and **you earn a commission on every order** for a year.',
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
              question: 'When do I get paid?',
              answer:
                'Every month, as soon as you have at least $10 to pay out. A commission becomes payable two weeks after the order.',
            },
            {
              question: 'How do you know that I referred a customer?',
              answer:
                'By your link, or by your discount code at checkout. Each commission shows why it is yours.',
            },
            {
              question: 'What happens if an order is refunded?',
              answer: 'The commission is reduced in proportion to the refund.',
            },
          ],
        },
      ],
    },
    applicationForm: [
      { key: 'website', label: 'Where do you talk about coffee?', type: 'url' },
      { key: 'about', label: 'Tell us about your audience', type: 'long-text' },
    ],
  }
}
