import type { ImportedRecipe, UnreadableItem } from './import-item.ts'

type ImportedDraft = ImportedRecipe['draft']

const empty: ImportedDraft = {
  title: '',
  description: '',
  yield: '',
  activeTime: '',
  totalTime: '',
  source: '',
  url: '',
  notes: '',
  ingredients: '',
  instructions: '',
  rating: null,
  labels: [],
}

/** What a reader found besides the fields that a cook writes. */
type About = Partial<Pick<ImportedRecipe, 'images' | 'notes' | 'folder'>> & {
  readonly createdAt?: string | null
  /** See `originOf`; null where the place gives no names. */
  readonly origin?: string | null
}

/** A recipe of these fields; those that are left out are empty. */
export function importedRecipe(draft: Partial<ImportedDraft>, about: About = {}): ImportedRecipe {
  const { images = [], notes = [], folder, createdAt, origin } = about
  return {
    outcome: 'recipe',
    draft: { ...empty, ...draft },
    images,
    notes,
    ...(folder ? { folder } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(origin ? { origin } : {}),
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

/** Paragraphs that say something, one after the other. */
export const paragraphs = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

/** A line that names what it says; '' where there is nothing to say. */
export const fieldLine = (name: string, value: string, between = ' '): string =>
  value.trim() === '' ? '' : `${name}:${between}${value.trim()}`

/** Stars from 1 to 5; null for none. */
export function stars(value: number | null): number | null {
  const rounded = Math.round(value ?? 0)
  return rounded >= 1 && rounded <= 5 ? rounded : null
}
