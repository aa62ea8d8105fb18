import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import {
  ADDRESS_CHARS_MAX,
  CONTACT_CHARS_MAX,
  GOODS_CATEGORIES,
  GOODS_KINDS,
  GOODS_PICTURES,
  OWNER_ACTS,
  QUANTITY_MAX,
  RECIPIENT_CHARS_MAX,
  REDEMPTION_STATUSES,
  REMARKS_CHARS_MAX,
} from './mall-rules.ts'
import { saidText } from './said-text.ts'
import { Paged } from './user.ts'

export const GoodsCategoryName = type.enumerated(...GOODS_CATEGORIES)
export const GoodsKindName = type.enumerated(...GOODS_KINDS)
export const GoodsPictureName = type.enumerated(...GOODS_PICTURES)
export const RedemptionStatusName = type.enumerated(...REDEMPTION_STATUSES)

/** Goods as lists show them; the name is in the language of the `lan` header. `price`: of a piece, in coins. */
export const GoodsLine = type({
  id: 'number.integer',
  name: 'string',
  category: GoodsCategoryName,
  kind: GoodsKindName,
  picture: GoodsPictureName,
  price: 'number.integer',
  /** Pieces that can be ordered now. */
  stock: 'number.integer',
})
export type GoodsLine = typeof GoodsLine.infer
export const Goods = GoodsLine.and({ description: 'string' })
export type Goods = typeof Goods.infer

/** Whom a parcel is for, where it goes, and how the recipient is reached. */
export const DeliveryInput = type({
  recipient: saidText(RECIPIENT_CHARS_MAX),
  address: saidText(ADDRESS_CHARS_MAX),
  contact: saidText(CONTACT_CHARS_MAX),
})

export const Address = type({
  id: 'number.integer',
  recipient: 'string',
  address: 'string',
  contact: 'string',
  /** The one that an order begins with. */
  isDefault: 'boolean',
})
export type Address = typeof Address.infer
const AddressList = type({ list: Address.array() })

/** A redemption in a list of the owner's. */
export const RedemptionLine = type({
  id: 'number.integer',
  goodsId: 'number.integer',
  name: 'string',
  picture: GoodsPictureName,
  kind: GoodsKindName,
  quantity: 'number.integer',
  /** Coins, for all pieces. */
  amount: 'number.integer',
  status: RedemptionStatusName,
  createdAt: Instant,
  'tracking?': 'string',
  /** Coins that were paid are on their way back, or are back. */
  'refund?': "'under_way' | 'done'",
})
export type RedemptionLine = typeof RedemptionLine.infer

export const Redemption = RedemptionLine.and({
  /** What the owner may do next. */
  acts: type.enumerated(...OWNER_ACTS).array(),
  /** Whether its card numbers can be read now. */
  hasCards: 'boolean',
  'recipient?': 'string',
  'address?': 'string',
  'contact?': 'string',
  /** The owner's. */
  'remarks?': 'string',
  /** Why staff returned the coins. */
  'reason?': 'string',
  /** Until when it can be paid, while it is `unpaid`. */
  'expiresAt?': Instant,
  'paidAt?': Instant,
  'shippedAt?': Instant,
  'redeemedAt?': Instant,
  /** When it was cancelled, returned, or not paid in time. */
  'endedAt?': Instant,
  'refundedAt?': Instant,
})
export type Redemption = typeof Redemption.infer

export const mallCalls = {
  /** Goods on sale, the newest first, 20 a page. `brand`: those of this brand too, besides those of all. */
  listGoods: call({
    method: 'GET',
    path: '/goods/list',
    access: 'guest',
    feature: 'mall',
    cache: { freshSeconds: 2, staleSeconds: 30 },
    input: Paged.and({ 'category?': GoodsCategoryName, 'brand?': 'string <= 40' }),
    result: type({ list: GoodsLine.array(), total: 'number.integer' }),
  }),
  getGoods: call({
    method: 'GET',
    path: '/goods/details',
    access: 'guest',
    feature: 'mall',
    cache: { freshSeconds: 2, staleSeconds: 30 },
    errors: ['not_found'],
    input: type({ id: IntegerText, 'brand?': 'string <= 40' }),
    result: Goods,
  }),
  /**
   * Stores an order and sets its pieces aside until it is paid, a quarter of an hour at most. `price`: of a piece, as the
   * buyer saw it. The same intent again answers with the same order. Physical goods need the delivery.
   */
  createRedemption: call({
    method: 'POST',
    path: '/orderpay/goodsOrder',
    access: 'user',
    feature: 'mall',
    errors: ['not_found', 'sold_out', 'price_changed', 'insufficient_gold'],
    input: type({
      goodsId: 'number.integer',
      quantity: `1 <= number.integer <= ${QUANTITY_MAX}`,
      price: 'number.integer',
      /** Made when the buyer presses the button. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
      'delivery?': DeliveryInput,
      'remarks?': `string <= ${REMARKS_CHARS_MAX}`,
    }),
    result: Redemption,
  }),
  /** Pays an order with coins, once. `order_over`: it was cancelled, or not paid in time. */
  payRedemption: call({
    method: 'POST',
    path: '/orderpay/payGoodsOrder',
    access: 'user',
    errors: ['not_found', 'insufficient_gold', 'order_over'],
    input: type({ id: 'number.integer' }),
    result: Redemption,
  }),
  /** Own redemptions, of all statuses or of one, newest first, 20 at a time. `next`: as of `listOrders`. */
  listRedemptions: call({
    method: 'GET',
    path: '/mall/orders',
    access: 'user',
    isOurs: true,
    input: type({ 'status?': RedemptionStatusName, 'before?': /^\d{1,14}-\d{1,16}$/ }),
    result: type({ list: RedemptionLine.array(), 'next?': 'string' }),
  }),
  getRedemption: call({
    method: 'GET',
    path: '/mall/order',
    access: 'user',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: Redemption,
  }),
  /** Before it is sent; coins that were paid come back. `order_moved`: it is too late for that. */
  cancelRedemption: call({
    method: 'POST',
    path: '/mall/order/cancel',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer' }),
    result: Redemption,
  }),
  /** The owner has what was sent. */
  confirmRedemption: call({
    method: 'POST',
    path: '/mall/order/confirm',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer' }),
    result: Redemption,
  }),
  /** The card numbers of an own redemption. `not_configured`: their key is missing on this installation. */
  getCards: call({
    method: 'POST',
    path: '/mall/order/cards',
    access: 'user',
    isOurs: true,
    isSecret: true,
    isRead: true,
    errors: ['not_found', 'not_configured'],
    input: type({ id: 'number.integer' }),
    result: type({ cards: 'string[]' }),
  }),
  /** The address book, the default one first. */
  listAddresses: call({
    method: 'GET',
    path: '/mall/addresses',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: AddressList,
  }),
  /** Without `id` a new one. `too_many`: the book is full. */
  saveAddress: call({
    method: 'POST',
    path: '/mall/address',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'too_many'],
    input: DeliveryInput.and({ 'id?': 'number.integer', 'isDefault?': 'boolean' }),
    result: AddressList,
  }),
  removeAddress: call({
    method: 'POST',
    path: '/mall/address/remove',
    access: 'user',
    isOurs: true,
    input: type({ id: 'number.integer' }),
    result: AddressList,
  }),
} as const
