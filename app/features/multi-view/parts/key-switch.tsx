import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

const STORED = 'multi-view-keys'

/** Whether digits choose a stream: on until somebody switches them off on this device. */
export function useKeyChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    try {
      setOn(localStorage.getItem(STORED) !== 'off')
    } catch {
      // Storage is blocked: the default stays.
    }
  }, [])
  const set = (next: boolean) => {
    setOn(next)
    try {
      localStorage.setItem(STORED, next ? 'on' : 'off')
    } catch {
      return
    }
  }
  return [isOn, set]
}

/** Switches the digits off for who uses other keys of one stroke (WCAG 2.1.4). Only where there are keys. */
export const KeySwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button
    variant="quiet"
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
    className="aria-pressed:border-brand pointer-coarse:hidden"
  >
    <kbd className="figures rounded-sm border border-line px-1 font-sans text-12">1–4</kbd>
    {isOn ? m.multi_keys_on() : m.multi_keys_off()}
  </Button>
)
