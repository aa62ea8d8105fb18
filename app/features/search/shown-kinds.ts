import type { SearchKind } from '#contract/search-rules.ts'
import type { Shell } from '../shell/shell.functions.ts'

/** Kinds that a brand may have switched off. */
const SWITCHED = { news: 'news', video: 'videos', expert: 'experts', goods: 'mall' } as const

/** What the brand shows at all: its pages of other kinds are not there. */
export const shownKinds = <Found extends { kind: SearchKind }>(
  { brand: { features } }: Pick<Shell, 'brand'>,
  found: readonly Found[],
): Found[] =>
  found.filter(({ kind }) => {
    const feature = SWITCHED[kind as keyof typeof SWITCHED] as (typeof SWITCHED)[keyof typeof SWITCHED] | undefined
    return feature === undefined || features[feature]
  })
