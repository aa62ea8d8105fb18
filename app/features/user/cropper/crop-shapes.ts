import { AVATAR_PX_MAX } from '#contract/account-rules.ts'

/** Uses of cropped pictures with the size each requires, in pixels. */
export const SHAPES = {
  avatar: { width: AVATAR_PX_MAX, height: AVATAR_PX_MAX },
  detail: { width: 1080, height: 1080 },
  cover: { width: 1280, height: 720 },
} as const

export type Shape = keyof typeof SHAPES
