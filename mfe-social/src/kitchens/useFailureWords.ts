import { ApiError } from '@potluck/api/errors'
import { useTranslation } from 'react-i18next'

/** The words of each refusal that a member can do something about. */
const words: Readonly<Record<string, string>> = {
  blocked: 'kitchenFailed.blocked',
  'book-full': 'kitchenFailed.bookFull',
  changed: 'kitchenFailed.changed',
  'invitation-dead': 'kitchenFailed.dead',
  'kitchen-full': 'kitchenFailed.full',
  'not-a-friend': 'kitchenFailed.notFriend',
  'not-found': 'kitchenFailed.gone',
  'not-kitchen-keeper': 'kitchenFailed.notOwner',
  'only-kitchen-keeper': 'kitchenFailed.onlyOwner',
  'read-only': 'kitchenFailed.readOnly',
  'too-many-invitations': 'kitchenFailed.tooManyLinks',
  'too-many-kitchens': 'kitchenFailed.tooManyKitchens',
  'too-many-tries': 'kitchenFailed.tooManyTries',
}

function wordOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'kitchenFailed.other'
  if (error.failure === 'unanswered') return 'kitchenFailed.offline'
  return words[error.data?.error.code ?? ''] ?? 'kitchenFailed.other'
}

/** @returns says why a change of a kitchen did not succeed */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslation('social')
  return (error) => t(wordOf(error))
}
