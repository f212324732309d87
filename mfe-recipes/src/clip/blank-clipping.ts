import type { Clipping } from '@potluck/api/clip'
import { blankTexts } from '@potluck/recipe/fields'

/** A clipping of which only the link is known. */
export const blankClipping = (url: string): Clipping => ({
  ...blankTexts,
  url,
  keywords: [],
  images: [],
  imageURL: '',
  outcome: 'no recipe',
  format: 'html',
  origins: {},
  others: [],
  lines: [],
  isVideo: false,
  links: [],
  unproven: [],
})
