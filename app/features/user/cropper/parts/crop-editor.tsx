import { useState } from 'react'
import EasyCrop from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/field.tsx'
import type { CropperProps } from '../cropper.tsx'
import { CropControls } from './crop-controls.tsx'
import { drawCrop } from './draw-crop.ts'
import { type CropState, useCropView } from './use-crop-view.ts'
import { useObjectUrl } from './use-object-url.ts'

/** The picture with the crop frame, the controls, and the confirm and cancel buttons. */
export function CropEditor({ file, aspect, outputWidth, outputHeight, onDone, ...rest }: CropperProps) {
  const view = useCropView(aspect)
  const url = useObjectUrl(file)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const crop = async () => {
    const { frame, shift, degrees } = view
    if (!frame || !view.picture) throw new Error('no picture to crop')
    const picture = await createImageBitmap(file)
    const scale = (view.stageZoom.shown * view.picture.width) / picture.width
    const wanted = { width: outputWidth, height: outputHeight }
    return drawCrop({ picture, frame, shift, degrees, scale, wanted })
  }
  const finish = async () => {
    setState('busy')
    const result = await crop().catch(() => undefined)
    if (result) await onDone(result)
    setState(result ? 'ready' : 'failed')
  }
  return (
    <div className="grid gap-4">
      <Stage url={url} aspect={aspect} view={view} />
      <CropControls view={view} />
      <FieldNote id={undefined} error={state === 'failed' ? m.user_crop_failed() : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={rest.onCancel}>
          {rest.cancelLabel}
        </Button>
        <Button onClick={() => void finish()} disabled={!view.picture || state === 'busy'}>
          {rest.doneLabel}
        </Button>
      </div>
    </div>
  )
}

/** The picture under the crop frame. Always left to right: a picture has no reading direction. */
function Stage({ url, aspect, view }: { url: string | undefined; aspect: number; view: CropState }) {
  const { min, max, shown } = view.stageZoom
  return (
    <div
      ref={view.measure}
      dir="ltr"
      className="relative h-[min(56dvh,420px)] overflow-hidden rounded-lg border border-line bg-black"
    >
      {url && view.frame && (
        <EasyCrop
          // Its own styles would be an inline style element, which our content security policy refuses.
          disableAutomaticStylesInjection
          image={url}
          aspect={aspect}
          cropSize={view.frame}
          restrictPosition={false}
          crop={view.shift}
          onCropChange={view.setShift}
          minZoom={min}
          maxZoom={max}
          zoom={shown}
          onZoomChange={(zoom) => view.setZoom(zoom / min)}
          rotation={view.degrees}
          onRotationChange={view.rotateTo}
          setMediaSize={view.setPicture}
          keyboardStep={8}
          classes={{ cropAreaClassName: 'focus-visible:outline-offset-[-2px]' }}
          cropperProps={{ role: 'application', 'aria-label': m.user_crop_frame() }}
        />
      )}
    </div>
  )
}
