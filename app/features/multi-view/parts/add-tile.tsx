import { m } from '#app/paraglide/messages.js'
import { Icon } from './icon.tsx'

/** A free place on the wall. */
export const AddTile = ({ isAlone, onAdd }: { isAlone: boolean; onAdd: () => void }) => (
  <button
    type="button"
    onClick={onAdd}
    className="mx-1 flex aspect-video md:col-start-2 md:mx-0 min-w-0 flex-col items-center justify-center gap-2 rounded-md border-2 border-line border-dashed p-2 text-center text-13 text-text-muted hover:border-brand hover:text-text"
  >
    <Icon name="add" size={24} />
    {isAlone ? m.multi_add_first() : m.multi_add()}
  </button>
)
