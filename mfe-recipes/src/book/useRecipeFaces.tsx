import type { AnsweredProps } from '@potluck/parts'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'

/** What stands in place of a recipe that cannot be shown: it is not in the book (any more), or could not be read. */
export function useRecipeFaces(): Pick<AnsweredProps<unknown>, 'gone' | 'failed'> {
  const { t } = useTranslation('recipes')
  const home = <LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>
  return {
    failed: { title: t('recipe.failed'), safe: t('safe'), action: home },
    gone: (
      <EmptyState picture="book" title={t('recipe.gone')} action={home}>
        {t('recipe.goneHint')}
      </EmptyState>
    ),
  }
}
