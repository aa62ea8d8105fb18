import { useEffect, useState } from 'react'

/** A value as it was when it had stayed the same for this long. */
export function useDelayed<Value>(value: Value, ms: number): Value {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
