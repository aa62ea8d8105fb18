import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getMethods, listCountries } from '../login.functions.ts'

const HOUR_MS = 3_600_000

export const countriesQuery = () =>
  queryOptions({
    queryKey: ['login', 'countries'],
    queryFn: async () => unwrap(await listCountries()).list,
    staleTime: HOUR_MS,
  })

/** The configured sign-in methods. */
export const methodsQuery = () =>
  queryOptions({ queryKey: ['login', 'methods'], queryFn: async () => unwrap(await getMethods()), staleTime: HOUR_MS })
