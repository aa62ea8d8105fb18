import { PAGE_SIZE_MAX } from '#contract/entities.ts'

const USUAL_SIZE = 30

/** How many a short list shows: as many as asked for, within bounds. */
export const sizeOf = (asked: number | undefined): number => Math.min(PAGE_SIZE_MAX, Math.max(1, asked ?? USUAL_SIZE))
