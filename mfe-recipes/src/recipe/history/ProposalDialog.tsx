import type { Proposal } from '@potluck/api/proposals'
import { type Recipe, writtenFields } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { Button } from '@potluck/ui'
import { useTranslation } from 'react-i18next'
import { useChangeRecipe } from '../../book/useChangeRecipe.ts'
import { RecipeComparison } from './RecipeComparison.tsx'

interface Props {
  /** The proposal, a recipe of the inbox. */
  readonly recipe: Recipe
  readonly changeOf: NonNullable<Proposal['changeOf']>
  readonly onClose: () => void
}

/** Writes the texts of a proposal into the recipe that it changes. The proposal is deleted then. */
function useTakeOver({ recipe, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { save, remove } = useChangeRecipe()
  return async (original: Recipe) => {
    const before = writtenFields(original)
    const { imageIds: _images, ...text } = { ...before, ...byName(textFields, ({ name }) => recipe[name]) }
    const photos = original.images.map((image) => ({ image }))
    const outcome = await save(original, before, { ...text, photos }, null)
    if (outcome.kind === 'refused') {
      host.toast({ message: t('proposal.refused'), tone: 'problem' })
      return
    }
    remove({ id: recipe.id, title: recipe.title })
    onClose()
    host.navigate(paths.recipe(original.id), { replace: true })
    host.toast({ message: t('proposal.taken', { title: original.title }), tone: 'done' })
  }
}

/** Compares a proposal with the recipe that it would change, and takes it over. */
export function ProposalDialog(props: Props) {
  const { recipe, changeOf, onClose } = props
  const { t } = useTranslation('recipes')
  const takeOver = useTakeOver(props)
  return (
    <RecipeComparison
      recipe={recipe}
      other={changeOf}
      onClose={onClose}
      actions={(original, differs) =>
        differs &&
        original?.isOwner && (
          <Button variant="primary" onClick={() => takeOver(original)}>
            {t('proposal.takeOver')}
          </Button>
        )
      }
    />
  )
}
