import { OptionSwitch } from '#app/features/live/player/controls/option-switch.tsx'
import { isStill } from '#app/lib/is-still.ts'
import { m } from '#app/paraglide/messages.js'
import { BlockLists } from '../../chat/block-lists.tsx'
import { StepRow } from '../../chat/step-row.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { changeSettings, type DanmakuSettings, OPACITY_MIN, STEPS } from '../settings.ts'

type Name = (typeof STEPS)[number]

const LABELS: Readonly<Record<Name, () => string>> = {
  speed: m.danmaku_speed,
  area: m.danmaku_area,
  size: m.danmaku_size,
  density: m.danmaku_density,
  mode: m.danmaku_mode,
}

const NAMES: Readonly<Record<Name, () => readonly [string, string, string]>> = {
  speed: () => [m.danmaku_speed_slow(), m.danmaku_speed_normal(), m.danmaku_speed_fast()],
  area: () => [m.danmaku_area_quarter(), m.danmaku_area_half(), m.danmaku_area_full()],
  size: () => [m.danmaku_size_small(), m.danmaku_size_normal(), m.danmaku_size_large()],
  density: () => [m.danmaku_density_few(), m.danmaku_density_normal(), m.danmaku_density_many()],
  mode: () => [m.danmaku_mode_scroll(), m.danmaku_mode_top(), m.danmaku_mode_bottom()],
}

/** What a viewer can choose about messages over the video. */
export function SettingsPanel({ settings }: { settings: DanmakuSettings }) {
  const { locale } = useShell()
  const percent = new Intl.NumberFormat(locale.tag, { style: 'percent' }).format(settings.opacity)
  return (
    <div className="grid grid-cols-2 *:min-w-0 *:px-2 *:py-0.5">
      <OptionSwitch
        label={m.danmaku_option()}
        isOn={settings.isOn}
        onChange={(isOn) => changeSettings({ isOn })}
        className="col-span-2"
      />
      {isStill() && (
        <p dir="auto" className="col-span-2 text-12 text-white/75">
          {m.danmaku_still()}
        </p>
      )}
      {STEPS.map((name) => (
        <div key={name}>
          <StepRow
            label={LABELS[name]()}
            options={NAMES[name]().map((label, value) => ({ value, label }))}
            value={settings[name]}
            onChange={(step) => changeSettings({ [name]: step })}
          />
        </div>
      ))}
      <label dir="auto">
        <span className="flex justify-between text-12 text-white/75">
          {m.danmaku_opacity()}
          <span aria-hidden="true" className="figures">
            {percent}
          </span>
        </span>
        <input
          type="range"
          className="h-8 w-full cursor-pointer accent-white focus-visible:outline-white"
          min={OPACITY_MIN}
          max={1}
          step={0.1}
          value={settings.opacity}
          aria-valuetext={percent}
          onChange={({ target }) => changeSettings({ opacity: target.valueAsNumber })}
        />
      </label>
      <BlockLists className="col-span-2 text-12" />
    </div>
  )
}
