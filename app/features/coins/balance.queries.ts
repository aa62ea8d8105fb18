import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { useViewer, viewerIn, viewerQuery } from '../session/viewer.queries.ts'
import { getBalance } from './coins.functions.ts'

/** Whole coins (`gold`) and diamonds. */
export interface Balance {
  gold: number
  diamond: number
}

const KEY = ['user', 'gold'] as const

/** Shows the viewer's balance wherever the page has it. */
export function showBalance(client: QueryClient, balance: Balance): void {
  client.setQueryData(KEY, balance)
  client.setQueryData(viewerQuery().queryKey, (viewer) =>
    viewer?.own ? { ...viewer, own: { ...viewer.own, ...balance } } : viewer,
  )
}

/** Shows a balance that the server has sent; an answer that is under way may be older. Statements are read again. */
export async function takeBalance(client: QueryClient, { gold, diamond }: Balance): Promise<void> {
  await client.cancelQueries({ queryKey: KEY })
  const known = viewerIn(client)?.own
  if (known?.gold !== gold || known.diamond !== diamond)
    void client.invalidateQueries({ queryKey: ['user', 'balance'] })
  showBalance(client, { gold, diamond })
}

/**
 * What the viewer can spend now. Its answer is shown wherever the page has the balance: after whatever has changed it,
 * invalidate it, or fetch it where nothing on the page uses it.
 */
export const ownBalanceQuery = () =>
  queryOptions({
    queryKey: KEY,
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
