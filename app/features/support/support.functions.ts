import { createServerFn } from '@tanstack/react-start'
import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { requestScope } from '#app/server/request-scope.ts'
import { hostsOf, textsOf } from '#brands/brand.ts'
import { supportCalls } from '#contract/support.ts'

/** What the brand's record says of its support: how soon it replies, its addresses, its chat elsewhere, and whether it has a widget. */
export const getSupportRecord = createServerFn({ method: 'GET' }).handler(() => {
  const { brand, locale } = requestScope()
  const { imUrl, sdkUrl } = hostsOf(brand)
  const email = brand.operator?.email
  const isOther = email !== undefined && brand.contacts.every(({ value }) => value !== email)
  return {
    replies: textsOf(brand, locale.code).support,
    contacts: isOther ? [...brand.contacts, { kind: 'email' as const, value: email }] : brand.contacts,
    chatUrl: imUrl,
    hasWidget: sdkUrl !== undefined,
  }
})

export const openSupport = serverWrite.handler(forward(supportCalls.openSupport))
export const listSupport = serverRead.handler(forward(supportCalls.listSupport))
export const getSupport = serverSearch.handler(forward(supportCalls.getSupport))
export const answerSupport = serverWrite.handler(forward(supportCalls.answerSupport))
export const closeSupport = serverWrite.handler(forward(supportCalls.closeSupport))
export const seeSupport = serverWrite.handler(forward(supportCalls.seeSupport))
