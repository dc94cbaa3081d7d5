import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {
  '{off} off every payment': '{off} Rabatt auf jede Zahlung',
  '{off} off the first payment': '{off} Rabatt auf die erste Zahlung',
  '{off} off for {count} months': {
    one: 'Einen Monat lang {off} Rabatt',
    other: '{count} Monate lang {off} Rabatt',
  },
  '“{words}”': '„{words}“',
  'That is nothing, so there is no commission.': 'Das ergibt nichts, also gibt es keine Provision.',
  'Modifier {number}: {reason}': 'Sonderregel {number}: {reason}',
  'Modifier {number} applies: {terms}.': 'Sonderregel {number} gilt: {terms}.',
  'The reward pays {terms}.': 'Die Vergütung beträgt {terms}.',
  'No modifier applies. The reward pays {terms}.':
    'Keine Sonderregel gilt. Die Vergütung beträgt {terms}.',
  "This is the referred partner's first commission.":
    'Das ist die erste Provision des geworbenen Partners.',
  "This is the customer's first sale.": 'Das ist der erste Verkauf an diesen Kunden.',
  "The referred partner's first commission was at {first}, and only that one is paid.":
    'Die erste Provision des geworbenen Partners war am {first}, und nur sie wird vergütet.',
  "The customer's first sale was at {first}, and only that one is paid.":
    'Der erste Verkauf an diesen Kunden war am {first}, und nur er wird vergütet.',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'Der erste Verkauf an diesen Kunden war am {first}, ein Monat danach ist der {end}; dieser hier war am {at}, also zu spät.',
      other:
        'Der erste Verkauf an diesen Kunden war am {first}, {count} Monate danach ist der {end}; dieser hier war am {at}, also zu spät.',
    },
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'Der erste Verkauf an diesen Kunden war am {first}, ein Monat danach ist der {end}; dieser hier war am {at}, also rechtzeitig.',
      other:
        'Der erste Verkauf an diesen Kunden war am {first}, {count} Monate danach ist der {end}; dieser hier war am {at}, also rechtzeitig.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'Die erste Provision des geworbenen Partners war am {first}, ein Monat danach ist der {end}; diese hier war am {at}, also zu spät.',
      other:
        'Die erste Provision des geworbenen Partners war am {first}, {count} Monate danach ist der {end}; diese hier war am {at}, also zu spät.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'Die erste Provision des geworbenen Partners war am {first}, ein Monat danach ist der {end}; diese hier war am {at}, also rechtzeitig.',
      other:
        'Die erste Provision des geworbenen Partners war am {first}, {count} Monate danach ist der {end}; diese hier war am {at}, also rechtzeitig.',
    },
  '{rate} of {amount} is {earnings}.': '{rate} von {amount} sind {earnings}.',
  'The flat amount is {amount}.': 'Der feste Betrag ist {amount}.',
  '{amount} × {quantity} is {earnings}.': '{amount} × {quantity} sind {earnings}.',
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.': {
    one: 'Die Grenze liegt bei {limit}; vorher gab es {amount} in einer Provision: Es bleibt nichts übrig.',
    other:
      'Die Grenze liegt bei {limit}; vorher gab es {amount} in {count} Provisionen: Es bleibt nichts übrig.',
  },
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.': {
    one: 'Die Grenze liegt bei {limit}; vorher gab es {amount} in einer Provision: {left} können gezahlt werden.',
    other:
      'Die Grenze liegt bei {limit}; vorher gab es {amount} in {count} Provisionen: {left} können gezahlt werden.',
  },
  '{rate} of every click': '{rate} von jedem Klick',
  '{rate} of the first click': '{rate} vom ersten Klick',
  '{rate} of every lead': '{rate} von jedem Lead',
  '{rate} of the first lead': '{rate} vom ersten Lead',
  '{rate} of every sale': '{rate} von jedem Verkauf',
  '{rate} of the first sale': '{rate} vom ersten Verkauf',
  '{rate} of every commission of the partners you refer':
    '{rate} von jeder Provision der Partner, die Sie werben',
  '{rate} of the first commission of a partner you refer':
    '{rate} von der ersten Provision eines Partners, den Sie werben',
  '{amount} per click': '{amount} je Klick',
  '{amount} for the first click': '{amount} für den ersten Klick',
  '{amount} per lead': '{amount} je Lead',
  '{amount} for the first lead': '{amount} für den ersten Lead',
  '{amount} per sale': '{amount} je Verkauf',
  '{amount} for the first sale': '{amount} für den ersten Verkauf',
  '{amount} per commission of a partner you refer':
    '{amount} je Provision eines Partners, den Sie werben',
  '{amount} for the first commission of a partner you refer':
    '{amount} für die erste Provision eines Partners, den Sie werben',
  '{terms} for {count} months': {
    one: '{terms}, einen Monat lang',
    other: '{terms}, {count} Monate lang',
  },
  '{terms}, at most {limit}': '{terms}, höchstens {limit}',
  'At most {limit}': 'Höchstens {limit}',
  '{sum} per customer': '{sum} je Kunde',
  '{sum} per customer and day': '{sum} je Kunde und Tag',
  '{sum} per customer and week': '{sum} je Kunde und Woche',
  '{sum} per customer and month': '{sum} je Kunde und Monat',
  '{sum} per partner': '{sum} je Partner',
  '{sum} per partner and day': '{sum} je Partner und Tag',
  '{sum} per partner and week': '{sum} je Partner und Woche',
  '{sum} per partner and month': '{sum} je Partner und Monat',
  '{count} commissions': { one: '{count} Provision', other: '{count} Provisionen' },
  '{amount} and {commissions}': '{amount} und {commissions}',
  '{terms} if {conditions}': '{terms}, sofern gilt: {conditions}',
  '({conditions})': '({conditions})',
  '{one} and {other}': '{one} und {other}',
  '{one} or {other}': '{one} oder {other}',
  '{condition}: no, that cannot be compared.':
    '{condition}: nein, das lässt sich nicht vergleichen.',
  '{condition}: yes, it is not known.': '{condition}: ja, der Wert ist nicht bekannt.',
  '{condition}: no, it is not known.': '{condition}: nein, der Wert ist nicht bekannt.',
  '{condition}: yes, it is {actual}.': '{condition}: ja, der Wert ist {actual}.',
  '{condition}: no, it is {actual}.': '{condition}: nein, der Wert ist {actual}.',
  '{label} {field}': '{label} „{field}“',
  '{items}, {item}': '{items}, {item}',
  '{items} and {more} more': '{items} und {more} weitere',
  true: 'ja',
  false: 'nein',
  'The sale was reported by a browser, so a person has to release it.':
    'Ein Browser hat den Verkauf gemeldet, deshalb muss ihn jemand freigeben.',
  'There is no holding period.': 'Es gibt keine Wartefrist.',
  'The holding period has {count} days.': {
    one: 'Die Wartefrist dauert einen Tag.',
    other: 'Die Wartefrist dauert {count} Tage.',
  },
  '{amount} are {converted} at {rate} (European Central Bank, {day}).':
    '{amount} sind {converted} zum Kurs von {rate} (Europäische Zentralbank, {day}).',
  '{amount} are {converted} at {rate} (operator, {day}).':
    '{amount} sind {converted} zum Kurs von {rate} (vom Betreiber, {day}).',
  '{actor} gave {amount} by hand.': '{actor} hat {amount} von Hand gutgeschrieben.',
  '{actor} took back {amount} by hand.': '{actor} hat {amount} von Hand abgebucht.',
  'The reason: {reason}': 'Der Grund: {reason}',
  'Commissions by hand have no holding period.': 'Provisionen von Hand haben keine Wartefrist.',
  'On {day} the link had {count} clicks from {country}.': {
    one: 'Am {day} hatte der Link einen Klick aus {country}.',
    other: 'Am {day} hatte der Link {count} Klicks aus {country}.',
  },
  'On {day} the link had {count} clicks.': {
    one: 'Am {day} hatte der Link einen Klick.',
    other: 'Am {day} hatte der Link {count} Klicks.',
  },
  'No rate from {from} to {to} was known for {amount}; the commission waits for one.':
    'Für {amount} war kein Kurs von {from} nach {to} bekannt; die Provision wartet darauf.',
  'A partner whom you referred earned it.':
    'Ein Partner, den Sie geworben haben, hat sie verdient.',
  'The program': 'Das Programm',
  'Commission {commission} was in a payout already when the sale was taken back in part or whole.':
    'Die Provision {commission} war schon in einer Auszahlung, als der Verkauf ganz oder teilweise zurückgenommen wurde.',
  '{amount} of it are taken off the next payout.':
    '{amount} davon werden von der nächsten Auszahlung abgezogen.',
  'The program canceled it.': 'Das Programm hat sie storniert.',
  '{actor} took back what was left of it.': '{actor} hat zurückgenommen, was davon übrig war.',
  '{actor} changed the amount of the sale, which was {amount} before.':
    '{actor} hat den Betrag des Verkaufs geändert, der vorher {amount} war.',
  '{actor} set the earnings to {amount}; they were {before} before.':
    '{actor} hat den Verdienst auf {amount} gesetzt; vorher waren es {before}.',
  'It is held until the program has looked at it.':
    'Sie wird angehalten, bis das Programm sie geprüft hat.',
  'Only a person releases it.': 'Nur ein Mensch gibt sie frei.',
  'customer country': 'Land des Kunden',
  'customer source': 'Herkunft des Kunden',
  'days since customer signed up': 'Tage seit der Anmeldung des Kunden',
  'months since customer first paid': 'Monate seit der ersten Zahlung des Kunden',
  'sale type': 'Art des Verkaufs',
  'sale amount': 'Betrag des Verkaufs',
  product: 'Produkt',
  'payment processor': 'Zahlungsanbieter',
  'sale event name': 'Ereignisname des Verkaufs',
  'partner country': 'Land des Partners',
  'partner clicks': 'Klicks des Partners',
  'partner leads': 'Leads des Partners',
  'partner sales': 'Verkäufe des Partners',
  'partner sale amount': 'Umsatz des Partners',
  'partner commissions': 'Provisionen des Partners',
  'lead metadata': 'Angabe zum Lead',
  'sale metadata': 'Angabe zum Verkauf',
  link: 'Link',
  code: 'Code',
  script: 'Skript',
  new: 'neu',
  recurring: 'wiederkehrend',
  '{name} is {value}': '{name} ist {value}',
  '{name} is not {value}': '{name} ist nicht {value}',
  '{name} is one of {value}': '{name} ist eines von {value}',
  '{name} is none of {value}': '{name} ist keines von {value}',
  '{name} starts with {value}': '{name} beginnt mit {value}',
  '{name} ends with {value}': '{name} endet mit {value}',
  '{name} contains {value}': '{name} enthält {value}',
  '{name} does not contain {value}': '{name} enthält nicht {value}',
  '{name} is more than {value}': '{name} über {value}',
  '{name} is at least {value}': '{name} mindestens {value}',
  '{name} is less than {value}': '{name} unter {value}',
  '{name} is at most {value}': '{name} höchstens {value}',
  'Refund after the payout': 'Erstattung nach der Auszahlung',
  'Chargeback after the payout': 'Rückbuchung nach der Auszahlung',
  'From a commission of a partner whom you referred':
    'Aus einer Provision eines Partners, den Sie geworben haben',
}
