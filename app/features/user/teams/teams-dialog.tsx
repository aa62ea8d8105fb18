import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { TeamPicker } from './team-picker.tsx'

/** The choice of favourite teams from the personal centre. */
export const TeamsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title={m.user_teams_title()} closeLabel={m.user_act_close()}>
    <TeamPicker onDone={onClose} leaveLabel={m.user_teams_finish()} />
  </Dialog>
)
