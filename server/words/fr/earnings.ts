import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {
  '{off} off every payment': '{off} de remise sur chaque paiement',
  '{off} off the first payment': '{off} de remise sur le premier paiement',
  '{off} off for {count} months': {
    one: '{off} de remise pendant {count} mois',
    other: '{off} de remise pendant {count} mois',
  },
  '“{words}”': '« {words} »',
  'That is nothing, so there is no commission.':
    'Cela ne fait rien, il n’y a donc pas de commission.',
  'Modifier {number}: {reason}': 'Règle spéciale {number} : {reason}',
  'Modifier {number} applies: {terms}.': 'La règle spéciale {number} s’applique : {terms}.',
  'The reward pays {terms}.': 'La rémunération est de {terms}.',
  'No modifier applies. The reward pays {terms}.':
    'Aucune règle spéciale ne s’applique. La rémunération est de {terms}.',
  "This is the referred partner's first commission.":
    'C’est la première commission du partenaire parrainé.',
  "This is the customer's first sale.": 'C’est la première vente à ce client.',
  "The referred partner's first commission was at {first}, and only that one is paid.":
    'La première commission du partenaire parrainé date du {first}, et elle seule est rémunérée.',
  "The customer's first sale was at {first}, and only that one is paid.":
    'La première vente à ce client date du {first}, et elle seule est rémunérée.',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'La première vente à ce client date du {first}, donc {count} mois se termine le {end} ; celle-ci date du {at}, c’est trop tard.',
      other:
        'La première vente à ce client date du {first}, donc {count} mois se terminent le {end} ; celle-ci date du {at}, c’est trop tard.',
    },
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'La première vente à ce client date du {first}, donc {count} mois se termine le {end} ; celle-ci date du {at}, c’est à temps.',
      other:
        'La première vente à ce client date du {first}, donc {count} mois se terminent le {end} ; celle-ci date du {at}, c’est à temps.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'La première commission du partenaire parrainé date du {first}, donc {count} mois se termine le {end} ; celle-ci date du {at}, c’est trop tard.',
      other:
        'La première commission du partenaire parrainé date du {first}, donc {count} mois se terminent le {end} ; celle-ci date du {at}, c’est trop tard.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'La première commission du partenaire parrainé date du {first}, donc {count} mois se termine le {end} ; celle-ci date du {at}, c’est à temps.',
      other:
        'La première commission du partenaire parrainé date du {first}, donc {count} mois se terminent le {end} ; celle-ci date du {at}, c’est à temps.',
    },
  '{rate} of {amount} is {earnings}.': '{rate} de {amount} font {earnings}.',
  'The flat amount is {amount}.': 'Le montant fixe est de {amount}.',
  '{amount} × {quantity} is {earnings}.': '{amount} × {quantity} font {earnings}.',
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.': {
    one: 'La limite est de {limit} ; {amount} ont déjà été gagnés en {count} commission : il ne reste rien.',
    other:
      'La limite est de {limit} ; {amount} ont déjà été gagnés en {count} commissions : il ne reste rien.',
  },
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.': {
    one: 'La limite est de {limit} ; {amount} ont déjà été gagnés en {count} commission : {left} peuvent être versés.',
    other:
      'La limite est de {limit} ; {amount} ont déjà été gagnés en {count} commissions : {left} peuvent être versés.',
  },
  '{rate} of every click': '{rate} de chaque clic',
  '{rate} of the first click': '{rate} du premier clic',
  '{rate} of every lead': '{rate} de chaque prospect',
  '{rate} of the first lead': '{rate} du premier prospect',
  '{rate} of every sale': '{rate} de chaque vente',
  '{rate} of the first sale': '{rate} de la première vente',
  '{rate} of every commission of the partners you refer':
    '{rate} de chaque commission des partenaires que vous parrainez',
  '{rate} of the first commission of a partner you refer':
    '{rate} de la première commission d’un partenaire que vous parrainez',
  '{amount} per click': '{amount} par clic',
  '{amount} for the first click': '{amount} pour le premier clic',
  '{amount} per lead': '{amount} par prospect',
  '{amount} for the first lead': '{amount} pour le premier prospect',
  '{amount} per sale': '{amount} par vente',
  '{amount} for the first sale': '{amount} pour la première vente',
  '{amount} per commission of a partner you refer':
    '{amount} par commission d’un partenaire que vous parrainez',
  '{amount} for the first commission of a partner you refer':
    '{amount} pour la première commission d’un partenaire que vous parrainez',
  '{terms} for {count} months': {
    one: '{terms} pendant {count} mois',
    other: '{terms} pendant {count} mois',
  },
  '{terms}, at most {limit}': '{terms}, au plus {limit}',
  'At most {limit}': 'Au plus {limit}',
  '{sum} per customer': '{sum} par client',
  '{sum} per customer and day': '{sum} par client et par jour',
  '{sum} per customer and week': '{sum} par client et par semaine',
  '{sum} per customer and month': '{sum} par client et par mois',
  '{sum} per partner': '{sum} par partenaire',
  '{sum} per partner and day': '{sum} par partenaire et par jour',
  '{sum} per partner and week': '{sum} par partenaire et par semaine',
  '{sum} per partner and month': '{sum} par partenaire et par mois',
  '{count} commissions': { one: '{count} commission', other: '{count} commissions' },
  '{amount} and {commissions}': '{amount} et {commissions}',
  '{terms} if {conditions}': '{terms}, à condition que : {conditions}',
  '({conditions})': '({conditions})',
  '{one} and {other}': '{one} et {other}',
  '{one} or {other}': '{one} ou {other}',
  '{condition}: no, that cannot be compared.': '{condition} : non, la comparaison est impossible.',
  '{condition}: yes, it is not known.': '{condition} : oui, la valeur est inconnue.',
  '{condition}: no, it is not known.': '{condition} : non, la valeur est inconnue.',
  '{condition}: yes, it is {actual}.': '{condition} : oui, la valeur est {actual}.',
  '{condition}: no, it is {actual}.': '{condition} : non, la valeur est {actual}.',
  '{label} {field}': '{label} « {field} »',
  '{items}, {item}': '{items}, {item}',
  '{items} and {more} more': '{items} et {more} de plus',
  true: 'oui',
  false: 'non',
  'The sale was reported by a browser, so a person has to release it.':
    'La vente a été signalée par un navigateur, une personne doit donc la valider.',
  'There is no holding period.': 'Il n’y a pas de période d’attente.',
  'The holding period has {count} days.': {
    one: 'La période d’attente est de {count} jour.',
    other: 'La période d’attente est de {count} jours.',
  },
  '{amount} are {converted} at {rate} (European Central Bank, {day}).':
    '{amount} valent {converted} au taux de {rate} (Banque centrale européenne, {day}).',
  '{amount} are {converted} at {rate} (operator, {day}).':
    '{amount} valent {converted} au taux de {rate} (de l’exploitant, {day}).',
  '{actor} gave {amount} by hand.': '{actor} a accordé {amount} manuellement.',
  '{actor} took back {amount} by hand.': '{actor} a repris {amount} manuellement.',
  'The reason: {reason}': 'La raison : {reason}',
  'Commissions by hand have no holding period.':
    'Les commissions manuelles n’ont pas de période d’attente.',
  'On {day} the link had {count} clicks from {country}.': {
    one: 'Le {day}, le lien a reçu {count} clic (pays : {country}).',
    other: 'Le {day}, le lien a reçu {count} clics (pays : {country}).',
  },
  'On {day} the link had {count} clicks.': {
    one: 'Le {day}, le lien a reçu {count} clic.',
    other: 'Le {day}, le lien a reçu {count} clics.',
  },
  'No rate from {from} to {to} was known for {amount}; the commission waits for one.':
    'Aucun taux de {from} vers {to} n’était connu pour {amount} ; la commission en attend un.',
  'A partner whom you referred earned it.': 'Un partenaire que vous avez parrainé l’a gagnée.',
  'The program': 'Le programme',
  'Commission {commission} was in a payout already when the sale was taken back in part or whole.':
    'La commission {commission} faisait déjà partie d’un versement quand la vente a été annulée en tout ou en partie.',
  '{amount} of it are taken off the next payout.':
    '{amount} en seront déduits du prochain versement.',
  'The program canceled it.': 'Le programme l’a annulée.',
  '{actor} took back what was left of it.': '{actor} a repris ce qu’il en restait.',
  '{actor} changed the amount of the sale, which was {amount} before.':
    '{actor} a modifié le montant de la vente, qui était de {amount} auparavant.',
  '{actor} set the earnings to {amount}; they were {before} before.':
    '{actor} a fixé le gain à {amount} ; il était de {before} auparavant.',
  'It is held until the program has looked at it.':
    'Elle est suspendue jusqu’à ce que le programme l’ait vérifiée.',
  'Only a person releases it.': 'Seule une personne peut la débloquer.',
  'customer country': 'le pays du client',
  'customer source': 'la provenance du client',
  'days since customer signed up': 'le nombre de jours depuis l’inscription du client',
  'months since customer first paid': 'le nombre de mois depuis le premier paiement du client',
  'sale type': 'le type de vente',
  'sale amount': 'le montant de la vente',
  product: 'le produit',
  'payment processor': 'le prestataire de paiement',
  'sale event name': 'le nom de la vente',
  'partner country': 'le pays du partenaire',
  'partner clicks': 'le nombre de clics du partenaire',
  'partner leads': 'le nombre de prospects du partenaire',
  'partner sales': 'le nombre de ventes du partenaire',
  'partner sale amount': 'le montant des ventes du partenaire',
  'partner commissions': 'le montant des commissions du partenaire',
  'lead metadata': 'l’information du prospect',
  'sale metadata': 'l’information de la vente',
  link: 'lien',
  code: 'code',
  script: 'script',
  new: 'nouvelle',
  recurring: 'récurrente',
  '{name} is {value}': '{name} est {value}',
  '{name} is not {value}': '{name} n’est pas {value}',
  '{name} is one of {value}': '{name} est parmi {value}',
  '{name} is none of {value}': '{name} n’est pas parmi {value}',
  '{name} starts with {value}': '{name} commence par {value}',
  '{name} ends with {value}': '{name} se termine par {value}',
  '{name} contains {value}': '{name} contient {value}',
  '{name} does not contain {value}': '{name} ne contient pas {value}',
  '{name} is more than {value}': '{name} dépasse {value}',
  '{name} is at least {value}': '{name} est d’au moins {value}',
  '{name} is less than {value}': '{name} est inférieur à {value}',
  '{name} is at most {value}': '{name} est d’au plus {value}',
  'Refund after the payout': 'Remboursement après le versement',
  'Chargeback after the payout': 'Rejet de paiement après le versement',
  'From a commission of a partner whom you referred':
    'Sur une commission d’un partenaire que vous avez parrainé',
}
