import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAnchorIP } from './addresses.functions.ts'

/** From where the viewer may push, and from where this page is read. */
export const pushAddressesQuery = () =>
  queryOptions({
    queryKey: ['user', 'pushAddresses'],
    queryFn: async () => unwrap(await getAnchorIP()),
    staleTime: 0,
  })
