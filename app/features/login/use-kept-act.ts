import { useEffect } from 'react'
import { useViewer } from '../shell/viewer.queries.ts'
import { takeAct } from './kept-act.ts'

/** For a button that calls `requireUser` with an act's name: takes that act up after a sign-in elsewhere. */
export function useKeptAct(name: string, run: () => void): void {
  const isUser = useViewer() !== null
  useEffect(() => {
    if (isUser && takeAct(name)) run()
  })
}
