import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { adminProtocolCalls } from '#contract/admin-protocol.ts'
import type { Input } from '#contract/call.ts'
import { getOwnText, listOwnTexts } from './legal.functions.ts'

type Asked = Input<typeof adminProtocolCalls.getOwnText>

/** Every version of a brand's own texts. */
export const ownTextsQuery = (brand: string) =>
  queryOptions({
    queryKey: ['admin', 'legal', brand],
    queryFn: async () => unwrap(await listOwnTexts({ data: { brand } })).list,
    staleTime: 0,
  })

/** A text as it is written. Its form is filled with it once, so it is read anew for each form. */
export const ownTextQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['admin-legal-text', asked],
    queryFn: async () => unwrap(await getOwnText({ data: asked })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
