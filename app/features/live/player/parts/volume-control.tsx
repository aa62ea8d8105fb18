import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '../controls/icon-button.tsx'

type VolumeControlProps = {
  isMuted: boolean
  volume: number
  onMute: (isMuted: boolean) => void
  onVolume: (volume: number) => void
}

/** Mute button and volume slider; narrow players have the button only, since phones have volume keys. */
export function VolumeControl({ isMuted, volume, onMute, onVolume }: VolumeControlProps) {
  return (
    <div className="flex items-center">
      <IconButton
        label={isMuted ? m.player_unmute() : m.player_mute()}
        icon={isMuted ? VolumeX : Volume2}
        onClick={() => onMute(!isMuted)}
      />
      <input
        type="range"
        className="hidden h-10 w-20 cursor-pointer accent-white focus-visible:outline-white @min-[560px]:block"
        aria-label={m.player_volume()}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={(event) => onVolume(Number(event.target.value))}
      />
    </div>
  )
}
