import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import { HomeLists } from './home-lists.tsx'
import { PlaceFields } from './place-fields.tsx'
import { usePreferences } from './use-preferences.ts'

const THEMES = [
  { value: 'system', name: m.user_pref_theme_system },
  { value: 'light', name: m.user_pref_theme_light },
  { value: 'dark', name: m.user_pref_theme_dark },
] as const

/** The viewer's preferences. Each change applies and is saved at once. */
export function PreferencesPage() {
  const { brand } = useShell()
  const { preferences, change } = usePreferences()
  return (
    <OwnPage title={m.user_page_preferences()}>
      <OwnCard title={m.user_pref_place()}>
        <PlaceFields preferences={preferences} change={change} />
      </OwnCard>
      <OwnCard title={m.user_pref_look()}>
        <ChoiceRow
          label={m.user_pref_theme()}
          options={THEMES.map(({ value, name }) => ({ value, label: name() }))}
          value={preferences.theme ?? brand.scheme}
          onChange={(theme) => void change({ theme })}
        />
        <Switch
          label={m.user_pref_motion()}
          hint={m.user_pref_motion_hint()}
          checked={preferences.hasReducedMotion ?? false}
          onChange={(event) => void change({ hasReducedMotion: event.target.checked })}
        />
      </OwnCard>
      <OwnCard title={m.user_pref_watching()}>
        <Switch
          label={m.user_pref_autoplay()}
          checked={preferences.autoplay ?? true}
          onChange={(event) => void change({ autoplay: event.target.checked })}
        />
        <Switch
          label={m.user_pref_scores()}
          hint={m.user_pref_scores_hint()}
          checked={preferences.hidesScores ?? false}
          onChange={(event) => void change({ hidesScores: event.target.checked })}
        />
        <Switch
          label={m.user_pref_goal_sound()}
          checked={preferences.hasGoalSound ?? false}
          onChange={(event) => void change({ hasGoalSound: event.target.checked })}
        />
      </OwnCard>
      <OwnCard title={m.user_pref_notify()}>
        <Switch
          label={m.user_pref_reminders()}
          checked={preferences.notifyReminders ?? true}
          onChange={(event) => void change({ notifyReminders: event.target.checked })}
        />
        <Switch
          label={m.user_pref_follows()}
          checked={preferences.notifyFollows ?? true}
          onChange={(event) => void change({ notifyFollows: event.target.checked })}
        />
        <Switch
          label={m.user_pref_mail()}
          checked={preferences.notifyByMail ?? false}
          onChange={(event) => void change({ notifyByMail: event.target.checked })}
        />
      </OwnCard>
      <OwnCard title={m.user_pref_home()} hint={m.user_pref_home_hint()}>
        <HomeLists preferred={preferences.homeOrder} onChange={(homeOrder) => void change({ homeOrder })} />
      </OwnCard>
    </OwnPage>
  )
}
