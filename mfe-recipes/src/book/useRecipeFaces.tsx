import type { AnsweredProps } from '@potluck/parts'
import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The fallback for a recipe that is missing or failed to load. */
export function useRecipeFaces(): Pick<AnsweredProps<unknown>, 'gone' | 'failed'> {
  const { t } = useTranslation('recipes')
  const home = <LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>
  return {
    failed: { title: t('recipe.failed'), safe: t('safe'), action: home },
    gone: <GoneRecipe action={home} />,
  }
}

/** Sets the title of the window, because no recipe does. */
function GoneRecipe({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('recipes')
  useTitle(t('recipe.notFound'))
  return (
    <EmptyState picture="book" title={t('recipe.notFound')} action={action}>
      {t('recipe.notFoundHint')}
    </EmptyState>
  )
}
