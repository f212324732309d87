import { href, paths } from '@potluck/platform/paths'
import { EmptyState, ErrorState, LinkButton } from '@potluck/ui'
import { useTranslation } from 'react-i18next'

interface Props {
  /** It is not in the book, or no longer; otherwise it could not be read. */
  readonly gone: boolean
  readonly onRetry: () => void
}

/** In place of a recipe that cannot be shown. */
export function RecipeUnavailable({ gone, onRetry }: Props) {
  const { t } = useTranslation('recipes')
  const home = <LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>
  return gone ? (
    <EmptyState picture="book" title={t('recipe.gone')} action={home}>
      {t('recipe.goneHint')}
    </EmptyState>
  ) : (
    <ErrorState
      title={t('recipe.failed')}
      safe={t('safe')}
      retryLabel={t('tryAgain')}
      onRetry={onRetry}
      action={home}
    />
  )
}
