/** When amounts become payable, and what becomes of payouts. */
export const payouts = {
  'Any group': 'Jede Gruppe',
  'Becomes payable until {day}': 'Wird auszahlbar bis {day}',
  'Choose a schedule': 'Zeitplan wählen',
  Day: 'Tag',
  'Day by day': 'Tag für Tag',
  'Held back, without a day': 'Zurückgehalten, ohne Tag',
  Later: 'Später',
  'Next payouts': 'Nächste Auszahlungen',
  'No payout is planned: payouts are put together by hand.':
    'Keine Auszahlung ist geplant: Auszahlungen werden von Hand zusammengestellt.',
  'Nothing is in the holding period: what partners earn from now on shows up here.':
    'Nichts ist in der Haltefrist: Was Partner ab jetzt verdienen, steht dann hier.',
  'Of all the time': 'Über die ganze Zeit',
  'Payout day': 'Auszahlungstag',
  'Payout on {day}': 'Auszahlung am {day}',
  'Save as CSV': 'Als CSV speichern',
  'Save for printing': 'Zum Drucken speichern',
  'Show the entries': 'Einträge zeigen',
  'Upcoming amounts': 'Kommende Beträge',
  'What becomes payable from {from} to {to}': 'Was vom {from} bis {to} auszahlbar wird',
  'up to {amount}': 'bis zu {amount}',
  'All {count} payouts have ended': 'Alle {count} Auszahlungen sind beendet',
  'Ask for new details': 'Um neue Daten bitten',
  'Can pay': 'Kann zahlen',
  'Compare {account} with the account at your bank. Nothing leaves it before you upload a file there.':
    'Vergleichen Sie {account} mit dem Konto bei Ihrer Bank. Nichts geht davon ab, bevor Sie dort eine Datei hochladen.',
  'Confirmed by {name}, {time}': 'Bestätigt von {name}, {time}',
  'Connect {name}': '{name} verbinden',
  'Did {amount} not arrive?': 'Sind {amount} nicht angekommen?',
  'If the details are wrong, the partner alone can correct them, after proving the e-mail address. Then pay again: a failed payout stays failed, and its money goes with the next one.':
    'Sind die Daten falsch, kann nur der Partner sie berichtigen, nachdem er seine E-Mail-Adresse bestätigt hat. Zahlen Sie danach noch einmal aus: Eine fehlgeschlagene Auszahlung bleibt fehlgeschlagen, und ihr Geld geht mit der nächsten.',
  'Is this your account?': 'Ist das Ihr Konto?',
  'It did not arrive': 'Sie ist nicht angekommen',
  'It did not arrive …': 'Nicht angekommen …',
  'It is the same': 'Es ist dasselbe',
  'It is tried now: this page shows what becomes of it.':
    'Es wird jetzt versucht: Diese Seite zeigt, was daraus wird.',
  'It takes the place of the account that pays now. Transfers under way go on from the old one.':
    'Es tritt an die Stelle des Kontos, das jetzt zahlt. Laufende Überweisungen gehen vom alten weiter.',
  'Not connected': 'Nicht verbunden',
  'Not tested yet': 'Noch nicht getestet',
  'Nothing new is paid from {account}, and partners cannot choose it. Transfers under way go on.':
    'Von {account} wird nichts Neues gezahlt, und Partner können es nicht wählen. Laufende Überweisungen gehen weiter.',
  'Of all payouts': 'Von allen Auszahlungen',
  'Partners choose one of the ways to pay whose account is connected and tested here. Details are stored encrypted and never shown again.':
    'Partner wählen einen der Wege, deren Konto hier verbunden und getestet ist. Die Daten werden verschlüsselt gespeichert und nie wieder gezeigt.',
  'Pay again': 'Noch einmal auszahlen',
  'Payout accounts': 'Auszahlungskonten',
  'Payout run': 'Auszahlungslauf',
  Progress: 'Fortschritt',
  'Remove …': 'Entfernen …',
  'Show the draft': 'Entwurf zeigen',
  'They are payable again, by another payout.':
    'Sie sind wieder auszahlbar, mit einer anderen Auszahlung.',
  'Test {name}': '{name} testen',
  'Tested {time}': 'Getestet {time}',
  'What to do next': 'Wie es weitergeht',
  'Where the provider reports to': 'Wohin der Anbieter meldet',
  'Why it did not arrive': 'Warum sie nicht ankam',
  'Your payout of {amount} did not arrive. Please check the payout details in your dashboard, and correct them there: the next payout uses them.':
    'Ihre Auszahlung über {amount} ist nicht angekommen. Bitte prüfen und berichtigen Sie Ihre Auszahlungsdaten in Ihrem Dashboard: Die nächste Auszahlung verwendet sie.',
  'Your payout of {day} did not arrive': 'Ihre Auszahlung vom {day} ist nicht angekommen',
  'approved by a second person': 'von einer zweiten Person freigegeben',
  '{done} of {all} payouts have ended': '{done} von {all} Auszahlungen sind beendet',
  '{name} can pay.': '{name} kann zahlen.',
  '{name} pays nothing more.': '{name} zahlt nichts mehr.',
} as const
