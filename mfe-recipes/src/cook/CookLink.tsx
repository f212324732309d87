import { href } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { IconChefHat } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { cookPath } from './cook-path.ts'

/** From a recipe to cooking it, step by step. */
export function CookLink({ recipeId }: { readonly recipeId: string }) {
  const { t } = useTranslation('recipes')
  return (
    <LinkButton variant="primary" size="large" icon={<IconChefHat />} href={href(cookPath(recipeId))}>
      {t('cook.start')}
    </LinkButton>
  )
}
