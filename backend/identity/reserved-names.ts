/** What speaks for the site. */
const STAFF_WORDS =
  'admin admins administrator administrators administration mod mods moderator moderators moderation official ' +
  'support supporter staff system sysadmin sysop operator root superuser webmaster postmaster hostmaster abuse ' +
  'security helpdesk customerservice customercare'
/** What may stand beside such a word without making another word of it: `TheAdminTeam`. */
const COMPANION_WORDS =
  'the real true your my our super head chief lead senior account accounts bot care center centre chat customer desk ' +
  'group help info live office online service services site team tech technical tv user web'

/** Letters and digits that look alike; the names that users choose have no other characters. */
const LOOKALIKES = ['a4', 'b8', 'e3', 'g69', 'il1', 'o0', 's5', 't7', 'z2']
/** Pairs that look like one letter. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['d', '(?:d|cl)'],
  ['m', '(?:m|rn)'],
  ['w', '(?:w|vv)'],
])
/** In shorter words a doubled letter makes another word: `mod`, `mood`. */
const DOUBLING_CHARS_MIN = 5
/** A brand's name in another alphabet leaves nothing, or a few signs, of which user names could consist. */
const BRAND_CHARS_MIN = 3

const lookalikesOf = (sign: string): string => {
  const group = LOOKALIKES.find((signs) => signs.includes(sign))
  return group ? `[${group}]` : (PAIRS.get(sign) ?? sign)
}

/** The pattern of a word in lower case with everything that looks like it. */
const patternOf = (word: string): string =>
  [...word].map((sign) => lookalikesOf(sign) + (word.length < DOUBLING_CHARS_MIN ? '' : '+')).join('')

const patternsOf = (words: readonly string[]): string => words.map(patternOf).join('|')

const staffWords = STAFF_WORDS.split(' ')
const companions = patternsOf(COMPANION_WORDS.split(' '))

/** A brand's name as user names could spell it: `Résumé TV` is `resumetv`. */
const spelled = (brandName: string): string =>
  brandName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * Whether a user name (letters and digits: `userNameFault`) claims to be the site's staff or a brand, or looks so: it
 * consists of at least one word of theirs, and otherwise of digits and companions. A name that has such a word as a
 * part of another one is not reserved: `Modric`, `Systematic`, `BadminTon`. The rule and its reasons:
 * docs/decisions/035-reserved-names.md.
 */
export function isReservedName(name: string, brandNames: readonly string[]): boolean {
  const brands = brandNames.map(spelled).filter((brand) => brand.length >= BRAND_CHARS_MIN)
  const reserved = patternsOf([...staffWords, ...brands])
  return new RegExp(`^(?:${companions}|\\d)*(?:${reserved})(?:${reserved}|${companions}|\\d)*$`).test(
    name.toLowerCase(),
  )
}
