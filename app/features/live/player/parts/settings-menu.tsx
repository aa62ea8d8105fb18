import { Settings } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { ChoiceList } from '../controls/choice-list.tsx'
import { ControlMenu } from '../controls/control-menu.tsx'
import { OptionSwitch } from '../controls/option-switch.tsx'
import type { Preferences } from '../preferences.ts'
import type { PlayerState } from './engine-state.ts'
import { AUTO_RENDITION, type Rendition } from './playback.ts'

type SettingsMenuProps = {
  state: PlayerState
  preferences: Preferences
  hasScoreboard: boolean
  canSyncScores: boolean
  /** For recordings. */
  onSpeed: ((speed: number) => void) | undefined
  onRendition: (index: number) => void
  onPreferences: (change: Partial<Preferences>) => void
}

const SPEEDS = [0.5, 1, 1.25, 1.5, 2]

export function SettingsMenu({ state, preferences, onRendition, onPreferences, ...rest }: SettingsMenuProps) {
  return (
    <ControlMenu label={m.player_settings()} icon={Settings}>
      {state.renditions.length > 1 && (
        <ChoiceList
          legend={m.player_quality()}
          value={state.chosenRendition}
          onChoose={onRendition}
          choices={[
            { value: AUTO_RENDITION, label: autoLabel(state) },
            ...state.renditions.map((rendition) => ({ value: rendition.index, label: nameOf(rendition) })),
          ]}
        />
      )}
      {rest.onSpeed && (
        <ChoiceList
          legend={m.player_speed()}
          value={state.speed}
          onChoose={rest.onSpeed}
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
      )}
      <OptionSwitch
        label={m.player_option_autoplay()}
        isOn={preferences.startsAutomatically}
        onChange={(startsAutomatically) => onPreferences({ startsAutomatically })}
      />
      <OptionSwitch
        // Where there are keys.
        className="pointer-coarse:hidden"
        label={m.player_option_shortcuts()}
        isOn={preferences.hasPageShortcuts}
        onChange={(hasPageShortcuts) => onPreferences({ hasPageShortcuts })}
      />
      {rest.hasScoreboard && (
        <OptionSwitch
          label={m.player_option_scoreboard()}
          isOn={preferences.showsScoreboard}
          onChange={(showsScoreboard) => onPreferences({ showsScoreboard })}
        />
      )}
      {rest.canSyncScores && (
        <OptionSwitch
          label={m.player_option_step()}
          isOn={preferences.keepsStep}
          onChange={(keepsStep) => onPreferences({ keepsStep })}
        />
      )}
    </ControlMenu>
  )
}

function autoLabel({ chosenRendition, shownRendition, renditions }: PlayerState): string {
  const shown = renditions.find((rendition) => rendition.index === shownRendition)
  if (chosenRendition !== AUTO_RENDITION || !shown) return m.player_quality_auto()
  return m.player_quality_auto_shown({ quality: nameOf(shown) })
}

/** The usual short form, the same in every language. */
function nameOf({ height }: Rendition): string {
  return `${height}p`
}
