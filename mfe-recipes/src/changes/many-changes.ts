import { attachLabel, detachLabelFromMany } from '@potluck/api/labels'
import { deleteRecipes, maxChanged, moveRecipes } from '@potluck/api/many-recipes'
import { inBook } from '@potluck/api/of-book'
import type { Folder, RecipeSummary } from '@potluck/api/recipes'
import { bookScope, changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import type { Preview } from './preview.ts'

/** Selected recipes, and the rows of those that lists display. */
export interface ChosenRecipes {
  readonly ids: readonly string[]
  readonly summaries: readonly RecipeSummary[]
  /** The path of the screen with the selection. */
  readonly folder: Folder
  /** The kitchen in whose book they are; undefined for the own book. */
  readonly kitchenId?: string | undefined
}

/** Number of titles that describe a change. */
const mostNamed = 3

/** Changes of many recipes, split by the limit of the server for one request. */
function changesOf(
  { ids, summaries, folder, kitchenId }: ChosenRecipes,
  changeSome: (recipeIds: string[], about: Parameters<typeof changeOf>[2] & { readonly preview: Preview }) => NewChange,
): readonly NewChange[] {
  return Array.from({ length: Math.ceil(ids.length / maxChanged) }, (_, part) => {
    const some = ids.slice(part * maxChanged, (part + 1) * maxChanged)
    const titles = summaries.filter(({ id }) => some.includes(id)).map(({ title }) => title)
    const title = [...titles.slice(0, mostNamed), ...(some.length > mostNamed ? ['…'] : [])].join(', ')
    return changeSome([...some], {
      scope: bookScope,
      path: paths.list(folder, { kitchen: kitchenId }),
      preview: { title },
    })
  })
}

export const moveMany = (chosen: ChosenRecipes, to: Folder): readonly NewChange[] =>
  changesOf(chosen, (recipeIds, { preview, ...about }) => {
    const recipes = chosen.summaries.filter(({ id }) => recipeIds.includes(id))
    return changeOf(
      moveRecipes,
      { body: { recipeIds, folder: to }, ...inBook(chosen.kitchenId) },
      { ...about, preview: { ...preview, recipes } },
    )
  })

export const deleteMany = (chosen: ChosenRecipes): readonly NewChange[] =>
  changesOf(chosen, (recipeIds, about) =>
    changeOf(deleteRecipes, { body: { recipeIds }, ...inBook(chosen.kitchenId) }, about),
  )

interface NamedLabel {
  readonly id: string
  readonly title: string
}

/** @param label an existing label, or a new one with a temporary id */
export const putOnMany = (chosen: ChosenRecipes, { id, title }: NamedLabel): readonly NewChange[] =>
  changesOf(chosen, (recipeIds, { preview, ...about }) =>
    changeOf(
      attachLabel,
      { body: { title, recipeIds }, ...inBook(chosen.kitchenId) },
      { ...about, preview: { ...preview, labels: [{ id, title }] } },
    ),
  )

export const takeOffMany = (chosen: ChosenRecipes, { id, title }: NamedLabel): readonly NewChange[] =>
  changesOf(chosen, (recipeIds, about) =>
    changeOf(detachLabelFromMany, { body: { labelId: id, title, recipeIds }, ...inBook(chosen.kitchenId) }, about),
  )
