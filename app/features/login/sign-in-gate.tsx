import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useViewer } from '../session/viewer.queries.ts'
import { openLogin } from './login.store.ts'

/**
 * Shows its children to users only. A guest is asked to sign in; after a sign-out, here or in another tab, the home
 * page is opened.
 */
export function SignInGate({ children }: { children: ReactNode }) {
  const isUser = useViewer() !== null
  const wasUser = useRef(isUser)
  const navigate = useNavigate()
  useEffect(() => {
    if (isUser) wasUser.current = true
    else if (wasUser.current) void navigate({ to: '/' })
    else openLogin()
  }, [isUser, navigate])
  if (isUser) return children
  return (
    <EmptyState picture="locked" title={m.login_guard_title()} text={m.login_guard_text()} isHeading>
      <Button onClick={() => openLogin()}>{m.shell_header_sign_in()}</Button>
    </EmptyState>
  )
}
