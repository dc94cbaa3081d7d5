/** One text, or one for each plural form that a language has; `count` decides. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** From English texts to those of a language. */
export type Words = Readonly<Record<string, string | Forms>>

/** English is its own key, which is the plural. Here is the singular. */
const SINGULARS = {
  '{count} commissions': '{count} commission',
  '{terms} for {count} months': '{terms} for {count} month',
  '{off} off for {count} months': '{off} off for {count} month',
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    "The customer's first sale was at {first}, so {count} month ends at {end}; this one was at {at}, which is too late.",
  "The customer's first sale was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    "The customer's first sale was at {first}, so {count} month ends at {end}; this one was at {at}, which is in time.",
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is too late.":
    "The referred partner's first commission was at {first}, so {count} month ends at {end}; this one was at {at}, which is too late.",
  "The referred partner's first commission was at {first}, so {count} months end at {end}; this one was at {at}, which is in time.":
    "The referred partner's first commission was at {first}, so {count} month ends at {end}; this one was at {at}, which is in time.",
  'The limit is {limit}; {amount} in {count} commissions came before: nothing is left.':
    'The limit is {limit}; {amount} in {count} commission came before: nothing is left.',
  'The limit is {limit}; {amount} in {count} commissions came before: {left} can be paid.':
    'The limit is {limit}; {amount} in {count} commission came before: {left} can be paid.',
  'A partner of the group {group} has at most {count} links. Delete one, or raise maxLinks of the group.':
    'A partner of the group {group} has at most {count} link. Delete one, or raise maxLinks of the group.',
  'The answer has at most {count} characters.': 'The answer has at most {count} character.',
  'This is not an address of at most {count} characters.':
    'This is not an address of at most {count} character.',
  'it has more than {count} characters.': 'it has more than {count} character.',
  'The holding period has {count} days.': 'The holding period has {count} day.',
  'On {day} the link had {count} clicks.': 'On {day} the link had {count} click.',
  'On {day} the link had {count} clicks from {country}.':
    'On {day} the link had {count} click from {country}.',
  '{count} new commissions.': '{count} new commission.',
  'The link works once, for {count} minutes.': 'The link works once, for {count} minute.',
  'The link works once, for {count} hours.': 'The link works once, for {count} hour.',
}

export const ENGLISH: Words = Object.fromEntries(
  Object.entries(SINGULARS).map(([other, one]) => [other, { one, other }]),
)
