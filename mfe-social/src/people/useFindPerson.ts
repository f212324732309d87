import { findByEmail, findByHandle } from '@potluck/api/people'
import { useAnswer } from '@potluck/platform/answers'

/** A search for a person. */
export interface PersonQuery {
  readonly how: 'email' | 'handle'
  readonly value: string
}

/** `@anna` and `anna` are handles, `anna@example.com` is an e-mail. Null for nothing. */
export function readPersonQuery(text: string): PersonQuery | null {
  const value = text.trim().replace(/^@/, '').toLowerCase()
  if (value === '') return null
  return { how: value.includes('@') ? 'email' : 'handle', value }
}

/** The person with this exact e-mail or handle; otherwise the call fails. */
export function useFindPerson(query: PersonQuery | null) {
  const asked = (how: PersonQuery['how']) => (query?.how === how ? query.value : null)
  const [email, handle] = [asked('email'), asked('handle')]
  const byEmail = useAnswer(findByEmail, email === null ? null : { query: { email } })
  const byHandle = useAnswer(findByHandle, handle === null ? null : { query: { handle } })
  return email === null ? byHandle : byEmail
}
