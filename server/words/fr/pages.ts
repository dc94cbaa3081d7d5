import type { Words } from '../../domain/message/english.ts'

export const pages: Words = {
  'Sign in': 'Se connecter',
  Invitation: 'Invitation',
  'The link works once.': 'Le lien ne fonctionne qu’une fois.',
  'You are invited': 'Vous avez une invitation',
  'Accept to recommend the program and be paid for it.':
    'Acceptez pour recommander le programme et être rémunéré.',
  Accept: 'Accepter',
  Decline: 'Décliner',
  'Your e-mail address': 'Votre adresse e-mail',
  'Send me a link': 'Recevoir un lien',
  'This link is not complete': 'Ce lien est incomplet',
  'Open the link in the mail again, as a whole.':
    'Ouvrez de nouveau le lien de l’e-mail, en entier.',
  'You are signed in': 'Vous êtes connecté',
  'Sign out': 'Se déconnecter',
  'Payout method': 'Mode de versement',
  'Change it': 'Modifier',
  Save: 'Enregistrer',
  'Say where you want to be paid.': 'Indiquez où vous souhaitez être payé.',
  'Saved.': 'Enregistré.',
  optional: 'facultatif',
  'You declined. Your links lead nowhere from now on.':
    'Vous avez décliné. Vos liens ne mènent plus nulle part.',
  'If this is the address of a partner, a mail with a link is on its way.':
    'Si cette adresse est celle d’un partenaire, un e-mail avec un lien est en route.',
  'You are signed out.': 'Vous êtes déconnecté.',
  'No more mails about new commissions?':
    'Ne plus recevoir d’e-mails sur les nouvelles commissions ?',
  'Mails about payouts and your account still come.':
    'Vous recevrez toujours les e-mails sur les versements et votre compte.',
  'No more of these mails': 'Ne plus recevoir ces e-mails',
  Done: 'C’est fait',
  'You get no more mails about new commissions. You earn them as before.':
    'Vous ne recevrez plus d’e-mails sur les nouvelles commissions. Vous les gagnez comme avant.',
  'Send them again': 'Les recevoir de nouveau',
  'You get these mails again': 'Vous recevez de nouveau ces e-mails',
  'At most one an hour, when there are new commissions.':
    'Au plus un par heure, lorsqu’il y a de nouvelles commissions.',
  'The invitation was answered, has expired or was replaced. Ask the program for a new one.':
    'L’invitation a déjà reçu une réponse, a expiré ou a été remplacée. Demandez-en une nouvelle au programme.',
  'The sign-in link was used, has expired or is unknown. Ask for a new one.':
    'Le lien de connexion a déjà servi, a expiré ou est inconnu. Demandez-en un nouveau.',
  'The session has ended. Sign in again.': 'La session est terminée. Connectez-vous de nouveau.',
  'Your e-mail address has changed since you signed in. Sign in again with the new one.':
    'Votre adresse e-mail a changé depuis votre connexion. Connectez-vous avec la nouvelle.',
}
