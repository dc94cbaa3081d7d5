import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': 'La cuenta no tiene fondos para esta operación.',
  'The account is closed. Use another account.': 'La cuenta está cerrada. Usa otra cuenta.',
  'There is no such account of that name. Check the account number.':
    'No hay ninguna cuenta así a ese nombre. Revisa el número de cuenta.',
  'The account number is not valid. Check it.': 'El número de cuenta no es válido. Revísalo.',
  "The payout was returned at the program's request.":
    'El pago se devolvió a petición del programa.',
  'The payout was stopped.': 'El pago se detuvo.',
  'The account holder did not authorise the entry.':
    'El titular de la cuenta no autorizó la operación.',
  'The account was moved to another bank. Use the new routing number.':
    'La cuenta se trasladó a otro banco. Usa el nuevo código bancario (routing number).',
  'The routing number does not lead to a bank. Check it.':
    'El código bancario (routing number) no lleva a ningún banco. Revísalo.',
  'The account is held for someone who has died.':
    'La cuenta se mantiene a favor de alguien que ha fallecido.',
  'The account holder has died.': 'El titular de la cuenta ha fallecido.',
  'The account is frozen. Ask your bank or use another account.':
    'La cuenta está congelada. Pregunta a tu banco o usa otra cuenta.',
  'The bank could not match the account and the name. Check both.':
    'El banco no pudo hacer coincidir la cuenta y el nombre. Revisa ambos.',
  'This account takes no transfers. Use a checking or savings account.':
    'Esta cuenta no admite transferencias. Usa una cuenta corriente o de ahorro.',
  "The program's company id is not valid.":
    'El identificador de empresa del programa no es válido.',
  'The bank did not recognise the payout by its id.':
    'El banco no reconoció el pago por su identificador.',
  'The account holder refused the payout.': 'El titular de la cuenta rechazó el pago.',
  'The bank took the payout for a duplicate.': 'El banco tomó el pago por un duplicado.',
  'The company did not authorise the entry.': 'La empresa no autorizó la operación.',
  "The payout was returned with the program's bank's consent.":
    'El pago se devolvió con el consentimiento del banco del programa.',
  'The bank takes part in ACH only partly.': 'El banco participa en ACH solo en parte.',
  'The bank returned the payout (code {code}).': 'El banco devolvió el pago (código {code}).',
  'The account number does not exist. Check the IBAN.':
    'El número de cuenta no existe. Revisa el IBAN.',
  "The program's account number does not exist.": 'El número de cuenta del programa no existe.',
  'The account is blocked. Ask your bank or use another account.':
    'La cuenta está bloqueada. Pregunta a tu banco o usa otra cuenta.',
  'This account cannot receive transfers of this kind. Use another account.':
    'Esta cuenta no puede recibir transferencias de este tipo. Usa otra cuenta.',
  'The bank does not know this kind of transfer.': 'El banco no conoce este tipo de transferencia.',
  'The amount is larger than the bank allows.': 'El importe es mayor de lo que permite el banco.',
  'The bank does not accept this currency.': 'El banco no acepta esta moneda.',
  "The program's account does not cover the payout.": 'La cuenta del programa no cubre el pago.',
  'The amount is not what the bank expected.': 'El importe no es el que esperaba el banco.',
  'The sum of the file is not what the bank expected.':
    'La suma del archivo no es la que esperaba el banco.',
  'The bank wants the postal address of the account holder.':
    'El banco pide la dirección postal del titular de la cuenta.',
  'The bank does not know the program as a sender of files.':
    'El banco no conoce al programa como emisor de archivos.',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'No se puede llegar por SEPA al banco de la cuenta. Usa otra cuenta.',
  'The program asked its bank to stop the transfer.':
    'El programa pidió a su banco que detuviera la transferencia.',
  "The program's bank cannot be reached by SEPA.":
    'No se puede llegar por SEPA al banco del programa.',
  'The bank does not accept the day of the transfer.':
    'El banco no acepta el día de la transferencia.',
  'The bank could not read the file.': 'El banco no pudo leer el archivo.',
  'The bank suspects fraud and stopped the transfer.':
    'El banco sospecha un fraude y detuvo la transferencia.',
  'The account holder refused the transfer.': 'El titular de la cuenta rechazó la transferencia.',
  'The bank refused the transfer and does not say why.':
    'El banco rechazó la transferencia y no dice por qué.',
  'The account holder did not answer the bank.': 'El titular de la cuenta no respondió al banco.',
  'The BIC is wrong. Check it or leave it out.': 'El BIC no es correcto. Revísalo o déjalo vacío.',
  'The bank needs more about the sender by law.': 'El banco necesita por ley más datos del emisor.',
  'The bank needs the name or the address of the sender by law.':
    'El banco necesita por ley el nombre o la dirección del emisor.',
  'The bank needs the name or the address of the account holder by law.':
    'El banco necesita por ley el nombre o la dirección del titular de la cuenta.',
  'The bank refused the transfer by law.': 'El banco rechazó la transferencia por ley.',
  'The bank had a technical problem.': 'El banco tuvo un problema técnico.',
  'The file came after the bank had closed for the day.':
    'El archivo llegó cuando el banco ya había cerrado por ese día.',
  'The transfer is not justified, says the bank.':
    'La transferencia no está justificada, según el banco.',
  'The bank refused the transfer (code {code}).':
    'El banco rechazó la transferencia (código {code}).',
  'The bank refused the transfer.': 'El banco rechazó la transferencia.',
  'The transfer was canceled at the bank.': 'La transferencia se canceló en el banco.',
  "The program's PayPal account may not send payouts.":
    'La cuenta de PayPal del programa no puede enviar pagos.',
  'PayPal does not pay out to your country.': 'PayPal no paga en tu país.',
  'Your PayPal account does not take this currency.': 'Tu cuenta de PayPal no acepta esta moneda.',
  "The program's PayPal balance does not cover the payout.":
    'El saldo de PayPal del programa no cubre el pago.',
  'PayPal does not accept this e-mail address. Check it.':
    'PayPal no acepta este correo electrónico. Revísalo.',
  "The program's PayPal account holds no balance in this currency.":
    'La cuenta de PayPal del programa no tiene saldo en esta moneda.',
  'Your PayPal account is locked. Ask PayPal why.':
    'Tu cuenta de PayPal está bloqueada. Pregunta a PayPal por qué.',
  'PayPal does not pay out to your region.': 'PayPal no paga en tu región.',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'Tu cuenta de PayPal no está confirmada. Confirma su correo electrónico.',
  'There is no PayPal account of this e-mail address.':
    'No hay ninguna cuenta de PayPal con este correo electrónico.',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'Tu cuenta de PayPal no puede recibir tanto. Verifícala en PayPal.',
  'PayPal may not make this payout by law.': 'PayPal no puede hacer este pago por ley.',
  'PayPal is still checking this payout.': 'PayPal todavía está revisando este pago.',
  "The program's PayPal account is restricted.":
    'La cuenta de PayPal del programa está restringida.',
  "The program's PayPal account may not send payouts from its region.":
    'La cuenta de PayPal del programa no puede enviar pagos desde su región.',
  "The payout is above the limit of the program's PayPal account.":
    'El pago supera el límite de la cuenta de PayPal del programa.',
  'The amount is larger than PayPal allows for one payout.':
    'El importe es mayor de lo que PayPal permite para un pago.',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'Nadie aceptó el pago en PayPal, así que se devolvió. Revisa el correo electrónico.',
  'The payout was given back at PayPal.': 'El pago se devolvió en PayPal.',
  'PayPal took the payout back.': 'PayPal retiró el pago.',
  'The payout was canceled at PayPal.': 'El pago se canceló en PayPal.',
  'PayPal refused the payout ({code}).': 'PayPal rechazó el pago ({code}).',
  'PayPal refused the payout.': 'PayPal rechazó el pago.',
  'PayPal cannot pay out exactly {amount}.': 'PayPal no puede pagar exactamente {amount}.',
  'Stripe does not know your account any more. Connect it again.':
    'Stripe ya no conoce tu cuenta. Conéctala de nuevo.',
  'The amount is larger than Stripe allows for one transfer.':
    'El importe es mayor de lo que Stripe permite para una transferencia.',
  'The amount is smaller than Stripe allows for one transfer.':
    'El importe es menor de lo que Stripe permite para una transferencia.',
  "The program's Stripe balance does not cover the payout.":
    'El saldo de Stripe del programa no cubre el pago.',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'Tu cuenta de Stripe todavía no puede recibir transferencias. Termina de configurarla en Stripe.',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'Stripe no permite transferencias a tu cuenta. Pregunta a Stripe por qué.',
  'Stripe refused the transfer ({code}).': 'Stripe rechazó la transferencia ({code}).',
  'Stripe refused the transfer.': 'Stripe rechazó la transferencia.',
  'Stripe cannot transfer exactly {amount}.': 'Stripe no puede transferir exactamente {amount}.',
  'The program took the transfer back at Stripe.': 'El programa retiró la transferencia en Stripe.',
  'Canceled by the program.': 'Cancelado por el programa.',
  'The bank file was discarded.': 'El archivo para el banco se descartó.',
  'Paid by hand': 'Pago manual',
  'checking {account}': 'Cuenta corriente {account}',
  'savings {account}': 'Cuenta de ahorro {account}',
}
