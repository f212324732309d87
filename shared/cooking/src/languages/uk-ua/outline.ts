import type { LanguageOutline } from '../language-outline.ts'
import { ukUaTime } from './time.ts'

export const ukUaOutline: LanguageOutline = {
  time: ukUaTime,
}
