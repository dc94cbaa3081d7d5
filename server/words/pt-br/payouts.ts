import type { Words } from '../../domain/message/english.ts'

export const payouts: Words = {
  'The account does not cover the entry.': 'A conta não tem saldo para este lançamento.',
  'The account is closed. Use another account.': 'A conta está encerrada. Use outra conta.',
  'There is no such account of that name. Check the account number.':
    'Não existe essa conta com esse nome. Confira o número da conta.',
  'The account number is not valid. Check it.': 'O número da conta não é válido. Confira-o.',
  "The payout was returned at the program's request.":
    'O pagamento foi devolvido a pedido do programa.',
  'The payout was stopped.': 'O pagamento foi interrompido.',
  'The account holder did not authorise the entry.':
    'O titular da conta não autorizou o lançamento.',
  'The account was moved to another bank. Use the new routing number.':
    'A conta foi transferida para outro banco. Use o novo código bancário (routing number).',
  'The routing number does not lead to a bank. Check it.':
    'O código bancário (routing number) não leva a nenhum banco. Confira-o.',
  'The account is held for someone who has died.': 'A conta é mantida para alguém que faleceu.',
  'The account holder has died.': 'O titular da conta faleceu.',
  'The account is frozen. Ask your bank or use another account.':
    'A conta está congelada. Fale com seu banco ou use outra conta.',
  'The bank could not match the account and the name. Check both.':
    'O banco não conseguiu associar a conta ao nome. Confira os dois.',
  'This account takes no transfers. Use a checking or savings account.':
    'Esta conta não aceita transferências. Use uma conta corrente ou poupança.',
  "The program's company id is not valid.": 'O identificador de empresa do programa não é válido.',
  'The bank did not recognise the payout by its id.':
    'O banco não reconheceu o pagamento pelo identificador.',
  'The account holder refused the payout.': 'O titular da conta recusou o pagamento.',
  'The bank took the payout for a duplicate.': 'O banco considerou o pagamento duplicado.',
  'The company did not authorise the entry.': 'A empresa não autorizou o lançamento.',
  "The payout was returned with the program's bank's consent.":
    'O pagamento foi devolvido com o consentimento do banco do programa.',
  'The bank takes part in ACH only partly.': 'O banco participa da ACH apenas em parte.',
  'The bank returned the payout (code {code}).': 'O banco devolveu o pagamento (código {code}).',
  'The account number does not exist. Check the IBAN.':
    'O número da conta não existe. Confira o IBAN.',
  "The program's account number does not exist.": 'O número da conta do programa não existe.',
  'The account is blocked. Ask your bank or use another account.':
    'A conta está bloqueada. Fale com seu banco ou use outra conta.',
  'This account cannot receive transfers of this kind. Use another account.':
    'Esta conta não pode receber transferências desse tipo. Use outra conta.',
  'The bank does not know this kind of transfer.':
    'O banco não conhece esse tipo de transferência.',
  'The amount is larger than the bank allows.': 'O valor é maior do que o banco permite.',
  'The bank does not accept this currency.': 'O banco não aceita esta moeda.',
  "The program's account does not cover the payout.": 'A conta do programa não cobre o pagamento.',
  'The amount is not what the bank expected.': 'O valor não é o que o banco esperava.',
  'The sum of the file is not what the bank expected.':
    'A soma do arquivo não é a que o banco esperava.',
  'The bank wants the postal address of the account holder.':
    'O banco pede o endereço postal do titular da conta.',
  'The bank does not know the program as a sender of files.':
    'O banco não conhece o programa como remetente de arquivos.',
  'The bank of the account cannot be reached by SEPA. Use another account.':
    'O banco da conta não pode ser alcançado por SEPA. Use outra conta.',
  'The program asked its bank to stop the transfer.':
    'O programa pediu ao banco que interrompesse a transferência.',
  "The program's bank cannot be reached by SEPA.":
    'O banco do programa não pode ser alcançado por SEPA.',
  'The bank does not accept the day of the transfer.': 'O banco não aceita o dia da transferência.',
  'The bank could not read the file.': 'O banco não conseguiu ler o arquivo.',
  'The bank suspects fraud and stopped the transfer.':
    'O banco suspeita de fraude e interrompeu a transferência.',
  'The account holder refused the transfer.': 'O titular da conta recusou a transferência.',
  'The bank refused the transfer and does not say why.':
    'O banco recusou a transferência e não diz por quê.',
  'The account holder did not answer the bank.': 'O titular da conta não respondeu ao banco.',
  'The BIC is wrong. Check it or leave it out.':
    'O BIC está errado. Confira-o ou deixe-o em branco.',
  'The bank needs more about the sender by law.':
    'O banco precisa, por lei, de mais dados do remetente.',
  'The bank needs the name or the address of the sender by law.':
    'O banco precisa, por lei, do nome ou do endereço do remetente.',
  'The bank needs the name or the address of the account holder by law.':
    'O banco precisa, por lei, do nome ou do endereço do titular da conta.',
  'The bank refused the transfer by law.': 'O banco recusou a transferência por lei.',
  'The bank had a technical problem.': 'O banco teve um problema técnico.',
  'The file came after the bank had closed for the day.':
    'O arquivo chegou depois que o banco havia encerrado o dia.',
  'The transfer is not justified, says the bank.':
    'A transferência não se justifica, segundo o banco.',
  'The bank refused the transfer (code {code}).':
    'O banco recusou a transferência (código {code}).',
  'The bank refused the transfer.': 'O banco recusou a transferência.',
  'The transfer was canceled at the bank.': 'A transferência foi cancelada no banco.',
  "The program's PayPal account may not send payouts.":
    'A conta do PayPal do programa não pode enviar pagamentos.',
  'PayPal does not pay out to your country.': 'O PayPal não paga no seu país.',
  'Your PayPal account does not take this currency.': 'Sua conta do PayPal não aceita esta moeda.',
  "The program's PayPal balance does not cover the payout.":
    'O saldo do PayPal do programa não cobre o pagamento.',
  'PayPal does not accept this e-mail address. Check it.':
    'O PayPal não aceita este e-mail. Confira-o.',
  "The program's PayPal account holds no balance in this currency.":
    'A conta do PayPal do programa não tem saldo nesta moeda.',
  'Your PayPal account is locked. Ask PayPal why.':
    'Sua conta do PayPal está bloqueada. Pergunte ao PayPal o motivo.',
  'PayPal does not pay out to your region.': 'O PayPal não paga na sua região.',
  'Your PayPal account is not confirmed. Confirm its e-mail address.':
    'Sua conta do PayPal não está confirmada. Confirme o e-mail dela.',
  'There is no PayPal account of this e-mail address.':
    'Não existe conta do PayPal com este e-mail.',
  'Your PayPal account may not receive that much. Verify it at PayPal.':
    'Sua conta do PayPal não pode receber tanto. Verifique-a no PayPal.',
  'PayPal may not make this payout by law.': 'O PayPal não pode fazer este pagamento por lei.',
  'PayPal is still checking this payout.': 'O PayPal ainda está analisando este pagamento.',
  "The program's PayPal account is restricted.": 'A conta do PayPal do programa está restrita.',
  "The program's PayPal account may not send payouts from its region.":
    'A conta do PayPal do programa não pode enviar pagamentos da sua região.',
  "The payout is above the limit of the program's PayPal account.":
    'O pagamento está acima do limite da conta do PayPal do programa.',
  'The amount is larger than PayPal allows for one payout.':
    'O valor é maior do que o PayPal permite para um pagamento.',
  'Nobody claimed the payout at PayPal, so it went back. Check the e-mail address.':
    'Ninguém aceitou o pagamento no PayPal, então ele voltou. Confira o e-mail.',
  'The payout was given back at PayPal.': 'O pagamento foi devolvido no PayPal.',
  'PayPal took the payout back.': 'O PayPal retomou o pagamento.',
  'The payout was canceled at PayPal.': 'O pagamento foi cancelado no PayPal.',
  'PayPal refused the payout ({code}).': 'O PayPal recusou o pagamento ({code}).',
  'PayPal refused the payout.': 'O PayPal recusou o pagamento.',
  'PayPal cannot pay out exactly {amount}.': 'O PayPal não pode pagar exatamente {amount}.',
  'Stripe does not know your account any more. Connect it again.':
    'A Stripe não conhece mais sua conta. Conecte-a de novo.',
  'The amount is larger than Stripe allows for one transfer.':
    'O valor é maior do que a Stripe permite para uma transferência.',
  'The amount is smaller than Stripe allows for one transfer.':
    'O valor é menor do que a Stripe permite para uma transferência.',
  "The program's Stripe balance does not cover the payout.":
    'O saldo da Stripe do programa não cobre o pagamento.',
  'Your Stripe account cannot receive transfers yet. Finish its setup at Stripe.':
    'Sua conta da Stripe ainda não pode receber transferências. Conclua a configuração na Stripe.',
  'Stripe does not allow transfers to your account. Ask Stripe why.':
    'A Stripe não permite transferências para sua conta. Pergunte à Stripe o motivo.',
  'Stripe refused the transfer ({code}).': 'A Stripe recusou a transferência ({code}).',
  'Stripe refused the transfer.': 'A Stripe recusou a transferência.',
  'Stripe cannot transfer exactly {amount}.': 'A Stripe não pode transferir exatamente {amount}.',
  'The program took the transfer back at Stripe.': 'O programa retomou a transferência na Stripe.',
  'Canceled by the program.': 'Cancelado pelo programa.',
  'The bank file was discarded.': 'O arquivo do banco foi descartado.',
  'Paid by hand': 'Pago manualmente',
  'checking {account}': 'Conta-corrente {account}',
  'savings {account}': 'Conta-poupança {account}',
}
