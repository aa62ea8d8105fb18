import { Maximize, Minimize, Pause, PictureInPicture2, Play, RadioTower, RectangleHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LockedSource, PlayerSource } from '#app/features/live/player/player-source.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceList } from '../controls/choice-list.tsx'
import { ControlMenu } from '../controls/control-menu.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import type { Preferences } from '../preferences.ts'
import type { Recording } from '../recording.ts'
import type { Engine } from './engine.ts'
import type { PlayerState } from './engine-state.ts'
import { LatencyReadout } from './latency-readout.tsx'
import { LiveButton } from './live-button.tsx'
import { LockedSources } from './locked-sources.tsx'
import { ChapterMenu, RecordingTime, TimeLine } from './recording-controls.tsx'
import { SeekBar } from './seek-bar.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { sourceName, sourceTier } from './source-name.ts'
import { VolumeControl } from './volume-control.tsx'

export type ControlBarProps = {
  engine: Engine
  state: PlayerState
  sources: readonly PlayerSource[]
  lockedSources?: readonly LockedSource[] | undefined
  preferences: Preferences
  hasScoreboard: boolean
  /** Further controls. */
  more: ReactNode
  /** Instead of a stream. */
  recording: Recording | undefined
  /** The page delays its scores to the picture. */
  canSyncScores: boolean
  isHidden: boolean
  isFullscreen: boolean
  isTheatre: boolean
  onFullscreen: () => void
  onTheatre?: () => void
  onPictureInPicture?: () => void
  onMute: (isMuted: boolean) => void
  onVolume: (volume: number) => void
  onPreferences: (change: Partial<Preferences>) => void
}

/** The player's controls. Left to right in every language, like video time; texts keep their own direction. */
export function ControlBar(props: ControlBarProps) {
  const { engine, state, isHidden, recording } = props
  const isRunning = state.phase === 'playing' || state.phase === 'buffering' || state.phase === 'loading'
  return (
    <section
      dir="ltr"
      aria-label={m.player_controls_label()}
      data-player-controls=""
      className={cn(
        'absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 pt-8 transition-opacity motion-reduce:transition-none',
        isHidden && 'opacity-0',
      )}
    >
      {recording ? (
        <TimeLine position={state.position} chapters={recording.chapters} onSeek={engine.seekTo} />
      ) : (
        <SeekBar position={state.position} onSeek={engine.seekBehind} />
      )}
      <div className="flex items-center">
        <IconButton
          label={isRunning ? m.player_pause() : m.player_play()}
          icon={isRunning ? Pause : Play}
          onClick={engine.togglePlay}
        />
        <VolumeControl isMuted={state.isMuted} volume={state.volume} onMute={props.onMute} onVolume={props.onVolume} />
        {recording ? (
          <RecordingTime position={state.position} chapters={recording.chapters} />
        ) : (
          <>
            <LiveButton
              isAtEdge={state.position.isAtEdge}
              isLit={state.hasPicture && state.phase !== 'offline'}
              onGoLive={engine.goLive}
            />
            <LatencyReadout seconds={state.position.latency} />
          </>
        )}
        <div className="ms-auto flex shrink-0 items-center">
          {props.more}
          <BarMenus {...props} />
          <BarModes {...props} />
        </div>
      </div>
    </section>
  )
}

function BarMenus({
  engine,
  state,
  sources,
  lockedSources = [],
  preferences,
  onPreferences,
  ...rest
}: ControlBarProps) {
  const { recording } = rest
  return (
    <>
      {recording && recording.chapters.length > 0 && (
        <ChapterMenu position={state.position} chapters={recording.chapters} onSeek={engine.seekTo} />
      )}
      {sources.length + lockedSources.length > 1 && (
        <ControlMenu label={m.player_source()} icon={RadioTower}>
          <ChoiceList
            legend={m.player_source()}
            value={state.sourceIndex}
            onChoose={engine.selectSource}
            choices={sources.map((source, value) => ({ value, label: nameWithTier(source) }))}
          />
          {lockedSources.length > 0 && <LockedSources sources={lockedSources} />}
        </ControlMenu>
      )}
      <SettingsMenu
        state={state}
        preferences={preferences}
        hasScoreboard={rest.hasScoreboard}
        canSyncScores={rest.canSyncScores}
        onSpeed={recording && engine.setSpeed}
        onRendition={engine.setRendition}
        onPreferences={onPreferences}
      />
    </>
  )
}

const nameWithTier = (source: PlayerSource): string =>
  [sourceName(source), sourceTier(source)].filter(Boolean).join(' · ')

/** Narrow players hide the theatre button, except in theatre mode, where it is needed to leave. */
const NOT_IN_NARROW = '@max-[440px]:hidden'

function BarModes({ isFullscreen, isTheatre, onFullscreen, onTheatre, onPictureInPicture }: ControlBarProps) {
  return (
    <>
      {onPictureInPicture && (
        <IconButton
          className={isTheatre ? NOT_IN_NARROW : undefined}
          label={m.player_pip()}
          icon={PictureInPicture2}
          onClick={onPictureInPicture}
        />
      )}
      {onTheatre && (
        <IconButton
          className={isTheatre ? undefined : NOT_IN_NARROW}
          label={isTheatre ? m.player_theatre_exit() : m.player_theatre_enter()}
          icon={RectangleHorizontal}
          onClick={onTheatre}
        />
      )}
      <IconButton
        label={isFullscreen ? m.player_fullscreen_exit() : m.player_fullscreen_enter()}
        icon={isFullscreen ? Minimize : Maximize}
        onClick={onFullscreen}
      />
    </>
  )
}
