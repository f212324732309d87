import { useShell } from '../host/ShellContext.tsx'

/**
 * The end of a login in the modal: the page reloads, so that everything on it is fetched again. When the same person
 * has unsaved changes on the screen, those matter more, and the screen stays.
 * @param emailBefore of the session that ended, as far as it was known
 */
export function useLoginAgain(emailBefore: string | undefined): (email: string) => void {
  const { loginPrompt, unsaved, reload } = useShell()
  return (email) => {
    loginPrompt.set(false)
    if (unsaved.get() && email === emailBefore) return
    unsaved.clear()
    reload()
  }
}
