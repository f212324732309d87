import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShell } from '../host/ShellContext.tsx'

/** The secret of an invitation, from its link or as it is. */
const secretIn = (text: string): string => /invitation=([\w-]+)/.exec(text)?.[1] ?? text.trim()

/** The invitation that a new account needs here: of the link that was opened, or typed where there was none. */
export function useInvitation() {
  const { config } = useShell()
  const given = useSearchParams()[0].get('invitation')
  const [typed, setTyped] = useState('')
  const secret = given ?? secretIn(typed)
  return {
    isAsked: config.registration === 'invitation' && given === null,
    typed,
    type: setTyped,
    secret: secret === '' ? undefined : secret,
  }
}
