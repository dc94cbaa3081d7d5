import type { Words } from '../../domain/message/english.ts'

export const refusals: Words = {
  'The form has no such question.': 'Le formulaire n’a pas cette question.',
  '{path}: {problem}': '{path}: {problem}',
  'An answer is required.': 'Veuillez répondre ici.',
  'Give one answer.': 'Donnez une seule réponse.',
  'The answer contains a character that is not text.':
    'La réponse contient un caractère qui n’est pas du texte.',
  'Choose each answer once.': 'Choisissez chaque réponse une seule fois.',
  'Choose from {options}.': 'Choisissez parmi {options}.',
  'The answer has at most {count} characters.': {
    one: 'La réponse a au plus {count} caractère.',
    other: 'La réponse a au plus {count} caractères.',
  },
  'Write an address such as https://example.com.': 'Écrivez une adresse comme https://example.com.',
  'Give the address that the link leads to.': 'Indiquez l’adresse vers laquelle le lien mène.',
  'A link cannot lead to {scheme}. Use http or https.':
    'Un lien ne peut pas mener vers {scheme}. Utilisez http ou https.',
  'An address with a user name or password in it is not allowed.':
    'Une adresse avec un nom d’utilisateur ou un mot de passe n’est pas autorisée.',
  'This is not an address of at most {count} characters.': {
    one: 'Ce n’est pas une adresse d’au plus {count} caractère.',
    other: 'Ce n’est pas une adresse d’au plus {count} caractères.',
  },
  '{address} is not an e-mail address. Write it as name@example.com.':
    '{address} n’est pas une adresse e-mail. Écrivez-la comme name@example.com.',
  'This partner is {status} in the program, so there is nothing to show.':
    'Il n’y a rien à afficher pour ce partenaire ; statut dans le programme : {status}.',
  'The application is being reviewed. Until then GET /embed/referrals shows where it stands.':
    'La candidature est en cours d’examen.',
  'The invitation was not accepted yet. Accept it by the link in the mail to change anything.':
    'L’invitation n’a pas encore été acceptée. Acceptez-la avec le lien reçu par e-mail pour modifier quelque chose.',
  'The program has ended and takes no further links.':
    'Le programme est terminé et n’accepte plus de liens.',
  '{key} cannot be a key: {problem}': '{key} ne peut pas être la fin de l’adresse : {problem}',
  'it is empty.': 'elle est vide.',
  'it has more than {count} characters.': {
    one: 'elle a plus de {count} caractère.',
    other: 'elle a plus de {count} caractères.',
  },
  'use letters, digits, emoji and _ - / . only.':
    'utilisez seulement des lettres, des chiffres, des émojis et _ - / .',
  'a part between two slashes is missing.': 'il manque quelque chose entre deux barres obliques.',
  'it begins with {start}.': 'elle commence par {start}.',
  'it ends in .php.': 'elle se termine par .php.',
  'the name is reserved.': 'elle est réservée.',
  '{path} is empty.': '{path} est vide.',
  '{path} contains a character that is not text.':
    '{path} contient un caractère qui n’est pas du texte.',
  '{key} is the domain itself. Choose another key.':
    '{key} est le domaine lui-même. Choisissez une autre fin.',
  'There is no e-mail address on file. Ask the program to add one.':
    'Aucune adresse e-mail n’est enregistrée. Demandez au programme d’en ajouter une.',
  'None of your links has the id {id}.': 'Aucun de vos liens n’a l’identifiant {id}.',
  'This is not a time zone. Use a name such as Europe/Berlin or UTC.':
    'Ce n’est pas un fuseau horaire. Utilisez un nom comme Europe/Berlin ou UTC.',
  'This is no language tag. Write it as en, pt-BR or zh-Hant-TW.':
    'Ce n’est pas un code de langue. Écrivez-le comme en, pt-BR ou zh-Hant-TW.',
  'Give your name.': 'Indiquez votre nom.',
  'No free random key was found. Ask for a longer one with keyLength.':
    'Aucune fin d’adresse libre n’a été trouvée au hasard. Choisissez-en une.',
  'Duplicate key: {link} exists already. Choose another key.':
    'Le lien {link} existe déjà. Choisissez une autre fin.',
  'The partner is {status} in this program and gets no links.':
    'Ce partenaire ne reçoit pas de liens ; statut dans le programme : {status}.',
  'Links of this group lead to {hosts} only.': 'Vos liens ne peuvent mener qu’à {hosts}.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    {
      one: 'Le groupe {group} permet au plus {count} lien. Demandez-en davantage au programme.',
      other: 'Le groupe {group} permet au plus {count} liens. Demandez-en davantage au programme.',
    },
  'The program {program} is deactivated and takes no partners. Activate it first.':
    'Le programme {program} est terminé et n’accepte plus de partenaires.',
  '{path} is one line of text without control characters.':
    '{path} est une ligne de texte sans caractères de contrôle.',
  'No program called {name} takes applications here.':
    'Aucun programme nommé {name} ne prend de candidatures ici.',
  'No group called {name} takes applications here.':
    'Aucun groupe nommé {name} ne prend de candidatures ici.',
  '{path}: {problem}.': '{path}: {problem}.',
  'The request': 'La demande',
  'The request is invalid.': 'La demande n’est pas valide.',
  'Expected one of {words}': 'Une de ces valeurs est attendue : {words}',
  'Expected string length less or equal to {most}': 'Au plus {most} caractères',
  'Expected string length greater or equal to {least}': 'Au moins {least} caractères',
  'Invalid value': 'Valeur non valide',
  'Text cannot contain the character U+0000.': 'Un texte ne peut pas contenir le caractère U+0000.',
  'The database cannot be reached. Try again in a second.':
    'La base de données n’est pas joignable. Réessayez dans une seconde.',
  'Something went wrong here. Quote the request id when you ask for help.':
    'Une erreur s’est produite ici. Donnez l’identifiant de la requête quand vous demandez de l’aide.',
  'More than {limit} requests in a minute. Try again in {seconds} s.':
    'Plus de {limit} demandes en une minute. Réessayez dans {seconds} s.',
  pending: 'candidature en attente',
  approved: 'accepté',
  rejected: 'refusé',
  invited: 'invité',
  declined: 'décliné',
  archived: 'archivé',
  deactivated: 'désactivé',
  banned: 'exclu',
  'The {plan} plan has room for {limit} links. Remove some, or move to a higher plan.':
    'Il n’y a plus de place pour d’autres liens (offre {plan} : {limit}). Demandez de l’aide au programme.',
  'The {plan} plan has room for {limit} partners. Remove some, or move to a higher plan.':
    'Il n’y a plus de place pour d’autres partenaires (offre {plan} : {limit}). Demandez de l’aide au programme.',
}
