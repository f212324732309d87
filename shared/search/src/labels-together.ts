import { labelKey } from './label-title.ts'

interface CountedLabel {
  readonly title: string
  readonly recipeCount: number
}

/** The labels of several books, each title once, as the first book spells it, with the number of recipes of all. */
export function labelsTogether<Label extends CountedLabel>(books: readonly (readonly Label[])[]): Label[] {
  return [...Map.groupBy(books.flat(), ({ title }) => labelKey(title)).values()].flatMap((same) => {
    const recipeCount = same.reduce((sum, label) => sum + label.recipeCount, 0)
    return same.slice(0, 1).map((label) => ({ ...label, recipeCount }))
  })
}
