/** What the mall knows in words and bounds, for the page and the backend alike. The names are stored. */
export const GOODS_CATEGORIES = ['wear', 'gear', 'collectables', 'codes'] as const
export type GoodsCategory = (typeof GOODS_CATEGORIES)[number]

/** What is sent to an address, and what is given as a card number. */
export const GOODS_KINDS = ['physical', 'virtual'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

/** The drawn pictures, each a file of `public/goods`. */
export const GOODS_PICTURES = [
  'jersey',
  'scarf',
  'cap',
  'ball',
  'mug',
  'poster',
  'pin',
  'headset',
  'mouse',
  'controller',
  'game_card',
  'voucher',
] as const
export type GoodsPicture = (typeof GOODS_PICTURES)[number]

/** What a buyer reads of an order's state (docs/product.md, section 4), and that it is not paid yet. */
export const REDEMPTION_STATUSES = [
  'unpaid',
  'under_review',
  'in_progress',
  'redeemed',
  'returned',
  'cancelled',
] as const
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number]

/** What the owner of an order and what staff may do with it. */
export const OWNER_ACTS = ['pay', 'cancel', 'confirm'] as const
export type OwnerAct = (typeof OWNER_ACTS)[number]
export const STAFF_ACTS = ['ship', 'track', 'give_cards', 'redeem', 'refund', 'return'] as const
export type StaffAct = (typeof STAFF_ACTS)[number]

export const QUANTITY_MAX = 10
/** Of an address book. */
export const ADDRESSES_MAX = 20
export const RECIPIENT_CHARS_MAX = 60
export const ADDRESS_CHARS_MAX = 300
export const CONTACT_CHARS_MAX = 100
export const REMARKS_CHARS_MAX = 200
export const TRACKING_CHARS_MAX = 100
export const GOODS_NAME_CHARS_MAX = 80
export const GOODS_DESCRIPTION_CHARS_MAX = 1000
/** In coins, for a piece. */
export const GOODS_PRICE_MAX = 10_000_000
export const STOCK_MAX = 1_000_000
/** Card numbers that one upload brings. */
export const CARDS_MAX = 200
export const CARD_CHARS_MAX = 200

export interface Delivery {
  recipient: string
  address: string
  contact: string
}
