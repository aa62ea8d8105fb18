import type { QueryClient } from '@tanstack/react-query'

type SignInTask = (client: QueryClient) => Promise<void>

const tasks = new Set<SignInTask>()

/**
 * Runs `task` after each sign-in in this tab, until the returned function is called. Other areas use it, so that the
 * session need not import them.
 */
export function onSignIn(task: SignInTask): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

export async function runSignInTasks(client: QueryClient): Promise<void> {
  await Promise.all([...tasks].map((task) => task(client)))
}
