import { href } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { IconChefHat } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useFromRecipe } from '../book/way-from-recipe.ts'
import { cookPath } from './cook-path.ts'

/** Opens cook mode. @param recipePath of the recipe */
export function CookLink({ recipePath }: { readonly recipePath: string }) {
  const { t } = useTranslation('recipes')
  const path = cookPath(recipePath)
  return (
    <LinkButton variant="primary" icon={<IconChefHat />} href={href(path)} onClick={useFromRecipe(path)}>
      {t('cook.start')}
    </LinkButton>
  )
}
