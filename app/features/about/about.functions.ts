import { createServerFn } from '@tanstack/react-start'
import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { textsOf } from '#brands/brand.ts'
import { aboutCalls } from '#contract/about.ts'

/** What the brand's record says of the brand and of who runs it. */
export const getRecord = createServerFn({ method: 'GET' }).handler(() => {
  const { brand, locale } = requestScope()
  return {
    claims: textsOf(brand, locale.code).claims ?? [],
    operator: brand.operator,
    certificates: brand.certificates ?? [],
  }
})

export const getCoverage = serverRead.handler(forward(aboutCalls.getCoverage))
