import type { CallOutput } from '@potluck/api/endpoint'
import type { listKitchens } from '@potluck/api/kitchens'
import type { Host } from '@potluck/platform/host'

/** Askers within this time share one answer: those of an opening. Milliseconds. */
const sharedMs = 5_000

type Answer = CallOutput<typeof listKitchens>

interface Recent {
  /** When it came, milliseconds. */
  readonly at: number
  readonly answer: Answer
}

const answers = new WeakMap<Host['api'], Recent>()

/** Notes the kitchens that a screen or a background was told. */
export const noteKitchens = ({ api }: Pick<Host, 'api'>, recent: Recent): void => void answers.set(api, recent)

/** A recent answer about kitchens; null when it is older. */
export function recentKitchens({ api }: Pick<Host, 'api'>): Recent | null {
  const recent = answers.get(api)
  return recent && Date.now() - recent.at < sharedMs ? recent : null
}

/** To be called when something about kitchens changed. */
export const forgetRecentKitchens = ({ api }: Pick<Host, 'api'>): void => void answers.delete(api)
