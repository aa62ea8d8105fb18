import type { Context } from '#backend/core/context.ts'
import { namesOf } from '#backend/feed/names-of.ts'
import { GOODS_PICTURES, type GoodsCategory, type GoodsKind, type GoodsPicture } from '#contract/mall-rules.ts'
import { sealCard } from './card-cipher.ts'
import { addCards } from './cards.store.ts'
import { insertGoods } from './goods.store.ts'

/**
 * Simulated goods of local runs and demonstrations, one for each picture. Nothing stands behind them: their descriptions
 * say so, and the numbers of their cards are made up.
 */
const DEMOS: Readonly<
  Record<GoodsPicture, { category: GoodsCategory; kind?: GoodsKind; price: number; stock?: number }>
> = {
  jersey: { category: 'wear', price: 890, stock: 40 },
  scarf: { category: 'wear', price: 190, stock: 120 },
  cap: { category: 'wear', price: 240, stock: 80 },
  ball: { category: 'collectables', price: 620, stock: 25 },
  mug: { category: 'collectables', price: 120, stock: 200 },
  poster: { category: 'collectables', price: 90, stock: 150 },
  pin: { category: 'collectables', price: 60, stock: 0 },
  headset: { category: 'gear', price: 2980, stock: 12 },
  mouse: { category: 'gear', price: 1680, stock: 18 },
  controller: { category: 'gear', price: 2190, stock: 9 },
  game_card: { category: 'codes', kind: 'virtual', price: 100 },
  voucher: { category: 'codes', kind: 'virtual', price: 180 },
}

const CARDS_OF_EACH = 40

const madeUpNumber = (): string =>
  `DEMO-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 100).toString().padStart(2, '0')).join('')}`

/** The form of a description: what it is, and that it is simulated. */
function descriptionsOf(picture: GoodsPicture): Record<string, string> {
  const texts: Record<string, string> = namesOf(`name_goods_${picture}_text`)
  const simulated: Record<string, string> = namesOf('name_goods_simulated')
  return Object.fromEntries(Object.entries(texts).map(([lan, text]) => [lan, `${text}\n${simulated[lan]}`]))
}

type Seeding = Pick<Context, 'env' | 'accountDb' | 'now'>

async function addDemoCards({ env, accountDb, now }: Seeding, goodsId: number): Promise<void> {
  const sealed = await Promise.all(Array.from({ length: CARDS_OF_EACH }, () => sealCard(env, goodsId, madeUpNumber())))
  await accountDb.batch(
    addCards(
      accountDb,
      goodsId,
      sealed.filter((card) => card !== null),
      now,
    ),
  )
}

/** Stores the simulated goods that are missing; existing ones are not changed. */
export async function createDemoGoods(context: Seeding): Promise<void> {
  const { accountDb, now } = context
  // The last is shown first.
  for (const picture of GOODS_PICTURES.toReversed()) {
    const { category, kind = 'physical', price, stock = 0 } = DEMOS[picture]
    const [added] = await insertGoods(accountDb, {
      names: namesOf(`name_goods_${picture}`),
      descriptions: descriptionsOf(picture),
      category,
      kind,
      picture,
      price,
      stock,
      isOnSale: true,
      demo: picture,
      createdAt: now,
    })
    if (added && kind === 'virtual') await addDemoCards(context, added.id)
  }
}
