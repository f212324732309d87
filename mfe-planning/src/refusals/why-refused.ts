import type { Refusal } from '@potluck/platform/changes'

/** The reason of a refusal, as a key of the texts. */
export type WhyRefused = 'full' | 'tooLong' | 'gone' | 'noPhotoRoom' | 'other'

/** The reason of a refusal that a cook can do something about; otherwise `other`. */
export function whyRefused(refusal: Refusal | null): WhyRefused {
  if (refusal?.code === 'list-full' || refusal?.code === 'plan-full') return 'full'
  if (refusal?.code === 'book-full') return 'noPhotoRoom'
  if (refusal?.status === 404) return 'gone'
  if (refusal?.status === 413 || /title|notes/.test(refusal?.field ?? '')) return 'tooLong'
  return 'other'
}
