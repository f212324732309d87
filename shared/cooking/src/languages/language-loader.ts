import type { Words } from '../words.ts'
import type { DishWords } from './dish-words.ts'

/** The data of a language, each in a chunk of its own that is loaded on demand. */
export interface LanguageLoader {
  readonly words: () => Promise<Words>
  readonly dishes: () => Promise<DishWords>
}
