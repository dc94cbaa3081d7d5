import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'Entrar',
  Invitation: 'Convite',
  'The link works once.': 'O link funciona uma única vez.',
  'You are invited': 'Você recebeu um convite',
  'Accept to recommend the program and be paid for it.':
    'Aceite para recomendar o programa e receber por isso.',
  Accept: 'Aceitar',
  Decline: 'Recusar',
  'Your e-mail address': 'Seu e-mail',
  'Send me a link': 'Receber um link',
  'This link is not complete': 'Este link está incompleto',
  'Open the link in the mail again, as a whole.': 'Abra novamente o link do e-mail, por inteiro.',
  'You are signed in': 'Você entrou',
  'Sign out': 'Sair',
  'Payout method': 'Forma de recebimento',
  'Change it': 'Alterar',
  Save: 'Salvar',
  'Say where you want to be paid.': 'Diga onde quer receber.',
  'Saved.': 'Salvo.',
  optional: 'opcional',
  'You declined. Your links lead nowhere from now on.':
    'Você recusou. Seus links não levam mais a lugar nenhum.',
  'If this is the address of a partner, a mail with a link is on its way.':
    'Se este for o e-mail de um parceiro, uma mensagem com um link está a caminho.',
  'You are signed out.': 'Você saiu.',
  'No more mails about new commissions?': 'Não receber mais e-mails sobre novas comissões?',
  'Mails about payouts and your account still come.':
    'Os e-mails sobre pagamentos e sua conta continuam chegando.',
  'No more of these mails': 'Não receber mais estes e-mails',
  Done: 'Pronto',
  'You get no more mails about new commissions. You earn them as before.':
    'Você não receberá mais e-mails sobre novas comissões. Continua a ganhá-las como antes.',
  'Send them again': 'Voltar a receber',
  'You get these mails again': 'Você voltou a receber estes e-mails',
  'At most one an hour, when there are new commissions.':
    'No máximo um por hora, quando houver novas comissões.',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'O convite já foi respondido, expirou ou foi substituído. Peça um novo ao programa.',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'O link de acesso já foi usado, expirou ou é desconhecido. Peça um novo.',
  'The session has ended. Sign in again.': 'A sessão terminou. Entre novamente.',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'Seu e-mail mudou desde que você entrou. Entre novamente com o novo.',
}
