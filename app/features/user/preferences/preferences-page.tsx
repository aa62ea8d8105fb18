import type { ChangeEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ChoiceRow } from '#app/ui/choice-row.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Preferences } from '#contract/user.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard, OwnPage } from '../own/own-page.tsx'
import { AlertSlot } from './alert-slot.tsx'
import { HomeLists } from './home-lists.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useBrowserTheme } from './use-browser-theme.ts'
import { usePreferences } from './use-preferences.ts'

const THEMES = [
  { value: 'system', name: m.user_pref_theme_system },
  { value: 'light', name: m.user_pref_theme_light },
  { value: 'dark', name: m.user_pref_theme_dark },
] as const

type Flag =
  | 'hasReducedMotion'
  | 'autoplay'
  | 'hidesScores'
  | 'hasGoalSound'
  | 'notifyReminders'
  | 'notifyFollows'
  | 'notifyPlans'
  | 'notifyByMail'

/** The viewer's preferences. Each change applies and is saved at once. */
export function PreferencesPage() {
  const { brand } = useShell()
  const { preferences, change } = usePreferences()
  const browserTheme = useBrowserTheme()
  const flag = (name: Flag, byDefault = false) => ({
    checked: preferences[name] ?? byDefault,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void change({ [name]: event.target.checked } as Preferences),
  })
  return (
    <OwnPage title={m.user_page_preferences()}>
      <OwnCard title={m.user_pref_place()}>
        <PlaceFields preferences={preferences} change={change} />
      </OwnCard>
      <OwnCard title={m.user_pref_look()}>
        <ChoiceRow
          label={m.user_pref_theme()}
          options={THEMES.map(({ value, name }) => ({ value, label: name() }))}
          value={browserTheme ?? preferences.theme ?? brand.scheme}
          onChange={(theme) => void change({ theme })}
        />
        <Switch label={m.user_pref_motion()} hint={m.user_pref_motion_hint()} {...flag('hasReducedMotion')} />
      </OwnCard>
      <OwnCard title={m.user_pref_watching()}>
        <Switch label={m.user_pref_autoplay()} {...flag('autoplay', true)} />
        <Switch label={m.user_pref_scores()} hint={m.user_pref_scores_hint()} {...flag('hidesScores')} />
        <Switch label={m.user_pref_goal_sound()} {...flag('hasGoalSound')} />
      </OwnCard>
      <OwnCard title={m.user_pref_notify()}>
        <Switch label={m.user_pref_reminders()} {...flag('notifyReminders', true)} />
        <Switch label={m.user_pref_follows()} {...flag('notifyFollows', true)} />
        {brand.features.experts && <Switch label={m.user_pref_plans()} {...flag('notifyPlans', true)} />}
        <Switch label={m.user_pref_mail()} {...flag('notifyByMail')} />
      </OwnCard>
      {brand.features.install && (
        <OwnCard title={m.user_pref_alerts()}>
          <AlertSlot />
        </OwnCard>
      )}
      <OwnCard title={m.user_pref_home()} hint={m.user_pref_home_hint()}>
        <HomeLists preferred={preferences.homeOrder} onChange={(homeOrder) => void change({ homeOrder })} />
      </OwnCard>
    </OwnPage>
  )
}
