/** Payouts and their drafts. */
export const money = {
  'A draft waits for a confirmation': 'Ein Entwurf wartet auf Bestätigung',
  'A former member': 'Ein früheres Mitglied',
  'A key': 'Ein Schlüssel',
  'A scheduled payout failed': 'Eine geplante Auszahlung ist fehlgeschlagen',
  'All payouts': 'Alle Auszahlungen',
  'Any status': 'Jeder Status',
  Bonus: 'Bonus',
  'By hand': 'Von Hand',
  'Can be confirmed until': 'Bestätigen bis',
  'Confirm and pay …': 'Bestätigen und zahlen …',
  Confirmed: 'Bestätigt',
  'Confirmed by': 'Bestätigt von',
  Credit: 'Guthaben',
  'Discard the draft': 'Entwurf verwerfen',
  'Discard the draft?': 'Entwurf verwerfen?',
  'Discard the file': 'Datei verwerfen',
  'Discard {name}?': '{name} verwerfen?',
  'Discard …': 'Verwerfen …',
  Discarded: 'Verworfen',
  'Draft of a payout': 'Entwurf einer Auszahlung',
  Expired: 'Abgelaufen',
  Failed: 'Fehlgeschlagen',
  'Files for your bank': 'Dateien für Ihre Bank',
  For: 'Für',
  'Goes to': 'Geht an',
  'In the draft': 'Im Entwurf',
  'Is {amount} paid?': 'Sind {amount} bezahlt?',
  'It arrived, as far as the provider knows.': 'Sie ist angekommen, soweit der Anbieter weiß.',
  'It is confirmed, and waits for the provider, the bank or whoever pays by hand.':
    'Sie ist bestätigt und wartet auf den Anbieter, die Bank oder den, der von Hand zahlt.',
  'It is paid …': 'Ist bezahlt …',
  'Look at it': 'Ansehen',
  Money: 'Geld',
  'No payout is so.': 'Keine Auszahlung ist so.',
  'Nobody can be paid now. The smallest payout is {amount}.':
    'Zurzeit kann niemand ausgezahlt werden. Die kleinste Auszahlung ist {amount}.',
  'Nobody has been paid yet. What partners earn becomes payable after the holding period.':
    'Noch wurde niemand ausgezahlt. Was Partner verdienen, wird nach der Haltefrist auszahlbar.',
  'Nobody has confirmed it yet.': 'Noch hat sie niemand bestätigt.',
  'Nobody has downloaded it yet.': 'Noch hat sie niemand heruntergeladen.',
  'Nobody is paid. Its {amount} stay payable for the next draft.':
    'Niemand wird ausgezahlt. Die {amount} bleiben für den nächsten Entwurf auszahlbar.',
  'Nobody was paid, and it is not tried again: prepare a payout.':
    'Niemand wurde ausgezahlt, und es wird nicht noch einmal versucht: Bereiten Sie eine Auszahlung vor.',
  'Nobody was paid. It is tried again: {time}.':
    'Niemand wurde ausgezahlt. Nächster Versuch: {time}.',
  'Not paid now, and why': 'Nicht jetzt ausgezahlt, und warum',
  'Nothing has left. The money is payable again: the next payout takes it.':
    'Nichts ist abgegangen. Das Geld ist wieder auszahlbar: Die nächste Auszahlung nimmt es mit.',
  'Nothing was paid: it has changed since': 'Nichts wurde gezahlt: Es hat sich seitdem geändert',
  Now: 'Jetzt',
  'On its way': 'Unterwegs',
  'Only if the bank never got it: its {count} payouts are stopped, and their money is payable again. If the bank has it, partners would be paid twice.':
    'Nur, wenn die Bank sie nie erhalten hat: Ihre {count} Auszahlungen werden angehalten, und das Geld ist wieder auszahlbar. Hat die Bank sie, würden Partner doppelt ausgezahlt.',
  Paid: 'Ausgezahlt',
  'Pay {amount}': '{amount} auszahlen',
  'Pay {amount}?': '{amount} auszahlen?',
  Payable: 'Auszahlbar',
  'Payable now': 'Jetzt auszahlbar',
  'Payable now: {program}': 'Jetzt auszahlbar: {program}',
  Payout: 'Auszahlung',
  Payouts: 'Auszahlungen',
  'Payouts of one confirmation': 'Auszahlungen einer Bestätigung',
  'Prepare a payout': 'Auszahlung vorbereiten',
  'Put together': 'Zusammengestellt',
  'Put together by': 'Zusammengestellt von',
  Reference: 'Referenz',
  Referral: 'Empfehlung',
  'Say so once {name} has the money. It cannot be taken back.':
    'Sagen Sie es, sobald {name} das Geld hat. Es lässt sich nicht zurücknehmen.',
  'See who can be paid': 'Sehen, wer ausgezahlt werden kann',
  Sent: 'Gesendet',
  'Show its payouts': 'Auszahlungen zeigen',
  Status: 'Status',
  'Stop it …': 'Anhalten …',
  'Stop the payout': 'Auszahlung anhalten',
  'Stop the payout to {name}?': 'Auszahlung an {name} anhalten?',
  Stopped: 'Angehalten',
  'Store as a draft': 'Als Entwurf speichern',
  'The bank has it': 'Die Bank hat sie',
  'The file is discarded, and its money payable again.':
    'Die Datei ist verworfen und ihr Geld wieder auszahlbar.',
  'The first 100 are shown.': 'Die ersten 100 werden gezeigt.',
  'The first {shown} of {all} are shown.': 'Die ersten {shown} von {all} werden gezeigt.',
  'The money is payable again: the next payout takes it, once what is wrong is mended.':
    'Das Geld ist wieder auszahlbar: Die nächste Auszahlung nimmt es mit, sobald der Fehler behoben ist.',
  'The payouts of the file are sent now.': 'Die Auszahlungen der Datei sind jetzt gesendet.',
  'The provider has it. It is not known to have arrived.':
    'Der Anbieter hat sie. Ob sie angekommen ist, ist nicht bekannt.',
  'The schedule': 'Der Zeitplan',
  'The {amount} are payable again: the next payout takes them.':
    'Die {amount} sind wieder auszahlbar: Die nächste Auszahlung nimmt sie mit.',
  'There is no program yet, so nobody can be paid.':
    'Es gibt noch kein Programm, also kann niemand ausgezahlt werden.',
  'This is what is payable now. Storing it as a draft pays nobody: a draft is confirmed afterwards, where the program asks for it by somebody else.':
    'Das ist jetzt auszahlbar. Als Entwurf gespeichert wird niemand ausgezahlt: Ein Entwurf wird danach bestätigt, wo das Programm es verlangt, von jemand anderem.',
  'Upload it at your bank, then say that the bank has it.':
    'Laden Sie sie bei Ihrer Bank hoch und sagen Sie dann, dass die Bank sie hat.',
  'Waits for a confirmation': 'Wartet auf Bestätigung',
  'What differs for {count} partners. Discard this draft and prepare another one.':
    'Was bei {count} Partnern anders ist. Verwerfen Sie diesen Entwurf und bereiten Sie einen neuen vor.',
  'What needs you': 'Was auf Sie wartet',
  'Would be paid': 'Würde ausgezahlt',
  'You have put it together, so somebody else confirms it. Nobody else may yet: invite an admin, or somebody for billing.':
    'Sie haben ihn zusammengestellt, also bestätigt ihn jemand anderes. Noch darf es sonst niemand: Laden Sie einen Administrator oder jemanden für die Abrechnung ein.',
  'You have put it together, so somebody else confirms it: {names}.':
    'Sie haben ihn zusammengestellt, also bestätigt ihn jemand anderes: {names}.',
  '{amount} is paid': '{amount} sind bezahlt',
  '{count} cannot yet': '{count} noch nicht',
  '{count} partners can be paid': '{count} Partner können ausgezahlt werden',
  '{count} payouts': '{count} Auszahlungen',
  '{count} payouts are made as the draft shows them, or none at all. Providers get them at once; what goes by file or by hand waits for you.':
    '{count} Auszahlungen werden ausgeführt, wie der Entwurf sie zeigt, oder keine. Anbieter erhalten sie sofort; was über Datei oder von Hand geht, wartet auf Sie.',
  '{count} payouts, put together by {name} on {day}':
    '{count} Auszahlungen, zusammengestellt von {name} am {day}',
  '{count} transfers, written on {day}': '{count} Überweisungen, geschrieben am {day}',
  '{provider}: {count}': '{provider}: {count}',
  'Owed at the end': 'Am Ende offen',
  Actions: 'Aktionen',
  Print: 'Drucken',
} as const
