import type { ImporterFixture } from '../testing.ts'

export const fixture: ImporterFixture = {
  settings: {},
  files: {
    partner: 'ID;E-Mail;Name;Link\r\np1;ada@partners.test;Ada;ada\r\np2;bea@partners.test;Bea;\r\n',
    customer: 'externalId,partner\nu1,p1\n',
    lead: 'customer\nu1\n',
    sale: 'id,customer,amount,invoice\ns1,u1,100.00,in_1\ns2,u1,abc,in_2\n',
    commission:
      'id,partner,amount,status,sale,payout\nk1,p1,20.00,paid,s1,o1\nk2,p1,5.00,pending,,\n',
    payout: 'id,partner,amount\no1,p1,20.00\n',
  },
  rows: { partner: 2, link: 1, customer: 1, lead: 1, sale: 2, commission: 2, payout: 1 },
  sums: { sales: 10_000, earned: 2_500, paid: 2_000, payouts: 2_000 },
  refused: ['invalid_amount'],
}
