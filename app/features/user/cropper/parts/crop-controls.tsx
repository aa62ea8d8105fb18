import { RotateCcw, RotateCw, Undo2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { type CropState, ZOOM_MAX } from './use-crop-view.ts'

const QUARTER_TURN_DEGREES = 90

/** Zoom, rotation and reset. */
export function CropControls({ view }: { view: CropState }) {
  const { zoom, setZoom, degrees, rotateTo, reset } = view
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Slider
        label={m.user_crop_zoom()}
        value={zoom}
        valueText={`${Math.round(zoom * 100)}%`}
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        onChange={setZoom}
      />
      <Slider
        label={m.user_crop_turn()}
        value={degrees}
        valueText={`${degrees}°`}
        min={-180}
        max={180}
        step={1}
        onChange={rotateTo}
      />
      <div className="flex gap-1 sm:col-span-2">
        <IconButton label={m.user_crop_turn_back()} onClick={() => rotateTo(degrees - QUARTER_TURN_DEGREES)}>
          <RotateCcw size={20} aria-hidden />
        </IconButton>
        <IconButton label={m.user_crop_turn_on()} onClick={() => rotateTo(degrees + QUARTER_TURN_DEGREES)}>
          <RotateCw size={20} aria-hidden />
        </IconButton>
        <IconButton label={m.user_crop_reset()} onClick={reset} className="ms-auto">
          <Undo2 size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
