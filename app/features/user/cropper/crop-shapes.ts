/** Uses of cropped pictures with the size each requires, in pixels. */
export const SHAPES = {
  avatar: { width: 512, height: 512 },
  detail: { width: 1080, height: 1080 },
  cover: { width: 1280, height: 720 },
} as const

export type Shape = keyof typeof SHAPES
