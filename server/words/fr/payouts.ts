import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': 'Le compte n’a pas la provision pour cette opération.',
  'The account is closed. Use another account.': 'Le compte est clôturé. Indiquez un autre compte.',
  'There is no such account of that name. Check the account number.':
    'Il n’existe pas de tel compte à ce nom. Vérifiez le numéro de compte.',
  'The account number is not valid. Check it.':
    'Le numéro de compte n’est pas valide. Vérifiez-le.',
  "The payout was returned at the program's request.":
    'Le versement a été renvoyé à la demande du programme.',
  'The payout was stopped.': 'Le versement a été arrêté.',
  'The account holder did not authorise the entry.':
    'Le titulaire du compte n’a pas autorisé l’opération.',
  'The account was moved to another bank. Use the new routing number.':
    'Le compte a été transféré dans une autre banque. Utilisez le nouveau code bancaire (routing number).',
  'The routing number does not lead to a bank. Check it.':
    'Le code bancaire (routing number) ne correspond à aucune banque. Vérifiez-le.',
  'The account is held for someone who has died.': 'Le compte est tenu pour une personne décédée.',
  'The account holder has died.': 'Le titulaire du compte est décédé.',
  'The account is frozen. Ask your bank or use another account.':
    'Le compte est gelé. Demandez à votre banque ou indiquez un autre compte.',
  'The bank could not match the account and the name. Check both.':
    'La banque n’a pas pu rapprocher le compte et le nom. Vérifiez les deux.',
  'This account takes no transfers. Use a checking or savings account.':
    'Ce compte n’accepte pas de virements. Indiquez un compte courant ou d’épargne.',
  "The program's company id is not valid.":
    'L’identifiant d’entreprise du programme n’est pas valide.',
  'The bank did not recognise the payout by its id.':
    'La banque n’a pas reconnu le versement à son identifiant.',
  'The account holder refused the payout.': 'Le titulaire du compte a refusé le versement.',
  'The bank took the payout for a duplicate.': 'La banque a pris le versement pour un doublon.',
  'The company did not authorise the entry.': 'L’entreprise n’a pas autorisé l’opération.',
  "The payout was returned with the program's bank's consent.":
    'Le versement a été renvoyé avec l’accord de la banque du programme.',
  'The bank takes part in ACH only partly.': 'La banque ne participe à ACH qu’en partie.',
  'The bank returned the payout (code {code}).': 'La banque a renvoyé le versement (code {code}).',
  'The account number does not exist. Check the IBAN.':
    'Le numéro de compte n’existe pas. Vérifiez l’IBAN.',
  "The program's account number does not exist.": 'Le numéro de compte du programme n’existe pas.',
  'The account is blocked. Ask your bank or use another account.':
    'Le compte est bloqué. Demandez à votre banque ou indiquez un autre compte.',
  'This account cannot receive transfers of this kind. Use another account.':
    'Ce compte ne peut pas recevoir ce type de virement. Indiquez un autre compte.',
  'The bank does not know this kind of transfer.': 'La banque ne connaît pas ce type de virement.',
  'The amount is larger than the bank allows.': 'Le montant dépasse ce que la banque autorise.',
  'The bank does not accept this currency.': 'La banque n’accepte pas cette devise.',
  "The program's account does not cover the payout.":
    'Le compte du programme ne couvre pas le versement.',
  'The amount is not what the bank expected.':
    'Le montant n’est pas celui que la banque attendait.',
  'The sum of the file is not what the bank expected.':
    'La somme du fichier n’est pas celle que la banque attendait.',
  'The bank wants the postal address of the account holder.':
    'La banque demande l’adresse postale du titulaire du compte.',
  'The bank does not know the program as a sender of files.':
    'La banque ne connaît pas le programme comme émetteur de fichiers.',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'La banque du compte n’est pas joignable par SEPA. Indiquez un autre compte.',
  'The program asked its bank to stop the transfer.':
    'Le programme a demandé à sa banque d’arrêter le virement.',
  "The program's bank cannot be reached by SEPA.":
    'La banque du programme n’est pas joignable par SEPA.',
  'The bank does not accept the day of the transfer.':
    'La banque n’accepte pas la date du virement.',
  'The bank could not read the file.': 'La banque n’a pas pu lire le fichier.',
  'The bank suspects fraud and stopped the transfer.':
    'La banque soupçonne une fraude et a arrêté le virement.',
  'The account holder refused the transfer.': 'Le titulaire du compte a refusé le virement.',
  'The bank refused the transfer and does not say why.':
    'La banque a refusé le virement sans dire pourquoi.',
  'The account holder did not answer the bank.':
    'Le titulaire du compte n’a pas répondu à la banque.',
  'The BIC is wrong. Check it or leave it out.': 'Le BIC est faux. Vérifiez-le ou laissez-le vide.',
  'The bank needs more about the sender by law.':
    'La loi oblige la banque à en savoir plus sur l’émetteur.',
  'The bank needs the name or the address of the sender by law.':
    'La loi oblige la banque à connaître le nom ou l’adresse de l’émetteur.',
  'The bank needs the name or the address of the account holder by law.':
    'La loi oblige la banque à connaître le nom ou l’adresse du titulaire du compte.',
  'The bank refused the transfer by law.': 'La banque a refusé le virement en vertu de la loi.',
  'The bank had a technical problem.': 'La banque a rencontré un problème technique.',
  'The file came after the bank had closed for the day.':
    'Le fichier est arrivé après l’heure limite de la banque.',
  'The transfer is not justified, says the bank.':
    'Le virement n’est pas justifié, selon la banque.',
  'The bank refused the transfer (code {code}).': 'La banque a refusé le virement (code {code}).',
  'The bank refused the transfer.': 'La banque a refusé le virement.',
  'The transfer was canceled at the bank.': 'Le virement a été annulé à la banque.',
  "The program's PayPal account may not send payouts.":
    'Le compte PayPal du programme ne peut pas envoyer de versements.',
  'PayPal does not pay out to your country.': 'PayPal ne verse pas dans votre pays.',
  'Your PayPal account does not take this currency.':
    'Votre compte PayPal n’accepte pas cette devise.',
  "The program's PayPal balance does not cover the payout.":
    'Le solde PayPal du programme ne couvre pas le versement.',
  'PayPal does not accept this e-mail address. Check it.':
    'PayPal n’accepte pas cette adresse e-mail. Vérifiez-la.',
  "The program's PayPal account holds no balance in this currency.":
    'Le compte PayPal du programme n’a pas de solde dans cette devise.',
  'Your PayPal account is locked. Ask PayPal why.':
    'Votre compte PayPal est bloqué. Demandez-en la raison à PayPal.',
  'PayPal does not pay out to your region.': 'PayPal ne verse pas dans votre région.',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'Votre compte PayPal n’est pas confirmé. Confirmez son adresse e-mail.',
  'There is no PayPal account of this e-mail address.':
    'Il n’y a pas de compte PayPal à cette adresse e-mail.',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'Votre compte PayPal ne peut pas recevoir autant. Faites-le vérifier chez PayPal.',
  'PayPal may not make this payout by law.': 'La loi interdit à PayPal d’effectuer ce versement.',
  'PayPal is still checking this payout.': 'PayPal vérifie encore ce versement.',
  "The program's PayPal account is restricted.": 'Le compte PayPal du programme est limité.',
  "The program's PayPal account may not send payouts from its region.":
    'Le compte PayPal du programme ne peut pas envoyer de versements depuis sa région.',
  "The payout is above the limit of the program's PayPal account.":
    'Le versement dépasse la limite du compte PayPal du programme.',
  'The amount is larger than PayPal allows for one payout.':
    'Le montant dépasse ce que PayPal autorise pour un versement.',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'Personne n’a accepté le versement chez PayPal, il a donc été renvoyé. Vérifiez l’adresse e-mail.',
  'The payout was given back at PayPal.': 'Le versement a été rendu chez PayPal.',
  'PayPal took the payout back.': 'PayPal a repris le versement.',
  'The payout was canceled at PayPal.': 'Le versement a été annulé chez PayPal.',
  'PayPal refused the payout ({code}).': 'PayPal a refusé le versement ({code}).',
  'PayPal refused the payout.': 'PayPal a refusé le versement.',
  'PayPal cannot pay out exactly {amount}.': 'PayPal ne peut pas verser exactement {amount}.',
  'Stripe does not know your account any more. Connect it again.':
    'Stripe ne connaît plus votre compte. Reconnectez-le.',
  'The amount is larger than Stripe allows for one transfer.':
    'Le montant dépasse ce que Stripe autorise pour un virement.',
  'The amount is smaller than Stripe allows for one transfer.':
    'Le montant est inférieur à ce que Stripe autorise pour un virement.',
  "The program's Stripe balance does not cover the payout.":
    'Le solde Stripe du programme ne couvre pas le versement.',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'Votre compte Stripe ne peut pas encore recevoir de virements. Terminez sa configuration chez Stripe.',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'Stripe n’autorise pas de virements vers votre compte. Demandez-en la raison à Stripe.',
  'Stripe refused the transfer ({code}).': 'Stripe a refusé le virement ({code}).',
  'Stripe refused the transfer.': 'Stripe a refusé le virement.',
  'Stripe cannot transfer exactly {amount}.': 'Stripe ne peut pas virer exactement {amount}.',
  'The program took the transfer back at Stripe.': 'Le programme a repris le virement chez Stripe.',
  'Canceled by the program.': 'Annulé par le programme.',
  'The bank file was discarded.': 'Le fichier pour la banque a été abandonné.',
  'Paid by hand': 'Payé manuellement',
  'checking {account}': 'Compte courant {account}',
  'savings {account}': 'Compte d’épargne {account}',
}
