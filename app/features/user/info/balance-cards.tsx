import { Link } from '@tanstack/react-router'
import { Coins, Gem, type LucideIcon } from 'lucide-react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** The viewer's balances, each a link to its history. */
export function BalanceCards() {
  const own = useViewer()?.own
  if (!own) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      <Balance Icon={Coins} colour="text-coin" name={m.user_info_coins()} amount={own.gold} tab="gold" />
      <Balance Icon={Gem} colour="text-diamond" name={m.user_info_diamonds()} amount={own.diamond} tab="diamond" />
    </div>
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
    <Link
      to="/userInfo/$id"
      params={{ id: 'water' }}
      search={{ tab }}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface-1 p-4 hover:bg-surface-2"
    >
      <Icon size={24} aria-hidden className={`shrink-0 ${colour}`} />
      <span className="min-w-0">
        <span className="block text-13 text-text-muted">{name}</span>
        <span className="figures font-semibold text-20">{fullNumber(amount, locale.tag)}</span>
      </span>
    </Link>
  )
}
