/** A phrase that the language page rules out, and what to write in its place. */
interface Rule {
  pattern: RegExp
  advice: string
}

export interface Finding {
  line: number
  text: string
  advice: string
}

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'

const RULES: readonly Rule[] = [
  // Vocabulary.
  { pattern: /(?<![\w-])(?:e-mail\w*|mails?(?!\.\w)|mailed)\b/gi, advice: 'email' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, advice: 'fix' },
  { pattern: /\bt(?:ak(?:es?|en|ing)|ook) (?:\w+ )?back\b/gi, advice: 'undo, reverse or reclaim' },
  { pattern: /\b(?:go(?:es)?|went) on\b/gi, advice: 'continue' },
  { pattern: /\bpaid in all\b/gi, advice: 'total paid' },
  { pattern: /\bowed at the end\b/gi, advice: 'closing balance' },
  { pattern: /\bthrow-?away address(?:es)?\b/gi, advice: 'disposable email' },
  { pattern: /\bbr(?:ings?|ought) along\b/gi, advice: 'include or bundle' },
  { pattern: /\bhea(?:rs?|rd) of\b/gi, advice: 'receive' },
  { pattern: /\bfor ever\b/gi, advice: 'forever, or permanently' },
  { pattern: /\banew\b/gi, advice: 'again' },
  { pattern: /\ball the same\b/gi, advice: 'anyway' },
  { pattern: /\bin trouble\b/gi, advice: 'failing or unavailable' },
  { pattern: /\bno more(?=[.,;:)])/gi, advice: 'no longer' },
  {
    pattern: /\b(?:says|said|tells|told)\b/gi,
    advice: 'a verb for what happens: shows, returns, explains, sets',
  },
  {
    pattern: /\bst(?:ands?|ood) (?:in|at|below|above|behind|between|side|where)\b/gi,
    advice: 'is',
  },
  { pattern: /\bby itself\b/gi, advice: 'automatically, or on its own' },
  {
    pattern: /\bsomebody\b|\beverybody\b|\banybody\b|\bnobody\b/gi,
    advice: 'the person: a user, a partner, a visitor',
  },
  // One term for one thing.
  { pattern: /\bvoid(?:s|ed|ing)? (?:(?:a|the|this) )?commissions?\b/gi, advice: 'cancel' },
  { pattern: /\bend(?:s|ed|ing)? (?:(?:a|the|this) )?discounts?\b/gi, advice: 'archive' },
  { pattern: /\bshort names?\b/gi, advice: 'slug' },
  { pattern: /\be-?mail texts?\b/gi, advice: 'email template' },
  { pattern: /\bsaved reports?\b/gi, advice: 'saved view' },
  { pattern: /\bfraud cases?\b/gi, advice: 'fraud flag' },
  {
    pattern: /\bpayout accounts?\b/gi,
    advice: 'the funding account of a program, or the payout method of a partner',
  },
  {
    pattern:
      /\b(?:replac|regenerat|roll)(?:es?|ed|ing)? (?:(?:a|the|your) )?(?:publishable|secret|API) keys?\b/gi,
    advice: 'rotate',
  },
  // Stand-ins for a noun.
  { pattern: /\b(?:who|what|whom|where)ever\b/gi, advice: 'the person or thing itself' },
  {
    pattern: /(?:^|(?<=[.!:;] ))(?:- )?Who(?:m|se)? [^.?!|\n]*[.!;:]/gm,
    advice: 'the person as the subject: "Partners who …"',
  },
  { pattern: /(?:^|(?<=[.!:;] ))(?:- )?What [^.?!|\n]*[.!]/gm, advice: 'the thing as the subject' },
  { pattern: /\b(?:is|are|was|were) so(?=[.,;)])/gi, advice: 'the thing that "so" stands for' },
  // Spelling in the United States.
  {
    pattern:
      /\b(?:un)?(?:colours?|coloured|colouring|behaviours?|favour\w*|honour\w*|centres?|licences?|grey|whilst|amongst|towards|afterwards|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing)|misspelt|learnt|catalogues?|dialogues?|programmes?|cheques?)\b/gi,
    advice: 'the American spelling',
  },
  { pattern: /\b\w{3,}(?:is|ys)(?:e[ds]?|ing|ation)\b/gi, advice: 'the American spelling' },
  { pattern: /\bset-ups?\b/gi, advice: 'setup (noun), set up (verb)' },
  {
    pattern: /\b(?:look-up|time-out|walk-through|log-in|back-up|clean-up|start-up)s?\b/gi,
    advice: 'one word',
  },
  { pattern: /\d %/g, advice: 'no space before %' },
  {
    pattern: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\\b`, 'g'),
    advice: 'November 28, 2026',
  },
  // Grammar that a pattern can find.
  { pattern: /\b(?!that\b|had\b|bye\b)([a-z]+) \1\b/gi, advice: 'the word once' },
  { pattern: /\ba (?=[aeio]\w+)(?!eu|one\b|once\b|ewe)/gi, advice: '"an" before a vowel' },
  { pattern: /\ban (?=[bcdfgjkpqtvwyz][a-z])/gi, advice: '"a" before a consonant' },
  {
    pattern: /\b[a-z]+, [a-z]+ (?:and|or) [a-z]+(?=[.;:)])/g,
    advice: 'a comma before the last item',
  },
]

/** Words that end like British ones and are not: `advertise`, `analysis`, `surprise`. */
const AMERICAN =
  /^(?:adverti|advi|appri|ar|chasti|compri|compromi|concei|cru|demi|devi|disgui|enterpri|exci|exerci|experti|franchi|improvi|lic|likewi|merchandi|mi|no|otherwi|paradi|poi|prai|preci|premi|promi|rai|revi|ri|supervi|surpri|surmi|televi|treati|vi|wi|nonethelesss?)[sy]/i

/** Lists what a text says against the rules. Code, addresses and quoted interface labels don't count. */
export function findWording(markdown: string): Finding[] {
  const prose = hideCode(markdown)
  const found = RULES.flatMap(({ pattern, advice }) =>
    [...prose.matchAll(pattern)]
      .filter(([text]) => !AMERICAN.test(text))
      .map((match) => ({ line: lineAt(prose, match.index), text: match[0].trim(), advice })),
  )
  return found.toSorted((a, b) => a.line - b.line)
}

/** Lists headings with a capital in a word that is neither first nor a name. */
export function findHeadings(markdown: string, names: ReadonlySet<string>): Finding[] {
  const prose = hideCode(markdown)
  return [...prose.matchAll(/^#{1,6} +(?:\d+\. )?(.+)$/gm)].flatMap((match) => {
    const [, heading = ''] = match
    const words = heading.split(/[\s/()“”"]+/).slice(1)
    const wrong = words
      .map((word) => word.replace(/(?:[’']s)?[.,:;!?]*$/, ''))
      .filter((word) => /^[A-Z][a-z]+$/.test(word) && !names.has(word))
    return wrong.map((text) => ({
      line: lineAt(prose, match.index),
      text,
      advice: `sentence case in "${heading}"`,
    }))
  })
}

/** Replaces code, addresses, and interface labels in italics with spaces, so that lines keep their numbers. */
export function hideCode(markdown: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return markdown
    .replace(/^---\n[\s\S]*?\n---$/, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/^( *)```[\s\S]*?^\1```$/gm, blank)
    .replace(/`[^`\n]+`/g, (code) => code.replace(/[^\n]/g, '0'))
    .replace(/(?<![*\w])\*[^*\n]+\*(?![*\w])/g, blank)
    .replace(/\]\([^)\s]*\)/g, blank)
    .replace(/\bhttps?:\S+/g, blank)
    .replace(/<[^>\n]+>/g, blank)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
