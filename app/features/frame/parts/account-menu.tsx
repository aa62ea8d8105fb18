import { useQueryClient } from '@tanstack/react-query'
import {
  Bell,
  Coins,
  LifeBuoy,
  LogOut,
  NotebookPen,
  Settings,
  Share2,
  Shield,
  SlidersHorizontal,
  Star,
  UserRound,
} from 'lucide-react'
import { type ComponentType, type MouseEvent, type ReactNode, useEffect } from 'react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { Menu } from '#app/ui/menu.tsx'
import type { OwnAccount, User } from '#contract/user.ts'
import { askAndSignOut } from '../../login/sign-out.ts'
import { syncFavourites } from '../../match/sync-favourites.ts'
import { subscribeInbox } from '../../notice/inbox.live.ts'

const UNREAD_SHOWN_MAX = 99

interface AccountMenuProps {
  viewer: User
  prefix: string
  /** Of the page's language. */
  tag: string
}

/** In the header: coins where there is room, and the avatar with the unread count, which opens the menu. */
export function AccountMenu({ viewer, prefix, tag }: AccountMenuProps) {
  const client = useQueryClient()
  useEffect(() => subscribeInbox(client), [client])
  useEffect(() => syncFavourites(client, viewer.uid), [client, viewer.uid])
  const unread = viewer.own?.unreadCount ?? 0
  const unreadLabel = unread > 0 ? m.login_menu_unread({ count: unread }) : undefined
  const label = m.login_menu_label({ name: viewer.username })
  const shared = { prefix }
  return (
    <>
      {viewer.own && <CoinsLink own={viewer.own} prefix={prefix} tag={tag} />}
      <Menu
        label={unreadLabel ? `${label}, ${unreadLabel}` : label}
        button={<AvatarWithCount viewer={viewer} unread={unread} />}
        className="w-60"
      >
        <p className="flex items-center gap-2 px-3 py-2 font-semibold">
          <bdi className="truncate">{viewer.username}</bdi>
          <MemberBadge tier={viewer.membership} />
        </p>
        {viewer.own && <Wallet own={viewer.own} prefix={prefix} tag={tag} />}
        <ul className="border-line border-t pt-1">
          <MenuLink {...shared} path="/userInfo/recharge" Icon={Coins} label={m.user_page_recharge()} />
          <MenuLink {...shared} path="/userInfo/info" Icon={UserRound} label={m.login_menu_centre()} />
          <MenuLink
            {...shared}
            path="/userInfo/userNews"
            Icon={Bell}
            label={m.login_menu_notices()}
            end={unread || ''}
          />
          <MenuLink {...shared} path="/userInfo/focus" Icon={Star} label={m.login_menu_follows()} />
          <MenuLink {...shared} path="/userInfo/setting" Icon={Settings} label={m.login_menu_security()} />
          <MenuLink
            {...shared}
            path="/userInfo/preferences"
            Icon={SlidersHorizontal}
            label={m.login_menu_preferences()}
          />
          <MenuLink {...shared} path="/salesmartly" Icon={LifeBuoy} label={m.login_menu_support()} />
          {viewer.roles?.includes('expert') && (
            <MenuLink {...shared} path="/creatorCenter" Icon={NotebookPen} label={m.login_menu_creator()} />
          )}
          {viewer.roles?.includes('promotion') && (
            <MenuLink {...shared} path="/channel" Icon={Share2} label={m.login_menu_channel()} />
          )}
          {viewer.roles?.includes('administrator') ? (
            <MenuLink {...shared} path="/admin" Icon={Shield} label={m.login_menu_admin()} />
          ) : (
            viewer.roles?.includes('moderator') && (
              <MenuLink {...shared} path="/admin/reports" Icon={Shield} label={m.login_menu_admin()} />
            )
          )}
        </ul>
        <button type="button" className={`${LINE} mt-1 w-full`} onClick={() => void askAndSignOut(prefix || '/')}>
          <LogOut size={18} aria-hidden className="text-text-muted rtl:rotate-180" />
          {m.login_sign_out()}
        </button>
      </Menu>
    </>
  )
}

interface WalletProps {
  own: OwnAccount
  prefix: string
  tag: string
}

/** The coins beside the avatar, on wide screens. */
const CoinsLink = ({ own, prefix, tag }: WalletProps) => (
  <a
    href={`${prefix}/userInfo/water`}
    data-routed=""
    className="flex h-9 shrink-0 items-center gap-1.5 rounded-md px-2 font-medium hover:bg-surface-1 max-lg:hidden"
  >
    <Coins size={18} aria-hidden className="text-coin" />
    <span className="figures">{fullNumber(own.gold, tag)}</span>
    <span className="sr-only"> {m.coins_name_gold()}</span>
  </a>
)

/** Both balances, a link to what moved them. */
const Wallet = ({ own, prefix, tag }: WalletProps) => (
  <a
    href={`${prefix}/userInfo/water`}
    data-routed=""
    onClick={closeMenu}
    className="flex min-h-10 flex-wrap items-center gap-x-4 rounded-sm px-3 hover:bg-surface-2"
  >
    <span className="flex items-center gap-1.5">
      <Coins size={16} aria-hidden className="text-coin" />
      <span className="figures">{fullNumber(own.gold, tag)}</span>
      <span className="sr-only"> {m.coins_name_gold()}</span>
    </span>
    <span className="flex items-center gap-1.5">
      <span aria-hidden className="mx-0.5 size-2.5 rotate-45 rounded-[2px] bg-diamond" />
      <span className="figures">{fullNumber(own.diamond, tag)}</span>
      <span className="sr-only"> {m.coins_name_diamond()}</span>
    </span>
  </a>
)

const LINE = 'flex min-h-10 items-center gap-3 rounded-sm px-3 text-start hover:bg-surface-2'

/** Closes the menu on navigation, which does not reload the page. */
const closeMenu = (event: MouseEvent) => {
  const menu = event.currentTarget.closest('details')
  if (menu) menu.open = false
}

interface MenuLinkProps {
  prefix: string
  path: string
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  label: string
  end?: ReactNode
}

const MenuLink = ({ prefix, path, Icon, label, end }: MenuLinkProps) => (
  <li>
    <a href={`${prefix}${path}`} data-routed="" onClick={closeMenu} className={LINE}>
      <Icon size={18} aria-hidden className="text-text-muted" />
      <span className="min-w-0 flex-1">{label}</span>
      {end && <span className="figures font-medium text-12 text-brand-text">{end}</span>}
    </a>
  </li>
)

const AvatarWithCount = ({ viewer, unread }: { viewer: User; unread: number }) => (
  <span className="relative">
    <Avatar
      name={viewer.username}
      url={viewer.avatar}
      size={32}
      badge={<MemberBadge tier={viewer.membership} className="translate-y-1" />}
      className="block"
    />
    {unread > 0 && (
      // CSS content, because the button's accessible name has the count already.
      <span
        data-count={unread > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : unread}
        className="figures absolute -end-1.5 -top-1 min-w-4 rounded-full bg-brand px-1 text-center font-semibold text-12 text-on-brand leading-4 before:content-[attr(data-count)]"
      />
    )}
  </span>
)
