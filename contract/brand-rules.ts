/**
 * What is wrong with a field of a brand's record. `taken`: a hostname or id of another brand; `locked`: `npm run brand` alone
 * changes it; `twice`: it is in the list already; `no_texts`: a language in which the brand says nothing. From `colour` to `email`:
 * what should be written there.
 */
export const BRAND_FAULT_KINDS = [
  'missing',
  'too_long',
  'out_of_range',
  'format',
  'unknown',
  'taken',
  'locked',
  'twice',
  'no_texts',
  'no_games',
  'one_line',
  'colour',
  'picture',
  'address',
  'hostname',
  'zone',
  'country',
  'date',
  'email',
] as const
export type BrandFaultKind = (typeof BRAND_FAULT_KINDS)[number]

/** A brand's id, also part of the keys and hostnames that are made for it. */
export const BRAND_ID = /^[a-z0-9][a-z0-9-]{0,30}$/

/** What is looked up: no address of another form, and nothing that ends a name in an address. */
export const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
/** Hostnames that are checked at once. */
export const BRAND_HOSTS_CHECKED = 20

export const BRAND_RECORD_CHARS_MAX = 100_000
/** A record as JSON within JSON. */
export const BRAND_BODY_BYTES_MAX = 512 * 1024
export const BRAND_NOTE_CHARS_MAX = 200

/** A logo or icon that was uploaded. */
export const BRAND_PICTURE_BYTES_MAX = 512 * 1024
export const BRAND_PICTURE_PX_MAX = 1056

/** Names a record that is looked at before it is published. */
export const BRAND_PREVIEW_TOKEN = /^[A-Za-z0-9_-]{43}$/
/** The parameter of a page that is shown with such a record. */
export const BRAND_PREVIEW_PARAMETER = 'brandPreview'
