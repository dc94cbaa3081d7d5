import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'Iniciar sesión',
  Invitation: 'Invitación',
  'The link works once.': 'El enlace funciona una sola vez.',
  'You are invited': 'Tienes una invitación',
  'Accept to recommend the program and be paid for it.':
    'Acepta para recomendar el programa y cobrar por ello.',
  Accept: 'Aceptar',
  Decline: 'Rechazar',
  'Your e-mail address': 'Tu correo electrónico',
  'Send me a link': 'Enviarme un enlace',
  'This link is not complete': 'Este enlace está incompleto',
  'Open the link in the mail again, as a whole.': 'Vuelve a abrir el enlace del correo, completo.',
  'You are signed in': 'Has iniciado sesión',
  'Sign out': 'Cerrar sesión',
  'Payout method': 'Método de pago',
  'Change it': 'Cambiarlo',
  Save: 'Guardar',
  'Say where you want to be paid.': 'Indica dónde quieres cobrar.',
  'Saved.': 'Guardado.',
  optional: 'opcional',
  'You declined. Your links lead nowhere from now on.':
    'Has rechazado la invitación. Tus enlaces ya no llevan a ningún sitio.',
  'If this is the address of a partner, a mail with a link is on its way.':
    'Si es la dirección de un socio, un correo con un enlace está en camino.',
  'You are signed out.': 'Has cerrado la sesión.',
  'No more mails about new commissions?': '¿No recibir más correos sobre nuevas comisiones?',
  'Mails about payouts and your account still come.':
    'Seguirás recibiendo correos sobre los pagos y tu cuenta.',
  'No more of these mails': 'No recibir más estos correos',
  Done: 'Hecho',
  'You get no more mails about new commissions. You earn them as before.':
    'Ya no recibirás correos sobre nuevas comisiones. Las ganas igual que antes.',
  'Send them again': 'Recibirlos de nuevo',
  'You get these mails again': 'Vuelves a recibir estos correos',
  'At most one an hour, when there are new commissions.':
    'Como máximo uno por hora, cuando haya nuevas comisiones.',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'La invitación ya se respondió, ha caducado o se sustituyó. Pide una nueva al programa.',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'El enlace de acceso ya se usó, ha caducado o no se conoce. Pide uno nuevo.',
  'The session has ended. Sign in again.': 'La sesión ha terminado. Vuelve a iniciar sesión.',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'Tu correo electrónico ha cambiado desde que iniciaste sesión. Inicia sesión con el nuevo.',
}
