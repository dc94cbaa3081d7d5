import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {
  '{off} off every payment': '{off} de descuento en cada pago',
  '{off} off the first payment': '{off} de descuento en el primer pago',
  '{off} off for {count} months': {
    one: '{off} de descuento durante {count} mes',
    other: '{off} de descuento durante {count} meses',
  },
  '“{words}”': '«{words}»',
  'That is nothing, so there is no commission.': 'Eso no es nada, así que no hay comisión.',
  'Modifier {number}: {reason}': 'Regla especial {number}: {reason}',
  'Modifier {number} applies: {terms}.': 'Se aplica la regla especial {number}: {terms}.',
  'The reward pays {terms}.': 'La recompensa es {terms}.',
  'No modifier applies. The reward pays {terms}.':
    'No se aplica ninguna regla especial. La recompensa es {terms}.',
  "This is the referred partner's first commission.":
    'Es la primera comisión del socio recomendado.',
  "This is the customer's first sale.": 'Es la primera venta a este cliente.',
  "The referred partner's first commission was at {first}, and only that one is paid.":
    'La primera comisión del socio recomendado fue el {first}, y solo esa se paga.',
  "The customer's first sale was at {first}, and only that one is paid.":
    'La primera venta a este cliente fue el {first}, y solo esa se paga.',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'La primera venta a este cliente fue el {first}, así que {count} mes termina el {end}; esta fue el {at}, demasiado tarde.',
      other:
        'La primera venta a este cliente fue el {first}, así que {count} meses terminan el {end}; esta fue el {at}, demasiado tarde.',
    },
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'La primera venta a este cliente fue el {first}, así que {count} mes termina el {end}; esta fue el {at}, a tiempo.',
      other:
        'La primera venta a este cliente fue el {first}, así que {count} meses terminan el {end}; esta fue el {at}, a tiempo.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    {
      one: 'La primera comisión del socio recomendado fue el {first}, así que {count} mes termina el {end}; esta fue el {at}, demasiado tarde.',
      other:
        'La primera comisión del socio recomendado fue el {first}, así que {count} meses terminan el {end}; esta fue el {at}, demasiado tarde.',
    },
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    {
      one: 'La primera comisión del socio recomendado fue el {first}, así que {count} mes termina el {end}; esta fue el {at}, a tiempo.',
      other:
        'La primera comisión del socio recomendado fue el {first}, así que {count} meses terminan el {end}; esta fue el {at}, a tiempo.',
    },
  '{rate} of {amount} is {earnings}.': 'El {rate} de {amount} es {earnings}.',
  'The flat amount is {amount}.': 'El importe fijo es {amount}.',
  '{amount} × {quantity} is {earnings}.': '{amount} × {quantity} son {earnings}.',
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.': {
    one: 'El límite es {limit}; antes hubo {amount} en {count} comisión: no queda nada.',
    other: 'El límite es {limit}; antes hubo {amount} en {count} comisiones: no queda nada.',
  },
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.': {
    one: 'El límite es {limit}; antes hubo {amount} en {count} comisión: se pueden pagar {left}.',
    other:
      'El límite es {limit}; antes hubo {amount} en {count} comisiones: se pueden pagar {left}.',
  },
  '{rate} of every click': '{rate} de cada clic',
  '{rate} of the first click': '{rate} del primer clic',
  '{rate} of every lead': '{rate} de cada lead',
  '{rate} of the first lead': '{rate} del primer lead',
  '{rate} of every sale': '{rate} de cada venta',
  '{rate} of the first sale': '{rate} de la primera venta',
  '{rate} of every commission of the partners you refer':
    '{rate} de cada comisión de los socios que recomiendas',
  '{rate} of the first commission of a partner you refer':
    '{rate} de la primera comisión de un socio que recomiendas',
  '{amount} per click': '{amount} por clic',
  '{amount} for the first click': '{amount} por el primer clic',
  '{amount} per lead': '{amount} por lead',
  '{amount} for the first lead': '{amount} por el primer lead',
  '{amount} per sale': '{amount} por venta',
  '{amount} for the first sale': '{amount} por la primera venta',
  '{amount} per commission of a partner you refer':
    '{amount} por comisión de un socio que recomiendas',
  '{amount} for the first commission of a partner you refer':
    '{amount} por la primera comisión de un socio que recomiendas',
  '{terms} for {count} months': {
    one: '{terms} durante {count} mes',
    other: '{terms} durante {count} meses',
  },
  '{terms}, at most {limit}': '{terms}, como máximo {limit}',
  'At most {limit}': 'Como máximo {limit}',
  '{sum} per customer': '{sum} por cliente',
  '{sum} per customer and day': '{sum} por cliente y día',
  '{sum} per customer and week': '{sum} por cliente y semana',
  '{sum} per customer and month': '{sum} por cliente y mes',
  '{sum} per partner': '{sum} por socio',
  '{sum} per partner and day': '{sum} por socio y día',
  '{sum} per partner and week': '{sum} por socio y semana',
  '{sum} per partner and month': '{sum} por socio y mes',
  '{count} commissions': { one: '{count} comisión', other: '{count} comisiones' },
  '{amount} and {commissions}': '{amount} y {commissions}',
  '{terms} if {conditions}': '{terms}, si se cumple: {conditions}',
  '({conditions})': '({conditions})',
  '{one} and {other}': '{one} y {other}',
  '{one} or {other}': '{one} o {other}',
  '{condition}: no, that cannot be compared.': '{condition}: no, eso no se puede comparar.',
  '{condition}: yes, it is not known.': '{condition}: sí, el valor no se conoce.',
  '{condition}: no, it is not known.': '{condition}: no, el valor no se conoce.',
  '{condition}: yes, it is {actual}.': '{condition}: sí, el valor es {actual}.',
  '{condition}: no, it is {actual}.': '{condition}: no, el valor es {actual}.',
  '{label} {field}': '{label} «{field}»',
  '{items}, {item}': '{items}, {item}',
  '{items} and {more} more': '{items} y {more} más',
  true: 'sí',
  false: 'no',
  'The sale was reported by a browser, so a person has to release it.':
    'La venta la comunicó un navegador, así que una persona tiene que liberarla.',
  'There is no holding period.': 'No hay periodo de retención.',
  'The holding period has {count} days.': {
    one: 'El periodo de retención es de {count} día.',
    other: 'El periodo de retención es de {count} días.',
  },
  '{amount} are {converted} at {rate} (European Central Bank, {day}).':
    '{amount} son {converted} al cambio de {rate} (Banco Central Europeo, {day}).',
  '{amount} are {converted} at {rate} (operator, {day}).':
    '{amount} son {converted} al cambio de {rate} (del operador, {day}).',
  '{actor} gave {amount} by hand.': '{actor} dio {amount} a mano.',
  '{actor} took back {amount} by hand.': '{actor} descontó {amount} a mano.',
  'The reason: {reason}': 'El motivo: {reason}',
  'Commissions by hand have no holding period.':
    'Las comisiones a mano no tienen periodo de retención.',
  'On {day} the link had {count} clicks from {country}.': {
    one: 'El {day} el enlace tuvo {count} clic desde {country}.',
    other: 'El {day} el enlace tuvo {count} clics desde {country}.',
  },
  'On {day} the link had {count} clicks.': {
    one: 'El {day} el enlace tuvo {count} clic.',
    other: 'El {day} el enlace tuvo {count} clics.',
  },
  'No rate from {from} to {to} was known for {amount}; the commission waits for one.':
    'No se conocía ningún cambio de {from} a {to} para {amount}; la comisión lo espera.',
  'A partner whom you referred earned it.': 'La ganó un socio que recomendaste.',
  'The program': 'El programa',
  'Commission {commission} was in a payout already when the sale was taken back in part or whole.':
    'La comisión {commission} ya estaba en un pago cuando la venta se anuló en parte o del todo.',
  '{amount} of it are taken off the next payout.':
    'De ella se descontarán {amount} del próximo pago.',
  'The program canceled it.': 'El programa la canceló.',
  '{actor} took back what was left of it.': '{actor} retiró lo que quedaba de ella.',
  '{actor} changed the amount of the sale, which was {amount} before.':
    '{actor} cambió el importe de la venta, que antes era {amount}.',
  '{actor} set the earnings to {amount}; they were {before} before.':
    '{actor} fijó la ganancia en {amount}; antes era {before}.',
  'It is held until the program has looked at it.':
    'Está en espera hasta que el programa la revise.',
  'Only a person releases it.': 'Solo una persona la libera.',
  'customer country': 'el país del cliente',
  'customer source': 'el origen del cliente',
  'days since customer signed up': 'los días desde el registro del cliente',
  'months since customer first paid': 'los meses desde el primer pago del cliente',
  'sale type': 'el tipo de venta',
  'sale amount': 'el importe de la venta',
  product: 'el producto',
  'payment processor': 'el proveedor de pagos',
  'sale event name': 'el nombre de la venta',
  'partner country': 'el país del socio',
  'partner clicks': 'el número de clics del socio',
  'partner leads': 'el número de leads del socio',
  'partner sales': 'el número de ventas del socio',
  'partner sale amount': 'el importe de las ventas del socio',
  'partner commissions': 'el importe de las comisiones del socio',
  'lead metadata': 'el dato del lead',
  'sale metadata': 'el dato de la venta',
  link: 'enlace',
  code: 'código',
  script: 'script',
  new: 'nueva',
  recurring: 'recurrente',
  '{name} is {value}': '{name}: {value}',
  '{name} is not {value}': '{name}: no {value}',
  '{name} is one of {value}': '{name}: uno de {value}',
  '{name} is none of {value}': '{name}: ninguno de {value}',
  '{name} starts with {value}': '{name}: empieza por {value}',
  '{name} ends with {value}': '{name}: termina en {value}',
  '{name} contains {value}': '{name}: contiene {value}',
  '{name} does not contain {value}': '{name}: no contiene {value}',
  '{name} is more than {value}': '{name}: más de {value}',
  '{name} is at least {value}': '{name}: al menos {value}',
  '{name} is less than {value}': '{name}: menos de {value}',
  '{name} is at most {value}': '{name}: como máximo {value}',
  'Refund after the payout': 'Reembolso después del pago',
  'Chargeback after the payout': 'Contracargo después del pago',
  'From a commission of a partner whom you referred':
    'De una comisión de un socio que recomendaste',
}
