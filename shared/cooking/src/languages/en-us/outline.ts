import type { LanguageOutline } from '../language-outline.ts'
import { enUsTime } from './time.ts'

export const enUsOutline: LanguageOutline = {
  time: enUsTime,
}
