import { readBrand } from './brand.ts'
import type { Context } from './context.ts'

/** For whom public things are listed. */
export interface Audience {
  /** Whose own ones are shown besides those of all brands. */
  brand?: string | undefined
  /** Whether simulated ones are shown too. */
  isDemo: boolean
}

/** Simulated things are for demo brands only. */
export async function audienceOf({ env }: Pick<Context, 'env'>, brand: string | undefined): Promise<Audience> {
  const record = brand === undefined ? undefined : await readBrand({ env, brand })
  return { brand, isDemo: record?.isDemo === true }
}
