import { type TextField, textFields } from '@potluck/recipe/fields'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** The texts that every recipe has. */
const always: readonly TextField[] = ['title', 'ingredients', 'instructions']

/** Whether something is written beside title, photos, ingredients and steps. */
export const isMoreWritten = ({ written, folder }: Pick<RecipeEditor, 'written' | 'folder'>): boolean =>
  folder !== 'main' ||
  written.rating !== null ||
  written.labels.length > 0 ||
  textFields.some(({ name }) => !always.includes(name) && written[name] !== '')
