import { attachLabel, detachLabel } from '@potluck/api/labels'
import { getRecipe, listRelated, type Recipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { bookQuestions } from '../../book/book-questions.ts'

const changes = [getRecipe, listRelated, ...bookQuestions]

/** Puts labels on a recipe and takes them off, each at once. */
export function useRecipeLabels({ id }: Recipe) {
  const { mutate: attach } = useCall(attachLabel, { toast: true, changes })
  const { mutate: detach } = useCall(detachLabel, { toast: true, changes })
  return {
    put: (title: string) => attach({ body: { title, recipeIds: [id] } }),
    take: (labelId: string) => detach({ query: { labelId, recipeId: id } }),
  }
}
