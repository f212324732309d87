import type { RecipeMarks } from '@potluck/foods/avoided'

/** The columns of a recipe's marks, of a row that is missing where it has no lines, or other ones since. */
export const markColumns = [
  'recipeContents.contains',
  'recipeContents.mayContain',
  'recipeContents.notUnderstood',
] as const

type MarkRow = { readonly [Name in keyof RecipeMarks]: number | null }

/** The marks of a recipe as an answer has them: nothing where they are not known. */
export const markField = ({ contains, mayContain, notUnderstood }: MarkRow): { readonly marks?: RecipeMarks } =>
  contains === null || mayContain === null || notUnderstood === null
    ? {}
    : { marks: { contains, mayContain, notUnderstood } }
