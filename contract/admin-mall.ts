import { NeedsSecond } from './admin-refunds.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { LOCALES } from './languages.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { GoodsCategoryName, GoodsKindName, GoodsPictureName, RedemptionLine, RedemptionStatusName } from './mall.ts'
import {
  CARD_CHARS_MAX,
  CARDS_MAX,
  GOODS_DESCRIPTION_CHARS_MAX,
  GOODS_NAME_CHARS_MAX,
  GOODS_PRICE_MAX,
  REMARKS_CHARS_MAX,
  STAFF_ACTS,
  STOCK_MAX,
  TRACKING_CHARS_MAX,
} from './mall-rules.ts'
import { saidText } from './said-text.ts'
import { Done } from './user.ts'

const LANGUAGES: ReadonlySet<string> = new Set(LOCALES.map(({ code }) => code))

/** Texts by product language code. */
const Texts = (charsMax: number) =>
  type({ '[string]': `string <= ${charsMax}` }).narrow((texts) =>
    Object.keys(texts).every((code) => LANGUAGES.has(code)),
  )

/** What may be changed of goods, at any time. */
const GoodsChange = type({
  names: Texts(GOODS_NAME_CHARS_MAX),
  descriptions: Texts(GOODS_DESCRIPTION_CHARS_MAX),
  category: GoodsCategoryName,
  picture: GoodsPictureName,
  price: `1 <= number.integer <= ${GOODS_PRICE_MAX}`,
  isOnSale: 'boolean',
  /** Absent: of all brands. */
  'brand?': '1 <= string <= 40',
})

export const AdminGoods = GoodsChange.and({
  id: 'number.integer',
  kind: GoodsKindName,
  stock: 'number.integer',
  /** Cards that were given to nobody, those of open orders included. */
  freeCards: 'number.integer',
  /** Simulated goods of a local run. */
  isDemo: 'boolean',
  createdAt: Instant,
})
export type AdminGoods = typeof AdminGoods.infer

/** A redemption in a list of all; address and contact are on its own page. */
export const AdminRedemptionLine = RedemptionLine.and({
  /** Absent: the account is deleted. */
  'uid?': 'number.integer',
  'username?': 'string',
  'recipient?': 'string',
})
export type AdminRedemptionLine = typeof AdminRedemptionLine.infer

export const AdminRedemption = AdminRedemptionLine.and({
  /** What staff may do next. */
  acts: type.enumerated(...STAFF_ACTS).array(),
  'address?': 'string',
  'contact?': 'string',
  'remarks?': 'string',
  'reason?': 'string',
  'paidAt?': Instant,
  'shippedAt?': Instant,
  'redeemedAt?': Instant,
  'endedAt?': Instant,
  'refundedAt?': Instant,
})
export type AdminRedemption = typeof AdminRedemption.infer

const Reason = saidText(REMARKS_CHARS_MAX)
const Tracking = saidText(TRACKING_CHARS_MAX)

/** The mall for administrators. What moves money or gives goods away wants a proof of the last ten minutes. */
export const adminMallCalls = {
  /** By id, brand or a name in any language; the newest first, where `sort` is absent. */
  listAllGoods: call({
    method: 'GET',
    path: '/admin/goods',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'state?': "'on' | 'off'", ...searchText, ...oldestFirst }),
    result: type({ list: AdminGoods.array(), ...ways }),
  }),
  /** `hasCardKey`: whether card numbers can be added on this installation. */
  getAnyGoods: call({
    method: 'GET',
    path: '/admin/goods/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: type({ goods: AdminGoods, hasCardKey: 'boolean' }),
  }),
  /** Without `id` new goods of this kind, without any pieces. */
  saveGoods: call({
    method: 'POST',
    path: '/admin/goods/save',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'proof_needed'],
    input: GoodsChange.and({ 'id?': 'number.integer', kind: GoodsKindName }),
    result: AdminGoods,
  }),
  /** Puts goods on sale, or takes them off; `order_moved`: somebody else did so. */
  setGoodsSale: call({
    method: 'POST',
    path: '/admin/goods/sale',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({ id: 'number.integer', isOnSale: 'boolean' }),
    result: Done,
  }),
  /** Adds pieces of physical goods, or takes some away; `out_of_range`: so many are not free. */
  changeStock: call({
    method: 'POST',
    path: '/admin/goods/stock',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'out_of_range', 'proof_needed'],
    input: type({ id: 'number.integer', by: `-${STOCK_MAX} <= number.integer <= ${STOCK_MAX}` }),
    result: AdminGoods,
  }),
  /** Adds card numbers to virtual goods; those that were ever added are left out. */
  addCards: call({
    method: 'POST',
    path: '/admin/goods/cards',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_configured', 'proof_needed'],
    input: type({
      id: 'number.integer',
      cards: type(`1 <= string <= ${CARD_CHARS_MAX}`).array().atMostLength(CARDS_MAX),
    }),
    result: type({ added: 'number.integer', known: 'number.integer', goods: AdminGoods }),
  }),
  /** By number of the order, uid, tracking number or recipient; a POST, since addresses are logged. Newest first. */
  listAllRedemptions: call({
    method: 'POST',
    isRead: true,
    path: '/admin/redemptions',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'state?': RedemptionStatusName, 'text?': 'string <= 100', 'sort?': "'oldest'" }),
    result: type({ list: AdminRedemptionLine.array(), ...ways }),
  }),
  /** Each view is written to the audit log: it has the address. */
  getAnyRedemption: call({
    method: 'GET',
    path: '/admin/redemption',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: AdminRedemption,
  }),
  /** Sends a parcel, or puts right the number of one that was sent. */
  shipRedemption: call({
    method: 'POST',
    path: '/admin/redemption/ship',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({ id: 'number.integer', tracking: Tracking }),
    result: AdminRedemption,
  }),
  /** The parcel has arrived; for virtual goods: gives the cards that were missing. */
  finishRedemption: call({
    method: 'POST',
    path: '/admin/redemption/finish',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({ id: 'number.integer' }),
    result: AdminRedemption,
  }),
  /**
   * Gives the coins back: of what cannot be sent, came back, or was charged back. `restocks`: its pieces can be ordered
   * again; never so for cards that were given.
   */
  returnRedemption: call({
    method: 'POST',
    path: '/admin/redemption/return',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'order_moved', 'proof_needed'],
    input: type({ id: 'number.integer', reason: Reason, restocks: 'boolean' }),
    result: NeedsSecond.and(AdminRedemption),
  }),
} as const
