import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight, Coins, Crown, Gem, LogOut, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { cn } from '#app/lib/cn.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar, MemberBadge } from '#app/ui/avatar.tsx'
import { toast } from '#app/ui/toast.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnLayout, OwnSkeleton } from './own-layout.tsx'
import { UnreadCount } from './own-nav.tsx'
import { OWN_GROUPS, OWN_PLACES } from './own-places.ts'

const [SHORTCUTS = []] = OWN_GROUPS
/** What one does with balances: the rest of their group stands in the wallet as it is. */
const ACTS = OWN_PLACES.filter(({ id }) => id === 'recharge' || id === 'exchange')
/** Beyond this a phone has no room for it on one line in the larger size. */
const LONG_NAME = 14

/**
 * The index of the personal centre on a phone: who, balances, membership and shortcuts, then everything else. Wide
 * screens are on their way to the profile, and see a skeleton of it.
 */
export const OwnCentre = () => (
  <OwnLayout isList listEnd={<SignOut />}>
    <div className="max-md:hidden">
      <OwnSkeleton />
    </div>
    <div className="space-y-4 md:hidden">
      <OwnSummary />
    </div>
  </OwnLayout>
)

function OwnSummary() {
  const viewer = useViewer()
  const navigate = useNavigate()
  useEffect(() => {
    if (matchMedia('(min-width: 768px)').matches)
      void navigate({ to: '/userInfo/$id', params: { id: 'info' }, replace: true })
  }, [navigate])
  if (!viewer) return null
  return (
    <>
      <Link
        to="/userInfo/$id"
        params={{ id: String(viewer.uid) }}
        className="flex items-center gap-3 rounded-lg hover:text-brand-text"
      >
        <Avatar name={viewer.username} url={viewer.avatar} size={56} />
        <div className="min-w-0 flex-1">
          <h1 className={cn('break-words font-bold', viewer.username.length > LONG_NAME ? 'text-16' : 'text-20')}>
            {viewer.username} <MemberBadge tier={viewer.membership} />
          </h1>
          <p className="text-text-muted">{m.user_info_level({ level: viewer.level })}</p>
        </div>
        <ChevronRight size={20} aria-hidden className="shrink-0 text-text-muted rtl:rotate-180" />
      </Link>
      <Wallet />
      <Shortcuts />
    </>
  )
}

/** Both balances, and the membership below them. */
function Wallet() {
  const own = useViewer()?.own
  // Until when is said by the page of the membership.
  const level = own?.svipUntil ? 'svip' : own?.vipUntil ? 'vip' : undefined
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <div className="grid grid-cols-2 divide-x divide-line">
        <Balance Icon={Coins} colour="text-coin" name={m.user_info_coins()} amount={own?.gold ?? 0} tab="gold" />
        <Balance
          Icon={Gem}
          colour="text-diamond"
          name={m.user_info_diamonds()}
          amount={own?.diamond ?? 0}
          tab="diamond"
        />
      </div>
      <div className="grid grid-cols-2 divide-x divide-line border-line border-t">
        {ACTS.map(({ id, Icon, name }) => (
          <Link
            key={id}
            to="/userInfo/$id"
            params={{ id }}
            className="flex min-h-12 items-center gap-2 px-4 py-2 font-medium hover:bg-surface-2"
          >
            <Icon size={18} aria-hidden className="shrink-0 text-text-muted" />
            {name()}
          </Link>
        ))}
      </div>
      <Link
        to="/userInfo/$id"
        params={{ id: 'vip' }}
        className="flex min-h-14 items-center gap-3 border-line border-t px-4 hover:bg-surface-2"
      >
        <Crown size={20} aria-hidden className={level ? 'shrink-0 text-coin' : 'shrink-0 text-text-muted'} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{m.user_page_vip()}</span>
          <span className="block text-13 text-text-muted">{level?.toUpperCase() ?? m.user_vip_none()}</span>
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-text-muted rtl:rotate-180" />
      </Link>
    </section>
  )
}

interface BalanceProps {
  Icon: LucideIcon
  colour: string
  name: string
  amount: number
  tab: 'gold' | 'diamond'
}

function Balance({ Icon, colour, name, amount, tab }: BalanceProps) {
  const { locale } = useShell()
  return (
    <Link to="/userInfo/$id" params={{ id: 'water' }} search={{ tab }} className="px-4 py-3 hover:bg-surface-2">
      <span className="flex items-center gap-2 text-13 text-text-muted">
        <Icon size={16} aria-hidden className={`shrink-0 ${colour}`} />
        {name}
      </span>
      <span className="figures block font-bold text-28">{fullNumber(amount, locale.tag)}</span>
    </Link>
  )
}

const Shortcuts = () => (
  <ul className="grid grid-cols-4 rounded-lg border border-line bg-surface-1 py-2">
    {SHORTCUTS.map(({ id, Icon, name }) => (
      <li key={id}>
        <Link
          to="/userInfo/$id"
          params={{ id }}
          className="relative flex h-full min-h-16 flex-col items-center gap-1.5 rounded-md px-1 py-2 text-center text-12 hover:bg-surface-2"
        >
          <Icon size={22} aria-hidden className="shrink-0 text-text-muted" />
          <span className="break-words text-balance">{name()}</span>
          {id === 'userNews' && <UnreadCount className="absolute start-1/2 top-0.5 ms-1" />}
        </Link>
      </li>
    ))}
  </ul>
)

const signOut = (home: string) =>
  import('../../login/sign-out.ts').then(
    ({ askAndSignOut }) => askAndSignOut(home),
    () => toast(m.error_network(), 'error'),
  )

/** On wide screens the account menu has it. */
function SignOut() {
  const { prefix } = useShell()
  return (
    <button
      type="button"
      className="mt-3 flex min-h-11 w-full items-center justify-center gap-3 rounded-lg border border-line bg-surface-1 px-3 hover:bg-surface-2 md:hidden"
      onClick={() => void signOut(prefix || '/')}
    >
      <LogOut size={18} aria-hidden className="shrink-0 text-text-muted rtl:rotate-180" />
      {m.login_sign_out()}
    </button>
  )
}
