import { type FullNames, namesOf } from '#backend/feed/names-of.ts'

export interface CatalogueGift {
  id: number
  /** Of its pictures: `/gifts/<code>.svg`, drawn by `scripts/draw-gifts.ts`. */
  code: string
  names: FullNames
  price: number
  currency: 'gold' | 'diamond'
}

const gift = (id: number, code: string, price: number, currency: CatalogueGift['currency']): CatalogueGift => ({
  id,
  code,
  names: namesOf(`name_gift_${code}`),
  price,
  currency,
})

/** What can be sent, cheapest first. Ids are stored: one that is taken out is never given again. */
export const CATALOGUE: readonly CatalogueGift[] = [
  gift(1, 'star', 1, 'gold'),
  gift(2, 'heart', 5, 'gold'),
  gift(3, 'ball', 10, 'gold'),
  gift(4, 'whistle', 30, 'gold'),
  gift(5, 'drum', 66, 'gold'),
  gift(6, 'fireworks', 188, 'gold'),
  gift(7, 'crown', 20, 'diamond'),
  gift(8, 'rocket', 99, 'diamond'),
  gift(9, 'trophy', 520, 'diamond'),
]

export const findCatalogueGift = (id: number): CatalogueGift | undefined => CATALOGUE.find((each) => each.id === id)
