import type { UserContext } from '#backend/core/context.ts'
import type { Brand } from '#brands/brand.ts'
import { readRecord } from '#brands/read-record.ts'
import { revisionOf } from './brand-now.ts'
import { wantsTwo } from './serve-brand.ts'

/** One by which somebody guards the site is not taken away by one alone; nor is any, to be made anew with more to pay out. */
export const isRetiredByTwo = async (context: UserContext, brand: Brand | null): Promise<boolean> =>
  brand?.staffTwoStep === true || (await wantsTwo(context))

/** A brand as its page gets it. */
export const toAdminBrand = async (context: UserContext, id: string, text: string) => ({
  id,
  record: text,
  revision: await revisionOf({ text }),
  isRetiredByTwo: await isRetiredByTwo(context, readRecord(text).brand),
})
