import type { LanguageOutline } from '../language-outline.ts'
import { heTime } from './time.ts'

export const heOutline: LanguageOutline = {
  time: heTime,
}
