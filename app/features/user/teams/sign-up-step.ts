import { m } from '#app/paraglide/messages.js'
import { TeamPicker } from './team-picker.tsx'

/** After registration: favourite teams. */
export const signUpStep = { title: m.user_teams_title, Step: TeamPicker }
