import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mallCards as cards } from '#backend/db/accounts/schema/mall-cards.ts'
import { mallGoods as goods } from '#backend/db/accounts/schema/mall-goods.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { SealedCard } from './card-cipher.ts'

/** D1 binds 100 values at once. */
const DIGESTS_AT_ONCE = 90

/** Which of these digests are those of cards that are there. */
export async function knownDigests(db: AccountDatabase, digests: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < digests.length; at += DIGESTS_AT_ONCE) {
    const some = digests.slice(at, at + DIGESTS_AT_ONCE)
    const rows = await db.select({ digest: cards.digest }).from(cards).where(inArray(cards.digest, some))
    for (const { digest } of rows) known.add(digest)
  }
  return known
}

interface AddingCards {
  /** The same for all that are added together. */
  upload?: number
  /** Adds them only where this holds. */
  where?: SQL
}

/** How many cards of an upload were added, for statements after `addCards` in the same batch. */
export const addedCards = (goodsId: number, upload: number): SQL =>
  sql`(select count(*) from ${cards}
    where ${cards.goodsId} = ${goodsId} and ${cards.orderId} is null and ${cards.upload} = ${upload})`

/**
 * The statements that add cards to virtual goods and put them on the stock, for one batch: the first answers those that
 * were added. Cards whose digest is there are left out.
 */
export function addCards(
  db: AccountDatabase,
  goodsId: number,
  sealed: readonly SealedCard[],
  now: number,
  { upload = randomRowId(), where = sql`true` }: AddingCards = {},
) {
  const added = addedCards(goodsId, upload)
  return [
    db
      .insert(cards)
      .select(
        sql`select null, ${goodsId}, value ->> 'sealed', value ->> 'keyId', value ->> 'digest', null, ${upload}, ${now},
          null from json_each(${JSON.stringify(sealed)})
          where exists (select 1 from ${goods} where ${goods.id} = ${goodsId} and ${goods.kind} = 'virtual')
            and ${where}`,
      )
      .onConflictDoNothing({ target: cards.digest })
      .returning({ id: cards.id }),
    db
      .update(goods)
      .set({ stock: sql`${goods.stock} + ${added}` })
      .where(eq(goods.id, goodsId)),
  ] as const
}

/** The sealed numbers of an order. */
export const readCards = (db: AccountDatabase, orderId: number) =>
  db
    .select({ goodsId: cards.goodsId, sealed: cards.sealed, keyId: cards.keyId })
    .from(cards)
    .where(eq(cards.orderId, orderId))
    .orderBy(cards.id)
