import { useState } from 'react'

/** A value that flashes once each time it becomes another one, and never on the first paint. */
export function Changing({ value }: { value: number | string }) {
  const [first] = useState(value)
  return value === first ? (
    <b>{value}</b>
  ) : (
    <b key={value} className="flash">
      {value}
    </b>
  )
}
