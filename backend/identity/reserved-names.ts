/** What speaks for the site, alone or beside companions and digits: `Support24`, `TheSystemTeam`. */
const STAFF_WORDS =
  'mod mods moderation official support staff system sysop abuse security billing payment payments refund refunds ' +
  'verification noreply customercare customersupport kefu guanfang guanli unei koushiki'
/** The same, but with a number it is an ordinary name: `Root66`. */
const ORDINARY_WORDS = 'root owner'
/** Nobody else's title, so that a name may not have it beside any other word: `AdminJohn`. */
const TITLES =
  'admin admins administrator administrators administration moderator moderators sysadmin superadmin superuser ' +
  'webmaster postmaster hostmaster helpdesk customerservice guanliyuan kanrinin'
/** Titles that no other word begins or ends with, so that capitals need not set them apart: `adminjohn`. */
const PLAIN_TITLES = 'admin moderator webmaster helpdesk customerservice'
/** At the end they name an office, elsewhere they are words: `CoinSupport`, but `SupportLocalTeams`. */
const OFFICES = 'support official staff'
/** What may stand beside a staff word without making another word of it: `TheSupportTeam`. */
const COMPANION_WORDS =
  'the real true your my our super global head chief lead senior account accounts alert bot care center centre chat ' +
  'customer department dept desk group help info live message messages notice notices notification office online ' +
  'operator service services site team tech technical tv user web'

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
const patternsIn = (words: string): string => patternsOf(words.split(' '))

const staffWords = `${STAFF_WORDS} ${TITLES}`.split(' ')
const [companions, ordinary] = [patternsIn(COMPANION_WORDS), patternsIn(ORDINARY_WORDS)]
const isOrdinaryAlone = new RegExp(`^(?:${companions})*(?:${ordinary})(?:${ordinary}|${companions})*$`)
const isTitle = new RegExp(`^(?:${patternsIn(TITLES)})$`)
const isOffice = new RegExp(`^(?:${patternsIn(OFFICES)})$`)
const plainTitles = patternsIn(PLAIN_TITLES)
/** `badmin` is the beginning of badminton. */
const hasPlainTitle = new RegExp(`^(?:${plainTitles})|(?<![b8])(?:${plainTitles})\\d*$`)

/** The words of a name as capitals set them apart, without digits around them: `xXAdm1nJohn7` is x, x, adm1n, john. */
const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.replace(/^\d+|\d+$/g, '').toLowerCase())
    .filter((word) => word !== '')

/** The words that digits set apart too: `7admin7john` is admin, john. */
const piecesOf = (name: string): string[] => wordsOf(name).flatMap((word) => word.split(/\d+/))

function hasTitle(name: string): boolean {
  const words = wordsOf(name)
  if ([...words, ...piecesOf(name)].some((word) => isTitle.test(word))) return true
  return isOffice.test(words.at(-1) ?? '') || isOffice.test(piecesOf(name).at(-1) ?? '')
}

/** A brand's name as user names could spell it: `Résumé TV` is `resumetv`. */
const spelled = (brandName: string): string =>
  brandName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * Whether a user name (letters and digits: `userNameFault`) claims to be the site's staff or a brand, or looks so. A word
 * that is a part of another one is not reserved: `Modric`, `Systematic`. The rules and their reasons:
 * docs/decisions/035-reserved-names.md.
 */
export function isReservedName(name: string, brandNames: readonly string[]): boolean {
  const plain = name.toLowerCase()
  if (hasTitle(name) || hasPlainTitle.test(plain) || isOrdinaryAlone.test(plain)) return true
  const brands = brandNames.map(spelled).filter((brand) => brand.length >= BRAND_CHARS_MIN)
  const reserved = patternsOf([...staffWords, ...brands])
  const others = `${ordinary}|${companions}|\\d`
  return new RegExp(`^(?:${others})*(?:${reserved})(?:${reserved}|${others})*$`).test(plain)
}
