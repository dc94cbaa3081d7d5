import type { Words } from '../../domain/message/english.ts'

export const mails: Words = {
  '{label}: {value}': '{label}: {value}',
  'Hello {partner},': 'Hola, {partner}:',
  'Or open this address:': 'O abre esta dirección:',
  Help: 'Ayuda',
  Questions: 'Preguntas',
  Amount: 'Importe',
  To: 'Destino',
  For: 'Por',
  Reason: 'Motivo',
  Commissions: 'Comisiones',
  On: 'Fecha',
  'Paid to': 'Se paga en',
  Together: 'En total',
  'Your link': 'Tu enlace',
  'New commission': 'Nueva comisión',
  'New commissions': 'Nuevas comisiones',
  'You get this because you applied.': 'Recibes este correo porque enviaste una solicitud.',
  'You get this because you take part.': 'Recibes este correo porque participas en el programa.',
  'You get this because you took part.': 'Recibes este correo porque participaste en el programa.',
  'You get this because you are paid by the program.':
    'Recibes este correo porque el programa te paga.',
  'You get this whenever your payout method changes.':
    'Recibes este correo cada vez que cambia tu método de pago.',
  'You get this because somebody asked for it with your address.':
    'Recibes este correo porque alguien lo pidió con tu dirección.',
  'You get this because somebody gave your address.':
    'Recibes este correo porque alguien indicó tu dirección.',
  'You get this at most once an hour, when there are new commissions.':
    'Recibes este correo como máximo una vez por hora, cuando hay nuevas comisiones.',
  'You were invited by name; if you do nothing, nothing happens.':
    'La invitación es personal; si no haces nada, no pasa nada.',
  'Welcome to the partner program of {program}':
    'Te damos la bienvenida al programa de socios de {program}',
  'Your application was approved.': 'Tu solicitud ha sido aceptada.',
  'You are in': 'Ya formas parte',
  'Your application was approved. From now on, customers who come to {program} through you count for you.':
    'Tu solicitud ha sido aceptada. A partir de ahora, los clientes que lleguen a {program} gracias a ti cuentan para ti.',
  'Your application to {program} has arrived': 'Hemos recibido tu solicitud para {program}',
  'You will hear from us once it was read.': 'Te responderemos en cuanto la leamos.',
  'Your application has arrived': 'Hemos recibido tu solicitud',
  'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.':
    'Gracias por tu solicitud para el programa de socios de {program}. La leeremos y recibirás la respuesta por correo.',
  'Your application to {program}': 'Tu solicitud para {program}',
  'It was not accepted.': 'No ha sido aceptada.',
  'Your application was not accepted': 'Tu solicitud no ha sido aceptada',
  'Thank you for your interest in the partner program of {program}. This time the answer is no.':
    'Gracias por tu interés en el programa de socios de {program}. Esta vez la respuesta es no.',
  'You may apply again from {day}.': 'Puedes volver a enviar una solicitud a partir del {day}.',
  'You earned {total} with {program}': 'Has ganado {total} con {program}',
  '{count} new commissions.': {
    one: '{count} nueva comisión.',
    other: '{count} nuevas comisiones.',
  },
  'You earned {total}': 'Has ganado {total}',
  'Customers came to {program} through you.': 'Han llegado clientes a {program} gracias a ti.',
  'They are paid out when their holding period is over.':
    'Se pagarán cuando termine su periodo de retención.',
  'A commission of {amount} is being checked': 'Se está revisando una comisión de {amount}',
  'You need not do anything.': 'No tienes que hacer nada.',
  'A commission is being checked': 'Se está revisando una comisión',
  '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.':
    '{program} revisa una de tus comisiones antes de pagarla. No tienes que hacer nada; las demás siguen su curso.',
  'A commission of {amount} was taken back': 'Se ha retirado una comisión de {amount}',
  'The customer got the money back.': 'El cliente recibió un reembolso.',
  'A commission was taken back': 'Se ha retirado una comisión',
  'The customer got the money back, so the commission for it with {program} is gone too.':
    'El cliente recibió un reembolso, así que la comisión correspondiente en {program} también se anula.',
  Clicks: 'Clics',
  'A new customer': 'Un cliente nuevo',
  'A sale': 'Una venta',
  'A partner whom you brought': 'Un socio que recomendaste',
  'a commission': 'una comisión',
  'You no longer take part in the partner program of {program}':
    'Ya no participas en el programa de socios de {program}',
  'Your links were closed.': 'Tus enlaces se han cerrado.',
  'Your participation was ended': 'Se ha puesto fin a tu participación',
  '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.':
    '{program} ha puesto fin a tu participación porque no se respetaron sus condiciones. Tus enlaces están cerrados y las comisiones aún no pagadas quedan anuladas.',
  'If you think that this is wrong, answer this mail.':
    'Si crees que es un error, responde a este correo.',
  'Your links for {program} are off': 'Tus enlaces de {program} están desactivados',
  'What you have earned is still paid.': 'Lo que has ganado se te pagará.',
  'Your participation has ended': 'Tu participación ha terminado',
  '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.':
    '{program} ha puesto fin a tu participación en su programa de socios. Tus enlaces ya no cuentan. Lo que has ganado hasta hoy se te pagará.',
  tos_violation: 'Incumplimiento de las condiciones',
  inappropriate_content: 'Contenido inapropiado',
  fake_traffic: 'Tráfico falso',
  fraud: 'Fraude',
  spam: 'Spam',
  brand_abuse: 'Uso indebido de la marca',
  'You are in the group {group} of {program} now': 'Ahora estás en el grupo {group} de {program}',
  'Other rewards may apply to new customers.':
    'Puede que se apliquen otras recompensas a los clientes nuevos.',
  'Your group is {group}': 'Tu grupo es {group}',
  '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.':
    '{program} te ha pasado a otro grupo. Sus recompensas se aplican a los clientes que traigas a partir de ahora; para los anteriores no cambia nada.',
  '{program} invites you to its partner program': '{program} te invita a su programa de socios',
  'Recommend {program} and be paid for it.': 'Recomienda {program} y cobra por ello.',
  'Become a partner of {program}': 'Hazte socio de {program}',
  '{program} would like you to recommend it and to be paid for the customers you bring.':
    '{program} quiere que lo recomiendes y que cobres por los clientes que traigas.',
  'You get {terms}.': 'Recibes {terms}.',
  'Look at the invitation': 'Ver la invitación',
  'The link is for you alone. Do not pass this mail on.':
    'El enlace es solo para ti. No reenvíes este correo.',
  '{amount} from {program} has arrived': 'Ha llegado tu pago de {amount} de {program}',
  'At {account}.': 'En: {account}.',
  '{amount} has arrived': 'Ha llegado tu pago de {amount}',
  'Your payout from {program} was delivered. A bank may need a day until it shows.':
    'Tu pago de {program} se ha entregado. El banco puede tardar un día en mostrarlo.',
  'Your payout of {amount} did not arrive': 'Tu pago de {amount} no ha llegado',
  'The money is not lost: it comes with the next payout.':
    'El dinero no se ha perdido: llegará con el próximo pago.',
  '{amount} did not arrive': 'No ha llegado tu pago de {amount}',
  'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.':
    'El pago de {program} se ha devuelto. El dinero no se ha perdido: es tuyo y llegará con el próximo pago. Revisa tu método de pago.',
  'Your payout method at {program} was removed': 'Se ha eliminado tu método de pago en {program}',
  'Your payout method at {program} was changed': 'Se ha cambiado tu método de pago en {program}',
  'Your payout method was removed': 'Se ha eliminado tu método de pago',
  'Your payout method was changed': 'Se ha cambiado tu método de pago',
  'Was it not you? Answer this mail at once.': '¿No has sido tú? Responde enseguida a este correo.',
  'If it was not you, answer this mail at once, so that {program} can hold your next payout.':
    'Si no has sido tú, responde enseguida a este correo para que {program} pueda retener tu próximo pago.',
  '{amount} from {program} is on its way': 'Tu pago de {amount} de {program} está en camino',
  'To {account}.': 'Destino: {account}.',
  '{amount} is on its way': 'Tu pago de {amount} está en camino',
  '{program} has sent your payout.': '{program} ha enviado tu pago.',
  'Sign in to {program}': 'Iniciar sesión en {program}',
  'The link works once, for {count} minutes.': {
    one: 'El enlace funciona una sola vez, durante {count} minuto.',
    other: 'El enlace funciona una sola vez, durante {count} minutos.',
  },
  'If you did not ask for it, do nothing and pass it on to nobody.':
    'Si no lo has pedido, no hagas nada y no se lo pases a nadie.',
  'Confirm your address for {program}': 'Confirma tu dirección para {program}',
  'Payouts go only to confirmed addresses.': 'Los pagos solo se hacen a direcciones confirmadas.',
  'Confirm your address': 'Confirma tu dirección',
  'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.':
    'Confirma que esta dirección es tuya, para que nadie más pueda decidir adónde va tu dinero de {program}.',
  'The link works once, for {count} hours.': {
    one: 'El enlace funciona una sola vez, durante {count} hora.',
    other: 'El enlace funciona una sola vez, durante {count} horas.',
  },
  'Confirm the address': 'Confirmar la dirección',
}
