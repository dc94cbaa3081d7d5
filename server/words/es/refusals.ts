import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'El formulario no tiene esa pregunta.',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': 'Responde a esto.',
  'Give one answer.': 'Da una sola respuesta.',
  'The answer contains a character that is not text.':
    'La respuesta contiene un carácter que no es texto.',
  'Choose each answer once.': 'Elige cada respuesta una sola vez.',
  'Choose from {options}.': 'Elige entre {options}.',
  'The answer has at most {count} characters.': {
    one: 'La respuesta tiene como máximo {count} carácter.',
    other: 'La respuesta tiene como máximo {count} caracteres.',
  },
  'Write an address such as https://example.com.':
    'Escribe una dirección como https://example.com.',
  'Give the address that the link leads to.': 'Indica la dirección a la que lleva el enlace.',
  'A link cannot lead to {scheme}. Use http or https.':
    'Un enlace no puede llevar a {scheme}. Usa http o https.',
  'An address with a user name or password in it is not allowed.':
    'No se permite una dirección con nombre de usuario o contraseña.',
  'This is not an address of at most {count} characters.': {
    one: 'Esto no es una dirección de como máximo {count} carácter.',
    other: 'Esto no es una dirección de como máximo {count} caracteres.',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} no es un correo electrónico. Escríbelo como name@example.com.',
  'This partner is {status} in the program, so there is nothing to show.':
    'No hay nada que mostrar de este socio; estado en el programa: {status}.',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'La solicitud se está revisando.',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    'La invitación aún no se ha aceptado. Acéptala con el enlace del correo para cambiar algo.',
  'The program has ended and takes no further links.':
    'El programa ha terminado y no admite más enlaces.',
  '{key} cannot be a key: {problem}': '{key} no puede ser el final de la dirección: {problem}',
  'it is empty.': 'está vacío.',
  'it has more than {count} characters.': {
    one: 'tiene más de {count} carácter.',
    other: 'tiene más de {count} caracteres.',
  },
  'use letters, digits, emoji and _ - / . only.': 'usa solo letras, cifras, emojis y _ - / .',
  'a part between two slashes is missing.': 'falta algo entre dos barras.',
  'it begins with {start}.': 'empieza por {start}.',
  'it ends in .php.': 'termina en .php.',
  'the name is reserved.': 'está reservado.',
  '{path} is empty.': '{path} está vacío.',
  '{path} contains a character that is not text.': '{path} contiene un carácter que no es texto.',
  '{key} is the domain itself. Choose another key.':
    '{key} es el propio dominio. Elige otro final.',
  'There is no e-mail address on file. Ask the program to add one.':
    'No hay ningún correo electrónico registrado. Pide al programa que añada uno.',
  'None of your links has the id {id}.': 'Ninguno de tus enlaces tiene el identificador {id}.',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'Esto no es una zona horaria. Usa un nombre como Europe/Berlin o UTC.',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    'Esto no es un código de idioma. Escríbelo como en, pt-BR o zh-Hant-TW.',
  'Give your name.': 'Indica tu nombre.',
  'No free random key was found. Ask for a longer one with keyLength.':
    'No se encontró al azar ningún final libre. Elige uno tú.',
  'Duplicate key: {link} exists already. Choose another key.':
    'El enlace {link} ya existe. Elige otro final.',
  'The partner is {status} in this program and gets no links.':
    'Este socio no recibe enlaces; estado en el programa: {status}.',
  'Links of this group lead to {hosts} only.': 'Tus enlaces solo pueden llevar a {hosts}.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      one: 'El grupo {group} permite como máximo {count} enlace. Pide más al programa.',
      other: 'El grupo {group} permite como máximo {count} enlaces. Pide más al programa.',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'El programa {program} ha terminado y no admite socios.',
  '{path} is one line of text without control characters.':
    '{path} es una línea de texto sin caracteres de control.',
  'No program called {name} takes applications here.':
    'Aquí ningún programa llamado {name} admite solicitudes.',
  'No group called {name} takes applications here.':
    'Aquí ningún grupo llamado {name} admite solicitudes.',
  '{path}: {problem}.': '{path}: {problem}.',
  'The request': 'La petición',
  'The request is invalid.': 'La petición no es válida.',
  'Expected one of {words}': 'Se espera uno de estos valores: {words}',
  'Expected string length less or equal to {most}': 'Como máximo {most} caracteres',
  'Expected string length greater or equal to {least}': 'Al menos {least} caracteres',
  'Invalid value': 'Valor no válido',
  'Text cannot contain the character U+0000.': 'Un texto no puede contener el carácter U+0000.',
  'The database cannot be reached. Try again in a second.':
    'No se puede acceder a la base de datos. Inténtalo de nuevo en un segundo.',
  'Something went wrong here. Quote the request id when you ask for help.':
    'Aquí algo ha ido mal. Indica el identificador de la petición cuando pidas ayuda.',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    'Más de {limit} peticiones en un minuto. Inténtalo de nuevo en {seconds} s.',
  pending: 'solicitud pendiente',
  approved: 'aceptado',
  rejected: 'rechazado',
  invited: 'invitado',
  declined: 'declinado',
  archived: 'archivado',
  deactivated: 'desactivado',
  banned: 'excluido',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'Ya no caben más enlaces (plan {plan}: {limit}). Pide ayuda al programa.',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'Ya no caben más socios (plan {plan}: {limit}). Pide ayuda al programa.',
}
