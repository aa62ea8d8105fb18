import type { BrandFaultKind } from '#contract/brand-rules.ts'

/** How a value of a record is written: said in place of its pattern. */
export const WORDS = {
  colour: 'a colour like #ff6a1a: # and six digits from 0 to f',
  picture: 'the path of a picture on this site, like /brands/main/mark.svg: no https:// and no hostname',
  address: 'an address like https://www.example.com/page',
  socket: 'an address like wss://www.example.com/socket',
  hostname: 'a hostname like www.example.com: small letters, no https:// and no path',
  id: 'an id of small letters, digits and hyphens, at most 31',
  zone: 'a time zone of the IANA database, like Asia/Shanghai',
  country: 'a country as two capital letters, like CN',
  date: 'a date like 2027-12-31',
  email: 'an e-mail address like help@example.com',
} as const

const KINDS: ReadonlyMap<string, BrandFaultKind> = new Map([
  [WORDS.colour, 'colour'],
  [WORDS.picture, 'picture'],
  [WORDS.address, 'address'],
  [WORDS.hostname, 'hostname'],
  [WORDS.zone, 'zone'],
  [WORDS.country, 'country'],
  [WORDS.date, 'date'],
  [WORDS.email, 'email'],
])

/** The kind of a fault, by what was expected; undefined where that says nothing of its own. */
export const kindOfWords = (expected: string): BrandFaultKind | undefined => KINDS.get(expected)
