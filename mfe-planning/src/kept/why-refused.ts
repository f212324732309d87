import type { Refusal } from '@potluck/platform/changes'

/** Why a change was refused, as the words name it. */
export type WhyRefused = 'full' | 'tooLong' | 'gone' | 'noPhotoRoom' | 'other'

/** The reason that a refusal gives, as far as a cook can do something about it. */
export function whyRefused(refusal: Refusal | null): WhyRefused {
  if (refusal?.code === 'list-full' || refusal?.code === 'plan-full') return 'full'
  if (refusal?.code === 'book-full') return 'noPhotoRoom'
  if (refusal?.status === 404) return 'gone'
  if (refusal?.status === 413 || /title|notes/.test(refusal?.field ?? '')) return 'tooLong'
  return 'other'
}
