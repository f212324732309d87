import type { TextField } from '@potluck/recipe/fields'
import { useFieldNames } from './useFieldNames.ts'
import type { SaveRecipe } from './useSaveRecipe.ts'

/** The props that connect a field with its value, label and error. */
export function useTextProps(form: SaveRecipe['form']) {
  const names = useFieldNames()
  return (field: TextField) => ({
    ...form.field(field),
    label: names[field],
    // An empty field has the direction of the page, as its placeholder does.
    dir: form.values[field] === '' ? undefined : ('auto' as const),
  })
}
