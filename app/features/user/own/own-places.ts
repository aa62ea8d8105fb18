import {
  ArrowLeftRight,
  Bell,
  CalendarClock,
  Coins,
  Crown,
  Film,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Package,
  PenLine,
  Radio,
  Settings,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  UserPlus,
  UserRound,
  WalletCards,
} from 'lucide-react'
import { m } from '#app/paraglide/messages.js'

export interface OwnPlace {
  id: string
  /** The route of a place that is no page of the personal centre. */
  to?: '/mall/{-$place}/{-$id}' | '/anchorCenter/{-$place}' | '/creatorCenter/{-$place}' | '/videos/{-$game}/{-$id}'
  Icon: LucideIcon
  name: () => string
}

/** The pages of the personal centre, in navigation order. */
export const OWN_PLACES = [
  { id: 'focus', Icon: Star, name: m.user_page_focus },
  { id: 'reservations', Icon: CalendarClock, name: m.user_page_reservations },
  { id: 'userNews', Icon: Bell, name: m.user_page_news },
  { id: 'userPost', Icon: Newspaper, name: m.user_page_posts },
  { id: 'vip', Icon: Crown, name: m.user_page_vip },
  { id: 'water', Icon: Coins, name: m.user_page_water },
  { id: 'recharge', Icon: WalletCards, name: m.user_page_recharge },
  { id: 'exchange', Icon: ArrowLeftRight, name: m.user_page_exchange },
  { id: 'myOrder', Icon: ShoppingBag, name: m.user_page_orders },
  { id: 'invitations', Icon: UserPlus, name: m.user_page_invitations },
  { id: 'info', Icon: UserRound, name: m.user_page_info },
  { id: 'setting', Icon: Settings, name: m.user_page_setting },
  { id: 'preferences', Icon: SlidersHorizontal, name: m.user_page_preferences },
  { id: 'feedback', Icon: MessageSquareText, name: m.user_page_feedback },
  // Not in the navigation: the page of own posts leads there.
  { id: 'send', Icon: PenLine, name: m.user_page_send },
] as const satisfies readonly OwnPlace[]

/** Every id here has a page in user-pages.ts and the other way round. */
export type OwnPlaceId = (typeof OWN_PLACES)[number]['id']

/** A page of the mall in the same navigation, for brands that have the mall. */
export const REDEMPTIONS: OwnPlace = {
  id: 'redemptions',
  Icon: Package,
  name: m.user_page_redemptions,
  to: '/mall/{-$place}/{-$id}',
}

/** Videos that the viewer uploads, for brands that have videos. */
export const VIDEOS: OwnPlace = {
  id: 'videos',
  Icon: Film,
  name: m.user_page_videos,
  to: '/videos/{-$game}/{-$id}',
}

/** For who streams, or wants to. */
const STREAMER: OwnPlace = {
  id: 'streamer',
  Icon: Radio,
  name: m.user_page_streamer,
  to: '/anchorCenter/{-$place}',
}

/** For experts, in brands that have them. */
export const CREATOR: OwnPlace = {
  id: 'creator',
  Icon: PenLine,
  name: m.creator_title,
  to: '/creatorCenter/{-$place}',
}

/** The same in groups: what is mine, what I have, what I did with it, settings. */
export const OWN_GROUPS: readonly (readonly OwnPlace[])[] = [
  OWN_PLACES.slice(0, 4),
  OWN_PLACES.slice(4, 8),
  [...OWN_PLACES.slice(8, 9), REDEMPTIONS, ...OWN_PLACES.slice(9, 10), VIDEOS, STREAMER, CREATOR],
  OWN_PLACES.slice(10, 14),
]
