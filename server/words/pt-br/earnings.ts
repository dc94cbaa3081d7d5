import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {
  '{off} off every payment': '{off} de desconto em cada pagamento',
  '{off} off the first payment': '{off} de desconto no primeiro pagamento',
  '{off} off for {count} months': {
    one: '{off} de desconto por {count} mês',
    other: '{off} de desconto por {count} meses',
  },
  '“{words}”': '“{words}”',
  'That is nothing, so there is no commission.': 'Isso não dá nada, então não há comissão.',
  'Modifier {number}: {reason}': 'Regra especial {number}: {reason}',
  'Modifier {number} applies: {terms}.': 'A regra especial {number} se aplica: {terms}.',
  'The reward pays {terms}.': 'A recompensa é de {terms}.',
  'No modifier applies. The reward pays {terms}.':
    'Nenhuma regra especial se aplica. A recompensa é de {terms}.',
  "This is the referred partner's first commission.":
    'Esta é a primeira comissão do parceiro indicado.',
  "This is the customer's first sale.": 'Esta é a primeira venda para este cliente.',
  "The referred partner's first commission was at {first}, and only that one is paid.":
    'A primeira comissão do parceiro indicado foi em {first}, e só ela é paga.',
  "The customer's first sale was at {first}, and only that one is paid.":
    'A primeira venda para este cliente foi em {first}, e só ela é paga.',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'A primeira venda para este cliente foi em {first}, então {count} mês termina em {end}; esta foi em {at}, tarde demais.',
      other:
        'A primeira venda para este cliente foi em {first}, então {count} meses terminam em {end}; esta foi em {at}, tarde demais.',
    },
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'A primeira venda para este cliente foi em {first}, então {count} mês termina em {end}; esta foi em {at}, dentro do prazo.',
      other:
        'A primeira venda para este cliente foi em {first}, então {count} meses terminam em {end}; esta foi em {at}, dentro do prazo.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'A primeira comissão do parceiro indicado foi em {first}, então {count} mês termina em {end}; esta foi em {at}, tarde demais.',
      other:
        'A primeira comissão do parceiro indicado foi em {first}, então {count} meses terminam em {end}; esta foi em {at}, tarde demais.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'A primeira comissão do parceiro indicado foi em {first}, então {count} mês termina em {end}; esta foi em {at}, dentro do prazo.',
      other:
        'A primeira comissão do parceiro indicado foi em {first}, então {count} meses terminam em {end}; esta foi em {at}, dentro do prazo.',
    },
  '{rate} of {amount} is {earnings}.': '{rate} de {amount} são {earnings}.',
  'The flat amount is {amount}.': 'O valor fixo é {amount}.',
  '{amount} × {quantity} is {earnings}.': '{amount} × {quantity} são {earnings}.',
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.': {
    one: 'O limite é {limit}; antes houve {amount} em {count} comissão: não resta nada.',
    other: 'O limite é {limit}; antes houve {amount} em {count} comissões: não resta nada.',
  },
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.': {
    one: 'O limite é {limit}; antes houve {amount} em {count} comissão: {left} podem ser pagos.',
    other: 'O limite é {limit}; antes houve {amount} em {count} comissões: {left} podem ser pagos.',
  },
  '{rate} of every click': '{rate} de cada clique',
  '{rate} of the first click': '{rate} do primeiro clique',
  '{rate} of every lead': '{rate} de cada lead',
  '{rate} of the first lead': '{rate} do primeiro lead',
  '{rate} of every sale': '{rate} de cada venda',
  '{rate} of the first sale': '{rate} da primeira venda',
  '{rate} of every commission of the partners you refer':
    '{rate} de cada comissão dos parceiros que você indica',
  '{rate} of the first commission of a partner you refer':
    '{rate} da primeira comissão de um parceiro que você indica',
  '{amount} per click': '{amount} por clique',
  '{amount} for the first click': '{amount} pelo primeiro clique',
  '{amount} per lead': '{amount} por lead',
  '{amount} for the first lead': '{amount} pelo primeiro lead',
  '{amount} per sale': '{amount} por venda',
  '{amount} for the first sale': '{amount} pela primeira venda',
  '{amount} per commission of a partner you refer':
    '{amount} por comissão de um parceiro que você indica',
  '{amount} for the first commission of a partner you refer':
    '{amount} pela primeira comissão de um parceiro que você indica',
  '{terms} for {count} months': {
    one: '{terms} por {count} mês',
    other: '{terms} por {count} meses',
  },
  '{terms}, at most {limit}': '{terms}, no máximo {limit}',
  'At most {limit}': 'No máximo {limit}',
  '{sum} per customer': '{sum} por cliente',
  '{sum} per customer and day': '{sum} por cliente e dia',
  '{sum} per customer and week': '{sum} por cliente e semana',
  '{sum} per customer and month': '{sum} por cliente e mês',
  '{sum} per partner': '{sum} por parceiro',
  '{sum} per partner and day': '{sum} por parceiro e dia',
  '{sum} per partner and week': '{sum} por parceiro e semana',
  '{sum} per partner and month': '{sum} por parceiro e mês',
  '{count} commissions': { one: '{count} comissão', other: '{count} comissões' },
  '{amount} and {commissions}': '{amount} e {commissions}',
  '{terms} if {conditions}': '{terms}, desde que: {conditions}',
  '({conditions})': '({conditions})',
  '{one} and {other}': '{one} e {other}',
  '{one} or {other}': '{one} ou {other}',
  '{condition}: no, that cannot be compared.': '{condition}: não, isso não pode ser comparado.',
  '{condition}: yes, it is not known.': '{condition}: sim, o valor não é conhecido.',
  '{condition}: no, it is not known.': '{condition}: não, o valor não é conhecido.',
  '{condition}: yes, it is {actual}.': '{condition}: sim, o valor é {actual}.',
  '{condition}: no, it is {actual}.': '{condition}: não, o valor é {actual}.',
  '{label} {field}': '{label} “{field}”',
  '{items}, {item}': '{items}, {item}',
  '{items} and {more} more': '{items} e mais {more}',
  true: 'sim',
  false: 'não',
  'The sale was reported by a browser, so a person has to release it.':
    'A venda foi informada por um navegador, então uma pessoa precisa liberá-la.',
  'There is no holding period.': 'Não há carência.',
  'The holding period has {count} days.': {
    one: 'A carência é de {count} dia.',
    other: 'A carência é de {count} dias.',
  },
  '{amount} are {converted} at {rate} (European Central Bank, {day}).':
    '{amount} são {converted} à taxa de {rate} (Banco Central Europeu, {day}).',
  '{amount} are {converted} at {rate} (operator, {day}).':
    '{amount} são {converted} à taxa de {rate} (do operador, {day}).',
  '{actor} gave {amount} by hand.': '{actor} concedeu {amount} manualmente.',
  '{actor} took back {amount} by hand.': '{actor} descontou {amount} manualmente.',
  'The reason: {reason}': 'O motivo: {reason}',
  'Commissions by hand have no holding period.': 'Comissões manuais não têm carência.',
  'On {day} the link had {count} clicks from {country}.': {
    one: 'Em {day}, o link teve {count} clique (país: {country}).',
    other: 'Em {day}, o link teve {count} cliques (país: {country}).',
  },
  'On {day} the link had {count} clicks.': {
    one: 'Em {day}, o link teve {count} clique.',
    other: 'Em {day}, o link teve {count} cliques.',
  },
  'No rate from {from} to {to} was known for {amount}; the commission waits for one.':
    'Não havia taxa de {from} para {to} conhecida para {amount}; a comissão espera por uma.',
  'A partner whom you referred earned it.': 'Um parceiro que você indicou a ganhou.',
  'The program': 'O programa',
  'Commission {commission} was in a payout already when the sale was taken back in part or whole.':
    'A comissão {commission} já estava em um pagamento quando a venda foi desfeita em parte ou no todo.',
  '{amount} of it are taken off the next payout.':
    '{amount} dela serão descontados do próximo pagamento.',
  'The program canceled it.': 'O programa a cancelou.',
  '{actor} took back what was left of it.': '{actor} retirou o que restava dela.',
  '{actor} changed the amount of the sale, which was {amount} before.':
    '{actor} alterou o valor da venda, que antes era {amount}.',
  '{actor} set the earnings to {amount}; they were {before} before.':
    '{actor} definiu o ganho em {amount}; antes era {before}.',
  'It is held until the program has looked at it.': 'Ela está suspensa até o programa analisá-la.',
  'Only a person releases it.': 'Só uma pessoa a libera.',
  'customer country': 'o país do cliente',
  'customer source': 'a origem do cliente',
  'days since customer signed up': 'os dias desde o cadastro do cliente',
  'months since customer first paid': 'os meses desde o primeiro pagamento do cliente',
  'sale type': 'o tipo de venda',
  'sale amount': 'o valor da venda',
  product: 'o produto',
  'payment processor': 'o processador de pagamento',
  'sale event name': 'o nome da venda',
  'partner country': 'o país do parceiro',
  'partner clicks': 'o número de cliques do parceiro',
  'partner leads': 'o número de leads do parceiro',
  'partner sales': 'o número de vendas do parceiro',
  'partner sale amount': 'o valor das vendas do parceiro',
  'partner commissions': 'o valor das comissões do parceiro',
  'lead metadata': 'o dado do lead',
  'sale metadata': 'o dado da venda',
  link: 'link',
  code: 'código',
  script: 'script',
  new: 'nova',
  recurring: 'recorrente',
  '{name} is {value}': '{name}: {value}',
  '{name} is not {value}': '{name}: não {value}',
  '{name} is one of {value}': '{name}: um de {value}',
  '{name} is none of {value}': '{name}: nenhum de {value}',
  '{name} starts with {value}': '{name}: começa com {value}',
  '{name} ends with {value}': '{name}: termina com {value}',
  '{name} contains {value}': '{name}: contém {value}',
  '{name} does not contain {value}': '{name}: não contém {value}',
  '{name} is more than {value}': '{name}: mais de {value}',
  '{name} is at least {value}': '{name}: pelo menos {value}',
  '{name} is less than {value}': '{name}: menos de {value}',
  '{name} is at most {value}': '{name}: no máximo {value}',
  'Refund after the payout': 'Reembolso após o pagamento',
  'Chargeback after the payout': 'Estorno após o pagamento',
  'From a commission of a partner whom you referred':
    'De uma comissão de um parceiro que você indicou',
}
