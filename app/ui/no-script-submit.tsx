import { m } from '#app/paraglide/messages.js'

interface NoScriptSubmitProps {
  /** Other search parameters of the page's address, to be submitted along with the form. */
  hiddenFields: Readonly<Record<string, string | number | undefined>>
}

/**
 * A submit button for visitors without scripts, in a form that otherwise applies a choice at once. Server-rendered
 * only, so it adds nothing to the browser's code.
 */
export const NoScriptSubmit = ({ hiddenFields }: NoScriptSubmitProps) => (
  <noscript>
    {import.meta.env.SSR && (
      <>
        {Object.entries(hiddenFields).map(
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
