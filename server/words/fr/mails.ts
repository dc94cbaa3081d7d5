import type { Words } from '../../domain/message/english.ts'

export const mails: Words = {
  '{label}: {value}': '{label} : {value}',
  'Hello {partner},': 'Bonjour {partner},',
  'Or open this address:': 'Ou ouvrez cette adresse :',
  Help: 'Aide',
  Questions: 'Questions',
  Amount: 'Montant',
  To: 'Vers',
  For: 'Pour',
  Reason: 'Motif',
  Commissions: 'Commissions',
  On: 'Date',
  'Paid to': 'Versé sur',
  Together: 'Total',
  'Your link': 'Votre lien',
  'New commission': 'Nouvelle commission',
  'New commissions': 'Nouvelles commissions',
  'You get this because you applied.':
    'Vous recevez cet e-mail parce que vous avez posé votre candidature.',
  'You get this because you take part.':
    'Vous recevez cet e-mail parce que vous participez au programme.',
  'You get this because you took part.':
    'Vous recevez cet e-mail parce que vous avez participé au programme.',
  'You get this because you are paid by the program.':
    'Vous recevez cet e-mail parce que le programme vous rémunère.',
  'You get this whenever your payout method changes.':
    'Vous recevez cet e-mail à chaque changement de votre mode de versement.',
  'You get this because somebody asked for it with your address.':
    'Vous recevez cet e-mail parce qu’il a été demandé avec votre adresse.',
  'You get this because somebody gave your address.':
    'Vous recevez cet e-mail parce que quelqu’un a indiqué votre adresse.',
  'You get this at most once an hour, when there are new commissions.':
    'Vous recevez cet e-mail au plus une fois par heure, lorsqu’il y a de nouvelles commissions.',
  'You were invited by name; if you do nothing, nothing happens.':
    'Cette invitation vous est personnelle ; si vous ne faites rien, rien ne se passe.',
  'Welcome to the partner program of {program}':
    'Bienvenue dans le programme partenaires de {program}',
  'Your application was approved.': 'Votre candidature a été acceptée.',
  'You are in': 'Vous y êtes',
  'Your application was approved. From now on, customers who come to {program} through you count for you.':
    'Votre candidature a été acceptée. Désormais, les clients qui arrivent chez {program} grâce à vous vous sont attribués.',
  'Your application to {program} has arrived': 'Votre candidature à {program} est bien arrivée',
  'You will hear from us once it was read.': 'Nous vous répondrons dès qu’elle aura été lue.',
  'Your application has arrived': 'Votre candidature est bien arrivée',
  'Thank you for applying to the partner program of {program}. Somebody will read it, and you get a mail with the answer.':
    'Merci pour votre candidature au programme partenaires de {program}. Nous allons la lire et vous recevrez la réponse par e-mail.',
  'Your application to {program}': 'Votre candidature à {program}',
  'It was not accepted.': 'Elle n’a pas été retenue.',
  'Your application was not accepted': 'Votre candidature n’a pas été retenue',
  'Thank you for your interest in the partner program of {program}. This time the answer is no.':
    'Merci de l’intérêt que vous portez au programme partenaires de {program}. Cette fois, la réponse est négative.',
  'You may apply again from {day}.': 'Vous pourrez postuler de nouveau à partir du {day}.',
  'You earned {total} with {program}': 'Vous avez gagné {total} avec {program}',
  '{count} new commissions.': {
    one: '{count} nouvelle commission.',
    other: '{count} nouvelles commissions.',
  },
  'You earned {total}': 'Vous avez gagné {total}',
  'Customers came to {program} through you.':
    'Des clients sont arrivés chez {program} grâce à vous.',
  'They are paid out when their holding period is over.':
    'Elles seront versées à la fin de leur période d’attente.',
  'A commission of {amount} is being checked':
    'Une commission de {amount} est en cours de vérification',
  'You need not do anything.': 'Vous n’avez rien à faire.',
  'A commission is being checked': 'Une commission est en cours de vérification',
  '{program} looks at one of your commissions before it is paid. You need not do anything; the others go on as usual.':
    '{program} vérifie l’une de vos commissions avant de la verser. Vous n’avez rien à faire ; les autres suivent leur cours habituel.',
  'A commission of {amount} was taken back': 'Une commission de {amount} a été reprise',
  'The customer got the money back.': 'Le client a été remboursé.',
  'A commission was taken back': 'Une commission a été reprise',
  'The customer got the money back, so the commission for it with {program} is gone too.':
    'Le client a été remboursé, la commission correspondante chez {program} est donc annulée aussi.',
  Clicks: 'Clics',
  'A new customer': 'Un nouveau client',
  'A sale': 'Une vente',
  'A partner whom you brought': 'Un partenaire que vous avez parrainé',
  'a commission': 'une commission',
  'You no longer take part in the partner program of {program}':
    'Vous ne participez plus au programme partenaires de {program}',
  'Your links were closed.': 'Vos liens ont été fermés.',
  'Your participation was ended': 'Votre participation a été interrompue',
  '{program} has ended your participation because its terms were broken. Your links are closed, and commissions that were not paid yet are canceled.':
    '{program} a mis fin à votre participation, car ses conditions n’ont pas été respectées. Vos liens sont fermés et les commissions non encore versées sont annulées.',
  'If you think that this is wrong, answer this mail.':
    'Si vous pensez que c’est une erreur, répondez à cet e-mail.',
  'Your links for {program} are off': 'Vos liens pour {program} sont désactivés',
  'What you have earned is still paid.': 'Ce que vous avez gagné vous sera versé.',
  'Your participation has ended': 'Votre participation est terminée',
  '{program} has ended your participation in its partner program. Your links no longer count. What you have earned until today is still paid out.':
    '{program} a mis fin à votre participation à son programme partenaires. Vos liens ne comptent plus. Ce que vous avez gagné jusqu’à aujourd’hui vous sera versé.',
  tos_violation: 'Non-respect des conditions',
  inappropriate_content: 'Contenu inapproprié',
  fake_traffic: 'Trafic artificiel',
  fraud: 'Fraude',
  spam: 'Spam',
  brand_abuse: 'Usage abusif de la marque',
  'You are in the group {group} of {program} now':
    'Vous êtes maintenant dans le groupe {group} de {program}',
  'Other rewards may apply to new customers.':
    'D’autres récompenses peuvent s’appliquer aux nouveaux clients.',
  'Your group is {group}': 'Votre groupe est {group}',
  '{program} has moved you to another group. Its rewards apply to customers that you bring from now on; for earlier ones nothing changes.':
    '{program} vous a placé dans un autre groupe. Ses récompenses s’appliquent aux clients que vous apportez désormais ; pour les précédents, rien ne change.',
  '{program} invites you to its partner program':
    '{program} vous invite à son programme partenaires',
  'Recommend {program} and be paid for it.': 'Recommandez {program} et soyez rémunéré.',
  'Become a partner of {program}': 'Devenez partenaire de {program}',
  '{program} would like you to recommend it and to be paid for the customers you bring.':
    '{program} aimerait que vous le recommandiez et vous rémunère pour les clients que vous apportez.',
  'You get {terms}.': 'Vous recevez {terms}.',
  'Look at the invitation': 'Voir l’invitation',
  'The link is for you alone. Do not pass this mail on.':
    'Ce lien n’est destiné qu’à vous. Ne transférez pas cet e-mail.',
  '{amount} from {program} has arrived': '{amount} de {program} sont arrivés',
  'At {account}.': 'Sur : {account}.',
  '{amount} has arrived': '{amount} sont arrivés',
  'Your payout from {program} was delivered. A bank may need a day until it shows.':
    'Votre versement de {program} a été effectué. Il peut falloir un jour à la banque pour l’afficher.',
  'Your payout of {amount} did not arrive': 'Votre versement de {amount} n’est pas arrivé',
  'The money is not lost: it comes with the next payout.':
    'L’argent n’est pas perdu : il sera versé la prochaine fois.',
  '{amount} did not arrive': '{amount} ne sont pas arrivés',
  'The payout from {program} came back. The money is not lost: it is yours and comes with the next payout. Please check your payout method.':
    'Le versement de {program} est revenu. L’argent n’est pas perdu : il est à vous et sera versé la prochaine fois. Vérifiez votre mode de versement.',
  'Your payout method at {program} was removed':
    'Votre mode de versement chez {program} a été supprimé',
  'Your payout method at {program} was changed':
    'Votre mode de versement chez {program} a été modifié',
  'Your payout method was removed': 'Votre mode de versement a été supprimé',
  'Your payout method was changed': 'Votre mode de versement a été modifié',
  'Was it not you? Answer this mail at once.':
    'Ce n’était pas vous ? Répondez tout de suite à cet e-mail.',
  'If it was not you, answer this mail at once, so that {program} can hold your next payout.':
    'Si ce n’était pas vous, répondez tout de suite à cet e-mail afin que {program} puisse bloquer votre prochain versement.',
  '{amount} from {program} is on its way': '{amount} de {program} sont en route',
  'To {account}.': 'Vers : {account}.',
  '{amount} is on its way': '{amount} sont en route',
  '{program} has sent your payout.': '{program} a envoyé votre versement.',
  'Sign in to {program}': 'Se connecter à {program}',
  'The link works once, for {count} minutes.': {
    one: 'Le lien ne fonctionne qu’une fois, pendant {count} minute.',
    other: 'Le lien ne fonctionne qu’une fois, pendant {count} minutes.',
  },
  'If you did not ask for it, do nothing and pass it on to nobody.':
    'Si vous n’avez rien demandé, ne faites rien et ne le transmettez à personne.',
  'Confirm your address for {program}': 'Confirmez votre adresse pour {program}',
  'Payouts go only to confirmed addresses.': 'Les versements ne vont qu’aux adresses confirmées.',
  'Confirm your address': 'Confirmez votre adresse',
  'Please confirm that this is your address, so that nobody else can say where your money from {program} goes.':
    'Confirmez que cette adresse est bien la vôtre, afin que personne d’autre ne décide où va votre argent de {program}.',
  'The link works once, for {count} hours.': {
    one: 'Le lien ne fonctionne qu’une fois, pendant {count} heure.',
    other: 'Le lien ne fonctionne qu’une fois, pendant {count} heures.',
  },
  'Confirm the address': 'Confirmer l’adresse',
}
