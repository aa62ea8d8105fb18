import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type MultiSearch, parseWall, type Wall, wallSearch, withoutRoom, withRoom } from './multi-search.ts'

/** The wall that the address names, and ways to change it: the address always says what is shown. */
export function useWall(search: MultiSearch) {
  const navigate = useNavigate()
  const { rooms, spot } = search
  const wall = parseWall({ rooms, spot })
  // Nothing at first: a browser stops a video that makes itself heard before the visitor has pressed something. A room,
  // not whether there is sound, since the address follows later: the old spotlight must not be heard in between.
  const [heard, setHeard] = useState<number>()
  const show = useCallback(
    (next: Wall) => void navigate({ to: '.', search: wallSearch(next), replace: true, hash: true, resetScroll: false }),
    [navigate],
  )
  const isMuted = heard === undefined || heard !== wall.spot
  /** The sound stays with the spotlight. */
  const change = (next: Wall) => {
    if (!isMuted) setHeard(next.spot)
    show(next)
  }
  return {
    wall,
    isMuted,
    toggleSound: () => setHeard(isMuted ? wall.spot : undefined),
    /** Gives a room the spotlight and the sound. */
    choose: (id: number) => {
      setHeard(id)
      show({ ...wall, spot: id })
    },
    add: (id: number, replaced?: number) => change(withRoom(wall, id, replaced)),
    remove: (id: number) => change(withoutRoom(wall, id)),
    show,
  }
}
