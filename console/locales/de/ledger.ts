/** The ledger and its months. */
export const ledger = {
  Balance: 'Saldo',
  Booked: 'Gebucht',
  'Close {month}': '{month} abschließen',
  'Close {month}?': '{month} abschließen?',
  'Close {month} …': '{month} abschließen …',
  Closed: 'Abgeschlossen',
  'Closed months': 'Abgeschlossene Monate',
  'In the holding period or held': 'In der Haltefrist oder zurückgehalten',
  Ledger: 'Hauptbuch',
  'Ledger of {name}': 'Hauptbuch von {name}',
  Month: 'Monat',
  'Name or e-mail address': 'Name oder E-Mail-Adresse',
  'No partner matches.': 'Kein Partner passt dazu.',
  Statements: 'Abrechnungen',
  'The statement of {name} is saved.': 'Die Abrechnung von {name} ist gespeichert.',
  'What each partner earned, was paid and is owed, as the ledger has it. Months are in UTC.':
    'Was jeder Partner verdient hat, ausgezahlt bekam und noch bekommt, nach dem Hauptbuch. Monate sind in UTC.',
  'No month is closed yet.': 'Noch ist kein Monat abgeschlossen.',
  'Nothing is booked so.': 'So ist nichts gebucht.',
  'Nothing is booked yet: nobody has earned anything.':
    'Noch ist nichts gebucht: Niemand hat etwas verdient.',
  'Of all programs': 'Von allen Programmen',
  'Paid in all': 'Insgesamt ausgezahlt',
  'Promised by the program': 'Vom Programm zugesagt',
  Statement: 'Kontoauszug',
  'The next month to close: {month}': 'Als nächstes abzuschließen: {month}',
  'There is no program yet.': 'Es gibt noch kein Programm.',
  'What happened': 'Was geschah',
  'What is booked in a closed month never changes. What happened in it and is reported later is booked in the next month. Months are in UTC, and none can be opened again.':
    'Was in einem abgeschlossenen Monat gebucht ist, ändert sich nie. Was in ihm geschah und später gemeldet wird, wird im nächsten Monat gebucht. Monate sind in UTC, und keiner lässt sich wieder öffnen.',
  'Where the money stands': 'Wo das Geld steht',
  'Wherever the money stands': 'Wo auch immer das Geld steht',
  'happened {day}': 'geschehen {day}',
  '{month} is closed.': '{month} ist abgeschlossen.',
  '{month} of {program}, and every month before it, is closed for good: nothing is booked in it any more.':
    '{month} von {program} und jeder Monat davor wird endgültig abgeschlossen: In ihm wird nichts mehr gebucht.',
} as const
