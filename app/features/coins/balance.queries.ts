import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { getBalance } from './coins.functions.ts'
import { BALANCE_KEY, type Balance, showBalance } from './shown.ts'

/**
 * What the viewer can spend now. Its answer is shown wherever the page has the balance: after whatever has changed it,
 * invalidate it, or fetch it where nothing on the page uses it.
 */
export const ownBalanceQuery = () =>
  queryOptions({
    queryKey: BALANCE_KEY,
    queryFn: async ({ client }): Promise<Balance> => {
      const { gold, diamond } = unwrap(await getBalance())
      showBalance(client, { gold, diamond })
      return { gold, diamond }
    },
    staleTime: 0,
  })

/** The viewer's balance, asked for when it is first shown; until then what the page knew. Null for a guest. */
export function useOwnBalance(): Balance | null {
  const own = useViewer()?.own
  const { data = own } = useQuery({ ...ownBalanceQuery(), enabled: own !== undefined })
  return own && data ? data : null
}
