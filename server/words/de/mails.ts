import type { Words } from '../../domain/message/english.ts'

export const mails: Words = {
  '{label}: {value}': '{label}: {value}',
  'Hello {partner},': 'Guten Tag {partner},',
  'Or open this address:': 'Oder öffnen Sie diese Adresse:',
  Help: 'Hilfe',
  Questions: 'Fragen',
  Amount: 'Betrag',
  To: 'An',
  For: 'Für',
  Reason: 'Grund',
  Commissions: 'Provisionen',
  On: 'Datum',
  'Paid to': 'Ausgezahlt an',
  Together: 'Zusammen',
  'Your link': 'Ihr Link',
  'New commission': 'Neue Provision',
  'New commissions': 'Neue Provisionen',
  'You get this because you applied.': 'Sie bekommen diese E-Mail, weil Sie sich beworben haben.',
  'You get this because you take part.':
    'Sie bekommen diese E-Mail, weil Sie am Programm teilnehmen.',
  'You get this because you took part.':
    'Sie bekommen diese E-Mail, weil Sie am Programm teilgenommen haben.',
  'You get this because you are paid by the program.':
    'Sie bekommen diese E-Mail, weil das Programm Sie bezahlt.',
  'You get this whenever your payout method changes.':
    'Sie bekommen diese E-Mail bei jeder Änderung Ihrer Auszahlungsart.',
  'You get this because somebody asked for it with your address.':
    'Sie bekommen diese E-Mail, weil sie mit Ihrer Adresse angefordert wurde.',
  'You get this because somebody gave your address.':
    'Sie bekommen diese E-Mail, weil jemand Ihre Adresse angegeben hat.',
  'You get this at most once an hour, when there are new commissions.':
    'Sie bekommen diese E-Mail höchstens einmal pro Stunde, wenn es neue Provisionen gibt.',
  'You were invited by name; if you do nothing, nothing happens.':
    'Die Einladung gilt Ihnen persönlich; wenn Sie nichts tun, geschieht nichts.',
  'Welcome to the partner program of {program}': 'Willkommen im Partnerprogramm von {program}',
  'Your application was approved.': 'Ihre Bewerbung wurde angenommen.',
  'You are in': 'Sie sind dabei',
  'Your application was approved. From now on, customers who come to {program} through you count for you.':
    'Ihre Bewerbung wurde angenommen. Kunden, die über Sie zu {program} kommen, werden ab jetzt Ihnen zugerechnet.',
  'Your application to {program} has arrived': 'Ihre Bewerbung bei {program} ist angekommen',
  'You will hear from us once it was read.': 'Wir melden uns, sobald sie gelesen wurde.',
  'Your application has arrived': 'Ihre Bewerbung ist angekommen',
  'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.':
    'Danke für Ihre Bewerbung beim Partnerprogramm von {program}. Sie wird gelesen, und Sie bekommen die Antwort per E-Mail.',
  'Your application to {program}': 'Ihre Bewerbung bei {program}',
  'It was not accepted.': 'Sie wurde nicht angenommen.',
  'Your application was not accepted': 'Ihre Bewerbung wurde nicht angenommen',
  'Thank you for your interest in the partner program of {program}. This time the answer is no.':
    'Danke für Ihr Interesse am Partnerprogramm von {program}. Diesmal müssen wir Ihnen leider absagen.',
  'You may apply again from {day}.': 'Ab dem {day} können Sie sich wieder bewerben.',
  'You earned {total} with {program}': 'Sie haben {total} mit {program} verdient',
  '{count} new commissions.': {
    one: '{count} neue Provision.',
    other: '{count} neue Provisionen.',
  },
  'You earned {total}': 'Sie haben {total} verdient',
  'Customers came to {program} through you.': 'Über Sie sind Kunden zu {program} gekommen.',
  'They are paid out when their holding period is over.':
    'Sie werden ausgezahlt, wenn ihre Wartefrist vorbei ist.',
  'A commission of {amount} is being checked': 'Eine Provision von {amount} wird geprüft',
  'You need not do anything.': 'Sie müssen nichts tun.',
  'A commission is being checked': 'Eine Provision wird geprüft',
  '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.':
    '{program} prüft eine Ihrer Provisionen, bevor sie ausgezahlt wird. Sie müssen nichts tun; die anderen laufen wie gewohnt weiter.',
  'A commission of {amount} was taken back': 'Eine Provision von {amount} wurde zurückgenommen',
  'The customer got the money back.': 'Der Kunde hat sein Geld zurückbekommen.',
  'A commission was taken back': 'Eine Provision wurde zurückgenommen',
  'The customer got the money back, so the commission for it with {program} is gone too.':
    'Der Kunde hat sein Geld zurückbekommen, deshalb entfällt auch die Provision dafür bei {program}.',
  Clicks: 'Klicks',
  'A new customer': 'Ein neuer Kunde',
  'A sale': 'Ein Verkauf',
  'A partner whom you brought': 'Ein Partner, den Sie geworben haben',
  'a commission': 'eine Provision',
  'You no longer take part in the partner program of {program}':
    'Sie nehmen nicht mehr am Partnerprogramm von {program} teil',
  'Your links were closed.': 'Ihre Links wurden geschlossen.',
  'Your participation was ended': 'Ihre Teilnahme wurde beendet',
  '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.':
    '{program} hat Ihre Teilnahme beendet, weil gegen die Bedingungen verstoßen wurde. Ihre Links sind geschlossen, und noch nicht ausgezahlte Provisionen sind storniert.',
  'If you think that this is wrong, answer this mail.':
    'Wenn Sie das für einen Irrtum halten, antworten Sie auf diese E-Mail.',
  'Your links for {program} are off': 'Ihre Links für {program} sind abgeschaltet',
  'What you have earned is still paid.': 'Was Sie verdient haben, wird noch ausgezahlt.',
  'Your participation has ended': 'Ihre Teilnahme ist beendet',
  '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.':
    '{program} hat Ihre Teilnahme am Partnerprogramm beendet. Ihre Links zählen nicht mehr. Was Sie bis heute verdient haben, wird noch ausgezahlt.',
  tos_violation: 'Verstoß gegen die Bedingungen',
  inappropriate_content: 'Unangemessene Inhalte',
  fake_traffic: 'Künstlicher Traffic',
  fraud: 'Betrug',
  spam: 'Spam',
  brand_abuse: 'Missbrauch der Marke',
  'You are in the group {group} of {program} now':
    'Sie sind jetzt in der Gruppe {group} von {program}',
  'Other rewards may apply to new customers.': 'Für neue Kunden können andere Vergütungen gelten.',
  'Your group is {group}': 'Ihre Gruppe ist {group}',
  '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.':
    '{program} hat Sie in eine andere Gruppe verschoben. Deren Vergütungen gelten für Kunden, die Sie ab jetzt bringen; für frühere ändert sich nichts.',
  '{program} invites you to its partner program': '{program} lädt Sie zum Partnerprogramm ein',
  'Recommend {program} and be paid for it.':
    'Empfehlen Sie {program} und werden Sie dafür bezahlt.',
  'Become a partner of {program}': 'Werden Sie Partner von {program}',
  '{program} would like you to recommend it and to be paid for the customers you bring.':
    '{program} möchte, dass Sie es empfehlen und für die Kunden, die Sie bringen, bezahlt werden.',
  'You get {terms}.': 'Sie bekommen {terms}.',
  'Look at the invitation': 'Einladung ansehen',
  'The link is for you alone. Do not pass this mail on.':
    'Der Link ist nur für Sie. Leiten Sie diese E-Mail nicht weiter.',
  '{amount} from {program} has arrived': '{amount} von {program} sind angekommen',
  'At {account}.': 'Auf: {account}.',
  '{amount} has arrived': '{amount} sind angekommen',
  'Your payout from {program} was delivered. A bank may need a day until it shows.':
    'Ihre Auszahlung von {program} wurde zugestellt. Bis sie bei der Bank erscheint, kann es einen Tag dauern.',
  'Your payout of {amount} did not arrive': 'Ihre Auszahlung von {amount} kam nicht an',
  'The money is not lost: it comes with the next payout.':
    'Das Geld ist nicht verloren: Es kommt mit der nächsten Auszahlung.',
  '{amount} did not arrive': '{amount} kamen nicht an',
  'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.':
    'Die Auszahlung von {program} kam zurück. Das Geld ist nicht verloren: Es gehört Ihnen und kommt mit der nächsten Auszahlung. Bitte prüfen Sie Ihre Auszahlungsart.',
  'Your payout method at {program} was removed': 'Ihre Auszahlungsart bei {program} wurde entfernt',
  'Your payout method at {program} was changed': 'Ihre Auszahlungsart bei {program} wurde geändert',
  'Your payout method was removed': 'Ihre Auszahlungsart wurde entfernt',
  'Your payout method was changed': 'Ihre Auszahlungsart wurde geändert',
  'Was it not you? Answer this mail at once.':
    'Waren Sie das nicht? Antworten Sie sofort auf diese E-Mail.',
  'If it was not you, answer this mail at once, so that {program} can hold your next payout.':
    'Wenn Sie das nicht waren, antworten Sie sofort auf diese E-Mail, damit {program} Ihre nächste Auszahlung anhalten kann.',
  '{amount} from {program} is on its way': '{amount} von {program} sind unterwegs',
  'To {account}.': 'An: {account}.',
  '{amount} is on its way': '{amount} sind unterwegs',
  '{program} has sent your payout.': '{program} hat Ihre Auszahlung gesendet.',
  'Sign in to {program}': 'Bei {program} anmelden',
  'The link works once, for {count} minutes.': {
    one: 'Der Link gilt einmal, eine Minute lang.',
    other: 'Der Link gilt einmal, {count} Minuten lang.',
  },
  'If you did not ask for it, do nothing and pass it on to nobody.':
    'Wenn Sie ihn nicht angefordert haben, tun Sie nichts und geben Sie ihn niemandem weiter.',
  'Confirm your address for {program}': 'Bestätigen Sie Ihre Adresse für {program}',
  'Payouts go only to confirmed addresses.': 'Ausgezahlt wird nur an bestätigte Adressen.',
  'Confirm your address': 'Bestätigen Sie Ihre Adresse',
  'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.':
    'Bitte bestätigen Sie, dass dies Ihre Adresse ist, damit niemand sonst bestimmen kann, wohin Ihr Geld von {program} geht.',
  'The link works once, for {count} hours.': {
    one: 'Der Link gilt einmal, eine Stunde lang.',
    other: 'Der Link gilt einmal, {count} Stunden lang.',
  },
  'Confirm the address': 'Adresse bestätigen',
}
