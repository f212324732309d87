import { blankTexts } from '@potluck/recipe/fields'
import type { ImportedRecipe, UnreadableItem } from './import-item.ts'

type ImportedDraft = ImportedRecipe['draft']

/** Data of an imported recipe besides its fields. */
type About = Partial<Pick<ImportedRecipe, 'images' | 'notes' | 'folder' | 'takes'>> & {
  readonly createdAt?: string | null
  /** See `originOf`; null if the source has no ids. */
  readonly origin?: string | null
}

/** Makes an imported recipe; missing fields are empty. */
export function importedRecipe(draft: Partial<ImportedDraft>, about: About = {}): ImportedRecipe {
  const { images = [], notes = [], folder, createdAt, origin, takes = [] } = about
  return {
    outcome: 'recipe',
    draft: { ...blankTexts, rating: null, labels: [], ...draft },
    images,
    notes,
    ...(folder ? { folder } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(origin ? { origin } : {}),
    ...(takes.length > 0 ? { takes } : {}),
  }
}

/** An item that cannot be read. */
export const unreadable = (
  name: string,
  code: UnreadableItem['note']['code'] & ('damaged' | 'too-large' | 'no-recipe' | 'unknown-kind' | 'locked'),
): UnreadableItem => ({
  outcome: 'unreadable',
  name,
  note: { code },
})

/** Joins the paragraphs that are not empty. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

/** A value with its name, such as "Cook time: 1 hour"; '' if the value is empty. */
export const fieldLine = (name: string, value: string, between = ' '): string =>
  value.trim() === '' ? '' : `${name}:${between}${value.trim()}`

/** A rating from 1 to 5; null for any other value. */
export function stars(value: number | null): number | null {
  const rounded = Math.round(value ?? 0)
  return rounded >= 1 && rounded <= 5 ? rounded : null
}
