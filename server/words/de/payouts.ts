import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': 'Das Konto ist für diese Buchung nicht gedeckt.',
  'The account is closed. Use another account.':
    'Das Konto ist geschlossen. Geben Sie ein anderes Konto an.',
  'There is no such account of that name. Check the account number.':
    'Es gibt kein solches Konto unter diesem Namen. Prüfen Sie die Kontonummer.',
  'The account number is not valid. Check it.': 'Die Kontonummer ist ungültig. Prüfen Sie sie.',
  "The payout was returned at the program's request.":
    'Die Auszahlung wurde auf Wunsch des Programms zurückgeschickt.',
  'The payout was stopped.': 'Die Auszahlung wurde gestoppt.',
  'The account holder did not authorise the entry.':
    'Der Kontoinhaber hat die Buchung nicht genehmigt.',
  'The account was moved to another bank. Use the new routing number.':
    'Das Konto ist zu einer anderen Bank umgezogen. Verwenden Sie die neue Bankleitzahl (Routing Number).',
  'The routing number does not lead to a bank. Check it.':
    'Die Bankleitzahl (Routing Number) führt zu keiner Bank. Prüfen Sie sie.',
  'The account is held for someone who has died.':
    'Das Konto wird für jemanden geführt, der gestorben ist.',
  'The account holder has died.': 'Der Kontoinhaber ist gestorben.',
  'The account is frozen. Ask your bank or use another account.':
    'Das Konto ist eingefroren. Fragen Sie Ihre Bank oder geben Sie ein anderes Konto an.',
  'The bank could not match the account and the name. Check both.':
    'Die Bank konnte Konto und Namen nicht zusammenbringen. Prüfen Sie beides.',
  'This account takes no transfers. Use a checking or savings account.':
    'Dieses Konto nimmt keine Überweisungen an. Geben Sie ein Giro- oder Sparkonto an.',
  "The program's company id is not valid.": 'Die Firmenkennung des Programms ist ungültig.',
  'The bank did not recognise the payout by its id.':
    'Die Bank hat die Auszahlung an ihrer Kennung nicht erkannt.',
  'The account holder refused the payout.': 'Der Kontoinhaber hat die Auszahlung abgelehnt.',
  'The bank took the payout for a duplicate.': 'Die Bank hielt die Auszahlung für doppelt.',
  'The company did not authorise the entry.': 'Die Firma hat die Buchung nicht genehmigt.',
  "The payout was returned with the program's bank's consent.":
    'Die Auszahlung kam mit Zustimmung der Bank des Programms zurück.',
  'The bank takes part in ACH only partly.': 'Die Bank nimmt an ACH nur teilweise teil.',
  'The bank returned the payout (code {code}).':
    'Die Bank hat die Auszahlung zurückgeschickt (Code {code}).',
  'The account number does not exist. Check the IBAN.':
    'Die Kontonummer gibt es nicht. Prüfen Sie die IBAN.',
  "The program's account number does not exist.": 'Die Kontonummer des Programms gibt es nicht.',
  'The account is blocked. Ask your bank or use another account.':
    'Das Konto ist gesperrt. Fragen Sie Ihre Bank oder geben Sie ein anderes Konto an.',
  'This account cannot receive transfers of this kind. Use another account.':
    'Dieses Konto kann solche Überweisungen nicht empfangen. Geben Sie ein anderes Konto an.',
  'The bank does not know this kind of transfer.':
    'Die Bank kennt diese Art von Überweisung nicht.',
  'The amount is larger than the bank allows.': 'Der Betrag ist größer, als die Bank erlaubt.',
  'The bank does not accept this currency.': 'Die Bank nimmt diese Währung nicht an.',
  "The program's account does not cover the payout.":
    'Das Konto des Programms ist für die Auszahlung nicht gedeckt.',
  'The amount is not what the bank expected.':
    'Der Betrag ist nicht der, den die Bank erwartet hat.',
  'The sum of the file is not what the bank expected.':
    'Die Summe der Datei ist nicht die, die die Bank erwartet hat.',
  'The bank wants the postal address of the account holder.':
    'Die Bank verlangt die Postanschrift des Kontoinhabers.',
  'The bank does not know the program as a sender of files.':
    'Die Bank kennt das Programm nicht als Absender von Dateien.',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'Die Bank des Kontos ist über SEPA nicht erreichbar. Geben Sie ein anderes Konto an.',
  'The program asked its bank to stop the transfer.':
    'Das Programm hat seine Bank gebeten, die Überweisung zu stoppen.',
  "The program's bank cannot be reached by SEPA.":
    'Die Bank des Programms ist über SEPA nicht erreichbar.',
  'The bank does not accept the day of the transfer.':
    'Die Bank nimmt den Tag der Überweisung nicht an.',
  'The bank could not read the file.': 'Die Bank konnte die Datei nicht lesen.',
  'The bank suspects fraud and stopped the transfer.':
    'Die Bank vermutet Betrug und hat die Überweisung gestoppt.',
  'The account holder refused the transfer.': 'Der Kontoinhaber hat die Überweisung abgelehnt.',
  'The bank refused the transfer and does not say why.':
    'Die Bank hat die Überweisung abgelehnt und sagt nicht, warum.',
  'The account holder did not answer the bank.': 'Der Kontoinhaber hat der Bank nicht geantwortet.',
  'The BIC is wrong. Check it or leave it out.':
    'Die BIC ist falsch. Prüfen Sie sie oder lassen Sie sie weg.',
  'The bank needs more about the sender by law.':
    'Die Bank braucht von Gesetzes wegen mehr Angaben über den Absender.',
  'The bank needs the name or the address of the sender by law.':
    'Die Bank braucht von Gesetzes wegen Namen oder Anschrift des Absenders.',
  'The bank needs the name or the address of the account holder by law.':
    'Die Bank braucht von Gesetzes wegen Namen oder Anschrift des Kontoinhabers.',
  'The bank refused the transfer by law.':
    'Die Bank hat die Überweisung von Gesetzes wegen abgelehnt.',
  'The bank had a technical problem.': 'Die Bank hatte ein technisches Problem.',
  'The file came after the bank had closed for the day.':
    'Die Datei kam, als die Bank für den Tag schon geschlossen hatte.',
  'The transfer is not justified, says the bank.':
    'Die Überweisung ist laut Bank nicht gerechtfertigt.',
  'The bank refused the transfer (code {code}).':
    'Die Bank hat die Überweisung abgelehnt (Code {code}).',
  'The bank refused the transfer.': 'Die Bank hat die Überweisung abgelehnt.',
  'The transfer was canceled at the bank.': 'Die Überweisung wurde bei der Bank storniert.',
  "The program's PayPal account may not send payouts.":
    'Das PayPal-Konto des Programms darf keine Auszahlungen senden.',
  'PayPal does not pay out to your country.': 'PayPal zahlt nicht in Ihr Land aus.',
  'Your PayPal account does not take this currency.':
    'Ihr PayPal-Konto nimmt diese Währung nicht an.',
  "The program's PayPal balance does not cover the payout.":
    'Das PayPal-Guthaben des Programms deckt die Auszahlung nicht.',
  'PayPal does not accept this e-mail address. Check it.':
    'PayPal nimmt diese E-Mail-Adresse nicht an. Prüfen Sie sie.',
  "The program's PayPal account holds no balance in this currency.":
    'Das PayPal-Konto des Programms hat kein Guthaben in dieser Währung.',
  'Your PayPal account is locked. Ask PayPal why.':
    'Ihr PayPal-Konto ist gesperrt. Fragen Sie PayPal nach dem Grund.',
  'PayPal does not pay out to your region.': 'PayPal zahlt nicht in Ihre Region aus.',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'Ihr PayPal-Konto ist nicht bestätigt. Bestätigen Sie dessen E-Mail-Adresse.',
  'There is no PayPal account of this e-mail address.':
    'Zu dieser E-Mail-Adresse gibt es kein PayPal-Konto.',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'Ihr PayPal-Konto darf so viel nicht empfangen. Verifizieren Sie es bei PayPal.',
  'PayPal may not make this payout by law.':
    'PayPal darf diese Auszahlung von Gesetzes wegen nicht ausführen.',
  'PayPal is still checking this payout.': 'PayPal prüft diese Auszahlung noch.',
  "The program's PayPal account is restricted.":
    'Das PayPal-Konto des Programms ist eingeschränkt.',
  "The program's PayPal account may not send payouts from its region.":
    'Das PayPal-Konto des Programms darf aus seiner Region keine Auszahlungen senden.',
  "The payout is above the limit of the program's PayPal account.":
    'Die Auszahlung liegt über dem Limit des PayPal-Kontos des Programms.',
  'The amount is larger than PayPal allows for one payout.':
    'Der Betrag ist größer, als PayPal für eine Auszahlung erlaubt.',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'Niemand hat die Auszahlung bei PayPal angenommen, deshalb ging sie zurück. Prüfen Sie die E-Mail-Adresse.',
  'The payout was given back at PayPal.': 'Die Auszahlung wurde bei PayPal zurückgegeben.',
  'PayPal took the payout back.': 'PayPal hat die Auszahlung zurückgeholt.',
  'The payout was canceled at PayPal.': 'Die Auszahlung wurde bei PayPal storniert.',
  'PayPal refused the payout ({code}).': 'PayPal hat die Auszahlung abgelehnt ({code}).',
  'PayPal refused the payout.': 'PayPal hat die Auszahlung abgelehnt.',
  'PayPal cannot pay out exactly {amount}.': 'PayPal kann {amount} nicht genau auszahlen.',
  'Stripe does not know your account any more. Connect it again.':
    'Stripe kennt Ihr Konto nicht mehr. Verbinden Sie es neu.',
  'The amount is larger than Stripe allows for one transfer.':
    'Der Betrag ist größer, als Stripe für eine Überweisung erlaubt.',
  'The amount is smaller than Stripe allows for one transfer.':
    'Der Betrag ist kleiner, als Stripe für eine Überweisung erlaubt.',
  "The program's Stripe balance does not cover the payout.":
    'Das Stripe-Guthaben des Programms deckt die Auszahlung nicht.',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'Ihr Stripe-Konto kann noch keine Überweisungen empfangen. Schließen Sie die Einrichtung bei Stripe ab.',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'Stripe erlaubt keine Überweisungen auf Ihr Konto. Fragen Sie Stripe nach dem Grund.',
  'Stripe refused the transfer ({code}).': 'Stripe hat die Überweisung abgelehnt ({code}).',
  'Stripe refused the transfer.': 'Stripe hat die Überweisung abgelehnt.',
  'Stripe cannot transfer exactly {amount}.': 'Stripe kann {amount} nicht genau überweisen.',
  'The program took the transfer back at Stripe.':
    'Das Programm hat die Überweisung bei Stripe zurückgeholt.',
  'Canceled by the program.': 'Vom Programm abgebrochen.',
  'The bank file was discarded.': 'Die Bankdatei wurde verworfen.',
  'Paid by hand': 'Von Hand bezahlt',
  'checking {account}': 'Girokonto {account}',
  'savings {account}': 'Sparkonto {account}',
}
