import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { readListedPeople } from '#backend/identity/usernames.store.ts'
import { simulatedName } from './simulated/people.ts'
import { isSimulatedExpert } from './simulated/uids.ts'

export const hasSimulatedExperts = ({ SIMULATED_EXPERTS }: Pick<Context['env'], 'SIMULATED_EXPERTS'>): boolean =>
  SIMULATED_EXPERTS === '1'

/** Whether the caller's brand shows simulated experts: only a demo does. */
export const showsSimulated = async (context: Pick<Context, 'env' | 'brand'>): Promise<boolean> =>
  hasSimulatedExperts(context.env) && (await readBrand(context))?.isDemo === true

/** The same for a call whose answers are shared by brands: of a demo it names the brand. */
export const inBrand = <C extends Context>(context: C, brand: string | undefined): C => ({
  ...context,
  brand: brand ?? '',
})

/** An expert as everybody sees one. */
export interface ListedExpert {
  uid: number
  username: string
  avatar?: string
  isSimulated?: true
}

/** Experts by uid; without those whom lists leave out, and without simulated ones where the brand shows none. */
export async function readListedExperts(
  context: Pick<Context, 'env' | 'brand' | 'accountDb' | 'lan'>,
  uids: readonly number[],
): Promise<ReadonlyMap<number, ListedExpert>> {
  const simulated = uids.filter(isSimulatedExpert)
  const [people, isShown] = await Promise.all([
    readListedPeople(
      context.accountDb,
      uids.filter((uid) => !isSimulatedExpert(uid)),
    ),
    simulated.length > 0 && showsSimulated(context),
  ])
  const listed = new Map<number, ListedExpert>()
  for (const { uid, username, avatar } of people.values())
    listed.set(uid, { uid, username, ...(avatar ? { avatar } : {}) })
  for (const uid of isShown ? simulated : []) {
    const username = simulatedName(uid, context.lan)
    if (username !== undefined) listed.set(uid, { uid, username, isSimulated: true })
  }
  return listed
}
