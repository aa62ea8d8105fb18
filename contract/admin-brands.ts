import { NeedsSecond } from './admin-refunds.ts'
import { type } from './ark.ts'
import {
  BRAND_BODY_BYTES_MAX,
  BRAND_FAULT_KINDS,
  BRAND_HOSTS_CHECKED,
  BRAND_ID,
  BRAND_NOTE_CHARS_MAX,
  BRAND_PICTURE_BYTES_MAX,
  BRAND_PREVIEW_TOKEN,
  BRAND_RECORD_CHARS_MAX,
  HOSTNAME,
} from './brand-rules.ts'
import { call, SLOW_CALL_TIMEOUT_MS } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, NamedListPart, ways } from './list-part.ts'
import { Done } from './user.ts'

const BrandId = type(BRAND_ID)
/** The JSON of a record, as `npm run brand` takes and gives it. */
const RecordText = type(`string <= ${BRAND_RECORD_CHARS_MAX}`)

export const AdminBrandLine = type({
  id: 'string',
  /** In the administrator's language; the id where the record cannot be read. */
  name: 'string',
  hosts: 'string[]',
  /** `retired`: as its last record was. */
  state: "'open' | 'maintenance' | 'unreadable' | 'retired'",
  isDemo: 'boolean',
  /** Of the last change that was made here. */
  'changedAt?': Instant,
  'changedBy?': 'string',
})
export type AdminBrandLine = typeof AdminBrandLine.infer

export const AdminBrand = type({
  id: 'string',
  record: 'string',
  /** To be given back when it is published. */
  revision: 'string',
  /** Another administrator has to confirm that it is retired. */
  isRetiredByTwo: 'boolean',
})
export type AdminBrand = typeof AdminBrand.infer

export const BrandFault = type({
  /** `texts.en_US.title`, `hosts.0`; empty: the whole record. */
  path: 'string',
  kind: type.enumerated(...BRAND_FAULT_KINDS),
  /** In English. */
  text: 'string',
})
export type BrandFault = typeof BrandFault.infer

/** What waits for a second administrator. */
export const BrandProposal = type({
  id: 'string',
  /** Absent: the brand is to be retired. */
  'record?': 'string',
  /**
   * Fields of the record by which more is paid out or visitors are led elsewhere (`hosts`: those of a hostname that another brand
   * had), and `new` or `restored` of a brand that is not there.
   */
  raises: 'string[]',
  note: 'string',
  proposedBy: 'number.integer',
  proposerName: 'string',
  expiresAt: Instant,
})
export type BrandProposal = typeof BrandProposal.infer

/** Names the proposal that was read. */
const ProposalRead = type({ id: BrandId, expiresAt: Instant })

export const HostState = type({
  host: 'string',
  /** `found`: there, and this installation does not say where it should lead; `local`: of this machine. */
  dns: "'here' | 'elsewhere' | 'found' | 'missing' | 'local' | 'unknown'",
  /** Absent: this installation does not ask for certificates. */
  'certificate?': "'active' | 'pending' | 'none' | 'unknown'",
})
export type HostState = typeof HostState.infer

export const BrandService = type({
  what: type.enumerated(
    ...(['mail', 'sms', 'sign_in', 'human_check', 'payments', 'alerts', 'cards', 'papers', 'broadcasts'] as const),
  ),
  isSet: 'boolean',
  /** The settings of the backend that it takes. */
  by: 'string',
  /** Which of several are set up. */
  'names?': 'string[]',
})
export type BrandService = typeof BrandService.infer

export const BrandVersionLine = type({
  version: 'number.integer',
  at: Instant,
  /** Who published it; absent: it was put by `npm run brand`, and found here. */
  'uid?': 'number.integer',
  'username?': 'string',
  note: 'string',
})
export type BrandVersionLine = typeof BrandVersionLine.infer

/** Records of brands for administrators, who have their role on all brands of a backend. */
export const adminBrandCalls = {
  /** By id: those that are there, or those that were retired. */
  /** `text`: of an id, a hostname, or a name in any language. */
  listBrands: call({
    method: 'GET',
    path: '/admin/brands',
    access: 'administrator',
    isOurs: true,
    input: NamedListPart.and({ 'state?': "'retired'", 'text?': 'string <= 100', 'sort?': "'changed'" }),
    result: type({ list: AdminBrandLine.array(), ...ways }),
  }),
  getBrand: call({
    method: 'GET',
    path: '/admin/brands/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: BrandId }),
    result: AdminBrand,
  }),
  /** What would keep a record from being published as this brand. */
  checkBrand: call({
    method: 'POST',
    isRead: true,
    path: '/admin/brands/check',
    access: 'administrator',
    isOurs: true,
    bodyBytesMax: BRAND_BODY_BYTES_MAX,
    input: type({ id: BrandId, record: RecordText }),
    result: type({ faults: BrandFault.array() }),
  }),
  /**
   * Serves a record on its hostnames, within seconds. `revision` is that of the record which was changed, empty for a new
   * brand. Without `brand` in the answer nothing was published; with `needsSecond` another administrator has to confirm what
   * it raises or where it leads. `order_moved`: the record has changed since.
   */
  publishBrand: call({
    method: 'POST',
    path: '/admin/brands/publish',
    access: 'administrator',
    isOurs: true,
    bodyBytesMax: BRAND_BODY_BYTES_MAX,
    errors: ['order_moved', 'proof_needed'],
    input: type({
      id: BrandId,
      record: RecordText,
      revision: 'string <= 100',
      note: `string <= ${BRAND_NOTE_CHARS_MAX}`,
    }),
    result: NeedsSecond.and({ faults: BrandFault.array(), 'brand?': AdminBrand }),
  }),
  /**
   * Serves an earlier version again. What `npm run brand` alone changes stays as it is now: `kept` has the paths of what would be
   * another. The rest as with `publishBrand`.
   */
  returnBrand: call({
    method: 'POST',
    path: '/admin/brands/return',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({
      id: BrandId,
      version: 'number.integer',
      revision: 'string <= 100',
      note: `string <= ${BRAND_NOTE_CHARS_MAX}`,
    }),
    result: NeedsSecond.and({ faults: BrandFault.array(), 'brand?': AdminBrand, kept: 'string[]' }),
  }),
  /**
   * Takes a brand away: its hostnames answer as unknown ones do, its accounts, books and versions stay. `typed` is its id once
   * more. With `needsSecond` another administrator has to confirm it. `order_moved`: the record has changed since.
   */
  retireBrand: call({
    method: 'POST',
    path: '/admin/brands/retire',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({
      id: BrandId,
      typed: BrandId,
      revision: 'string <= 100',
      note: `string <= ${BRAND_NOTE_CHARS_MAX}`,
    }),
    result: NeedsSecond.and({ faults: BrandFault.array() }),
  }),
  /**
   * Serves a retired brand again as it was. With `needsSecond` another administrator has to confirm it. `not_found`: it is not
   * retired.
   */
  restoreBrand: call({
    method: 'POST',
    path: '/admin/brands/restore',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({ id: BrandId }),
    result: NeedsSecond.and({ faults: BrandFault.array() }),
  }),
  /** What waits for a second administrator; at most 100. */
  listBrandProposals: call({
    method: 'GET',
    path: '/admin/brands/proposals',
    access: 'administrator',
    isOurs: true,
    input: type({}),
    result: type({ list: BrandProposal.array() }),
  }),
  /**
   * Does what another administrator proposed. `expiresAt` as it was listed: of two proposals for a brand it names the one that
   * was read. `order_moved`: the record has changed since, or something else is proposed; `not_found`: decided or over.
   */
  confirmBrand: call({
    method: 'POST',
    path: '/admin/brands/proposals/confirm',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'order_moved', 'proof_needed'],
    input: ProposalRead,
    result: type({ faults: BrandFault.array() }),
  }),
  /** Withdraws the caller's own proposal, or declines another's. `order_moved`: something else is proposed by now. */
  declineBrand: call({
    method: 'POST',
    path: '/admin/brands/proposals/decline',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: ProposalRead,
    result: Done,
  }),
  /** The newest first. `isPut`: `npm run brand` has put another record since the last one. */
  listBrandVersions: call({
    method: 'GET',
    path: '/admin/brands/versions',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ id: BrandId }),
    result: type({ list: BrandVersionLine.array(), ...ways, 'isPut?': 'boolean' }),
  }),
  /** A version and what was there before; `before` is absent of the first. */
  getBrandVersion: call({
    method: 'GET',
    path: '/admin/brands/version',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: BrandId, version: IntegerText }),
    result: type({ record: 'string', 'before?': 'string' }),
  }),
  /** What the installation has set up for the brand: names of settings, no values. */
  listBrandServices: call({
    method: 'GET',
    path: '/admin/brands/services',
    access: 'administrator',
    isOurs: true,
    input: type({ id: BrandId }),
    result: type({ list: BrandService.array() }),
  }),
  /** Whether hostnames lead to this site; `target` is where a `CNAME` should lead to. */
  checkHosts: call({
    method: 'POST',
    isRead: true,
    path: '/admin/brands/hosts',
    access: 'administrator',
    isOurs: true,
    timeoutMs: SLOW_CALL_TIMEOUT_MS,
    input: type({ hosts: type(HOSTNAME).array().atMostLength(BRAND_HOSTS_CHECKED) }),
    result: type({ list: HostState.array(), 'target?': 'string' }),
  }),
  /** Keeps a record for ten minutes, so that who made it sees pages of the site with it: `?brandPreview=<token>`. */
  previewBrand: call({
    method: 'POST',
    path: '/admin/brands/preview',
    access: 'administrator',
    isOurs: true,
    bodyBytesMax: BRAND_BODY_BYTES_MAX,
    input: type({ id: BrandId, record: RecordText }),
    result: type({ faults: BrandFault.array(), 'token?': 'string' }),
  }),
  /** The record behind a token, for who made it. */
  getBrandPreview: call({
    method: 'GET',
    path: '/admin/brands/preview/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ token: BRAND_PREVIEW_TOKEN }),
    result: type({ record: 'string' }),
  }),
  /** Stores a logo or icon, which is shown once a record names it. The brand may be new. */
  uploadBrandPicture: call({
    method: 'POST',
    path: '/admin/brands/picture',
    access: 'administrator',
    isOurs: true,
    upload: { bytesMax: BRAND_PICTURE_BYTES_MAX },
    errors: ['wrong_file_type'],
    input: type({ id: BrandId }),
    result: type({ path: 'string', width: 'number.integer', height: 'number.integer' }),
  }),
} as const
