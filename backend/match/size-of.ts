import { PAGE_SIZE_MAX } from '#contract/entities.ts'

const DEFAULT_SIZE = 30

/** The size of a list without pages: as requested, within bounds. */
export const sizeOf = (asked: number | undefined): number => Math.min(PAGE_SIZE_MAX, Math.max(1, asked ?? DEFAULT_SIZE))
