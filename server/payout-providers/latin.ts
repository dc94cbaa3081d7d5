/** Letters that do not come apart into a base letter and accents, as banks write them out. */
const LETTERS = `ä ae ö oe ü ue ß ss æ ae œ oe ø oe ð d đ d þ th ł l ħ h ı i ŋ n ŧ t ĸ k
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch
  ш sh щ sht ъ a ь y ы y э e ю yu я ya ё yo і i ї yi є ye ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz ќ k ѓ g`

const SIGNS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '−': '-',
  '•': '.',
  '·': '.',
  '×': 'x',
  '€': 'EUR',
}

const LATIN = latinTable()

/**
 * Transliterates text to printable ASCII on one line: letters with accents are written out, the rest is
 * left out.
 */
export function toLatin(text: string): string {
  let latin = ''
  const composed = text.normalize('NFC').replace(/([οΟ])[υύΥΎ]/g, '$1u')
  for (const character of composed) latin += LATIN.get(character) ?? plain(character)
  return latin.replace(/ +/g, ' ').trim()
}

/** Tells whether a name has letters and all of them can be written in Latin ones. */
export function isLatinName(name: string): boolean {
  const letters = name.normalize('NFC').match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu) ?? []
  return letters.length > 0 && letters.every((letter) => toLatin(letter) !== '')
}

/** Removes the accents of one character; whitespace and controls become a space. */
function plain(character: string): string {
  if (/^[\s\p{Cc}]$/u.test(character)) return ' '
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return base.replace(/[^\x20-\x7e]/gu, (letter) => LATIN.get(letter) ?? '')
}

function latinTable(): Map<string, string> {
  const table = new Map(Object.entries(SIGNS))
  const words = LETTERS.split(/\s+/)
  for (let i = 0; i + 1 < words.length; i += 2) {
    const [letter, latin] = [words[i]!, words[i + 1]!]
    table.set(letter, latin)
    const upper = letter.toUpperCase()
    if (upper.length === 1 && upper !== letter && !table.has(upper) && !/^[A-Z]$/.test(upper)) {
      table.set(upper, latin[0]!.toUpperCase() + latin.slice(1))
    }
  }
  return table
}
