import type { Words } from '../../domain/message/english.ts'

export const mails: Words = {
  '{label}: {value}': '{label}: {value}',
  'Hello {partner},': 'Olá, {partner}!',
  'Or open this address:': 'Ou abra este endereço:',
  Help: 'Ajuda',
  Questions: 'Dúvidas',
  Amount: 'Valor',
  To: 'Destino',
  For: 'Por',
  Reason: 'Motivo',
  Commissions: 'Comissões',
  On: 'Data',
  'Paid to': 'Pago em',
  Together: 'Total',
  'Your link': 'Seu link',
  'New commission': 'Nova comissão',
  'New commissions': 'Novas comissões',
  'You get this because you applied.': 'Você recebe este e-mail porque se inscreveu.',
  'You get this because you take part.': 'Você recebe este e-mail porque participa do programa.',
  'You get this because you took part.': 'Você recebe este e-mail porque participou do programa.',
  'You get this because you are paid by the program.':
    'Você recebe este e-mail porque o programa paga você.',
  'You get this whenever your payout method changes.':
    'Você recebe este e-mail sempre que sua forma de recebimento muda.',
  'You get this because somebody asked for it with your address.':
    'Você recebe este e-mail porque alguém o pediu com seu endereço.',
  'You get this because somebody gave your address.':
    'Você recebe este e-mail porque alguém informou seu endereço.',
  'You get this at most once an hour, when there are new commissions.':
    'Você recebe este e-mail no máximo uma vez por hora, quando há novas comissões.',
  'You were invited by name; if you do nothing, nothing happens.':
    'O convite é pessoal; se você não fizer nada, nada acontece.',
  'Welcome to the partner program of {program}':
    'Boas-vindas ao programa de parceiros de {program}',
  'Your application was approved.': 'Sua inscrição foi aceita.',
  'You are in': 'Você está dentro',
  'Your application was approved. From now on, customers who come to {program} through you count for you.':
    'Sua inscrição foi aceita. A partir de agora, os clientes que chegam a {program} por você contam para você.',
  'Your application to {program} has arrived': 'Recebemos sua inscrição em {program}',
  'You will hear from us once it was read.': 'Responderemos assim que ela for lida.',
  'Your application has arrived': 'Recebemos sua inscrição',
  'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.':
    'Obrigado por se inscrever no programa de parceiros de {program}. Vamos ler sua inscrição e você receberá a resposta por e-mail.',
  'Your application to {program}': 'Sua inscrição em {program}',
  'It was not accepted.': 'Ela não foi aceita.',
  'Your application was not accepted': 'Sua inscrição não foi aceita',
  'Thank you for your interest in the partner program of {program}. This time the answer is no.':
    'Obrigado pelo interesse no programa de parceiros de {program}. Desta vez a resposta é não.',
  'You may apply again from {day}.': 'Você pode se inscrever novamente a partir de {day}.',
  'You earned {total} with {program}': 'Você ganhou {total} com {program}',
  '{count} new commissions.': {
    one: '{count} nova comissão.',
    other: '{count} novas comissões.',
  },
  'You earned {total}': 'Você ganhou {total}',
  'Customers came to {program} through you.': 'Clientes chegaram a {program} por você.',
  'They are paid out when their holding period is over.':
    'Elas serão pagas quando terminar a carência.',
  'A commission of {amount} is being checked': 'Uma comissão de {amount} está em análise',
  'You need not do anything.': 'Você não precisa fazer nada.',
  'A commission is being checked': 'Uma comissão está em análise',
  '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.':
    '{program} está analisando uma das suas comissões antes de pagá-la. Você não precisa fazer nada; as outras seguem normalmente.',
  'A commission of {amount} was taken back': 'Uma comissão de {amount} foi estornada',
  'The customer got the money back.': 'O cliente foi reembolsado.',
  'A commission was taken back': 'Uma comissão foi estornada',
  'The customer got the money back, so the commission for it with {program} is gone too.':
    'O cliente foi reembolsado, por isso a comissão correspondente em {program} também foi cancelada.',
  Clicks: 'Cliques',
  'A new customer': 'Um novo cliente',
  'A sale': 'Uma venda',
  'A partner whom you brought': 'Um parceiro que você indicou',
  'a commission': 'uma comissão',
  'You no longer take part in the partner program of {program}':
    'Você não participa mais do programa de parceiros de {program}',
  'Your links were closed.': 'Seus links foram fechados.',
  'Your participation was ended': 'Sua participação foi encerrada',
  '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.':
    '{program} encerrou sua participação porque seus termos foram violados. Seus links estão fechados e as comissões ainda não pagas foram canceladas.',
  'If you think that this is wrong, answer this mail.':
    'Se você acha que é um engano, responda a este e-mail.',
  'Your links for {program} are off': 'Seus links de {program} estão desativados',
  'What you have earned is still paid.': 'O que você ganhou ainda será pago.',
  'Your participation has ended': 'Sua participação terminou',
  '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.':
    '{program} encerrou sua participação no programa de parceiros. Seus links não contam mais. O que você ganhou até hoje ainda será pago.',
  tos_violation: 'Violação dos termos',
  inappropriate_content: 'Conteúdo inadequado',
  fake_traffic: 'Tráfego falso',
  fraud: 'Fraude',
  spam: 'Spam',
  brand_abuse: 'Uso indevido da marca',
  'You are in the group {group} of {program} now': 'Agora você está no grupo {group} de {program}',
  'Other rewards may apply to new customers.':
    'Outras recompensas podem valer para novos clientes.',
  'Your group is {group}': 'Seu grupo é {group}',
  '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.':
    '{program} moveu você para outro grupo. As recompensas dele valem para os clientes que você trouxer a partir de agora; para os anteriores nada muda.',
  '{program} invites you to its partner program':
    '{program} convida você para o programa de parceiros',
  'Recommend {program} and be paid for it.': 'Recomende {program} e receba por isso.',
  'Become a partner of {program}': 'Seja parceiro de {program}',
  '{program} would like you to recommend it and to be paid for the customers you bring.':
    '{program} gostaria que você o recomendasse e recebesse pelos clientes que trouxer.',
  'You get {terms}.': 'Você recebe {terms}.',
  'Look at the invitation': 'Ver o convite',
  'The link is for you alone. Do not pass this mail on.':
    'O link é só para você. Não encaminhe este e-mail.',
  '{amount} from {program} has arrived': '{amount} de {program} chegou',
  'At {account}.': 'Em: {account}.',
  '{amount} has arrived': '{amount} chegou',
  'Your payout from {program} was delivered. A bank may need a day until it shows.':
    'Seu pagamento de {program} foi entregue. O banco pode levar um dia para mostrá-lo.',
  'Your payout of {amount} did not arrive': 'Seu pagamento de {amount} não chegou',
  'The money is not lost: it comes with the next payout.':
    'O dinheiro não se perdeu: ele vem com o próximo pagamento.',
  '{amount} did not arrive': '{amount} não chegou',
  'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.':
    'O pagamento de {program} voltou. O dinheiro não se perdeu: ele é seu e vem com o próximo pagamento. Verifique sua forma de recebimento.',
  'Your payout method at {program} was removed':
    'Sua forma de recebimento em {program} foi removida',
  'Your payout method at {program} was changed':
    'Sua forma de recebimento em {program} foi alterada',
  'Your payout method was removed': 'Sua forma de recebimento foi removida',
  'Your payout method was changed': 'Sua forma de recebimento foi alterada',
  'Was it not you? Answer this mail at once.':
    'Não foi você? Responda a este e-mail imediatamente.',
  'If it was not you, answer this mail at once, so that {program} can hold your next payout.':
    'Se não foi você, responda a este e-mail imediatamente para que {program} possa reter seu próximo pagamento.',
  '{amount} from {program} is on its way': '{amount} de {program} está a caminho',
  'To {account}.': 'Destino: {account}.',
  '{amount} is on its way': '{amount} está a caminho',
  '{program} has sent your payout.': '{program} enviou seu pagamento.',
  'Sign in to {program}': 'Entrar em {program}',
  'The link works once, for {count} minutes.': {
    one: 'O link funciona uma única vez, por {count} minuto.',
    other: 'O link funciona uma única vez, por {count} minutos.',
  },
  'If you did not ask for it, do nothing and pass it on to nobody.':
    'Se você não pediu, não faça nada e não o repasse a ninguém.',
  'Confirm your address for {program}': 'Confirme seu endereço para {program}',
  'Payouts go only to confirmed addresses.': 'Os pagamentos só vão para endereços confirmados.',
  'Confirm your address': 'Confirme seu endereço',
  'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.':
    'Confirme que este endereço é seu, para que ninguém mais decida para onde vai seu dinheiro de {program}.',
  'The link works once, for {count} hours.': {
    one: 'O link funciona uma única vez, por {count} hora.',
    other: 'O link funciona uma única vez, por {count} horas.',
  },
  'Confirm the address': 'Confirmar o endereço',
}
