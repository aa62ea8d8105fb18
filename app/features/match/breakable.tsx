import { Fragment, type ReactNode } from 'react'

/** A transcribed name may break behind its dot, and elsewhere only where nothing else helps. */
export const breakable = (name: string): ReactNode =>
  name.split(/(?<=[·・])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
