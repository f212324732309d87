import type { RecipeSummary } from '@potluck/api/recipes'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly recipe: Pick<RecipeSummary, 'owner' | 'profileKitchen'>
}

/** Whose recipe it is, and of which kitchen where that cook shows a kitchen; nothing for the reader's own. */
export function RecipeOwner({ recipe: { owner, profileKitchen } }: Props) {
  const { t } = useTranslation('parts')
  if (!owner) return null
  return (
    <>
      <bdi>{t('recipes.of', { name: owner.name })}</bdi>
      {profileKitchen && (
        <>
          {' · '}
          <bdi>{profileKitchen.name}</bdi>
        </>
      )}
    </>
  )
}
