import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'

export interface CropperProps {
  /** A jpg or png; `PicturePicker` hands over only such ones. */
  file: File
  /** Width to height. */
  aspect: number
  /** The largest result, in pixels; a picture with fewer gives fewer. */
  outputWidth: number
  outputHeight: number
  /** The result, a JPEG or (where it is see-through) a PNG. Its button rests until a promise given back is kept. */
  onDone: (result: Blob) => void | Promise<void>
  onCancel: () => void
  doneLabel: string
  cancelLabel: string
}

const CropEditor = lazy(() => import('./parts/crop-editor.tsx').then((module) => ({ default: module.CropEditor })))

/** Cuts a part out of a picture: drag, zoom, turn. Fetched when first shown; nothing leaves the browser. */
export const Cropper = (props: CropperProps) => (
  <Suspense fallback={<Skeleton className="h-[420px] w-full rounded-lg" />}>
    <CropEditor {...props} />
  </Suspense>
)
