import {
  Bell,
  CalendarClock,
  Coins,
  Crown,
  Gift,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Settings,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { m } from '#app/paraglide/messages.js'

export interface OwnPlace {
  to: string
  Icon: LucideIcon
  name: () => string
}

/** The pages of the personal centre, in the order of its list. */
export const OWN_PLACES = [
  { to: '/userInfo/info', Icon: UserRound, name: m.user_page_info },
  { to: '/userInfo/setting', Icon: Settings, name: m.user_page_setting },
  { to: '/userInfo/preferences', Icon: SlidersHorizontal, name: m.user_page_preferences },
  { to: '/userInfo/userNews', Icon: Bell, name: m.user_page_news },
  { to: '/userInfo/focus', Icon: Star, name: m.user_page_focus },
  { to: '/userInfo/reservations', Icon: CalendarClock, name: m.user_page_reservations },
  { to: '/userInfo/userPost', Icon: Newspaper, name: m.user_page_posts },
  { to: '/userInfo/vip', Icon: Crown, name: m.user_page_vip },
  { to: '/userInfo/water', Icon: Coins, name: m.user_page_water },
  { to: '/userInfo/myOrder', Icon: ShoppingBag, name: m.user_page_orders },
  { to: '/userInfo/exchange', Icon: Gift, name: m.user_page_exchange },
  { to: '/userInfo/invitations', Icon: UserPlus, name: m.user_page_invitations },
  { to: '/userInfo/send', Icon: MessageSquareText, name: m.user_page_send },
] as const satisfies readonly OwnPlace[]
