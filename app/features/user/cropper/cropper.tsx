import { lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'

export interface CropperProps {
  /** A jpg or png, as `PicturePicker` ensures. */
  file: File
  /** Width to height. */
  aspect: number
  /** Maximum size of the result, in pixels; it is never larger than the picture's own pixels allow. */
  outputWidth: number
  outputHeight: number
  /**
   * Called with the result, a JPEG or (with transparency) a PNG. The button is disabled until a returned promise
   * settles.
   */
  onDone: (result: Blob) => void | Promise<void>
  onCancel: () => void
  doneLabel: string
  cancelLabel: string
}

const CropEditor = lazy(() => import('./parts/crop-editor.tsx').then((module) => ({ default: module.CropEditor })))

/** Crops a picture: drag, zoom, rotate. Its code is loaded when first shown; the picture stays in the browser. */
export const Cropper = (props: CropperProps) => (
  <Suspense fallback={<Skeleton className="h-[420px] w-full rounded-lg" />}>
    <CropEditor {...props} />
  </Suspense>
)
