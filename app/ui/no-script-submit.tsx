import { m } from '#app/paraglide/messages.js'

interface NoScriptSubmitProps {
  /** What the address says beside the choice of the form, and is to go on saying. */
  kept: Readonly<Record<string, string | number | undefined>>
}

/** Ends a form whose choice counts at once: without scripts it is sent by hand. None of it is in the browser's code. */
export const NoScriptSubmit = ({ kept }: NoScriptSubmitProps) => (
  <noscript>
    {import.meta.env.SSR && (
      <>
        {Object.entries(kept).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button
          type="submit"
          className="ms-2 h-9 rounded-md border border-line bg-surface-1 px-3 text-13 hover:bg-surface-2"
        >
          {m.shell_form_submit()}
        </button>
      </>
    )}
  </noscript>
)
