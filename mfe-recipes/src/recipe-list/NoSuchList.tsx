import { useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, PageLayout } from '@potluck/ui'
import { EmptyState } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'

interface Props {
  /** The wrong part of the address: an unknown folder, the book of somebody else, or a kitchen that one is not in. */
  readonly reason: 'folder' | 'owner' | 'kitchen'
}

/** The message for an address without a list. */
export function NoSuchList({ reason }: Props) {
  const { t } = useTranslation('recipes')
  const words = {
    folder: { title: t('noList.folder'), hint: t('noList.folderHint') },
    owner: { title: t('noList.owner'), hint: t('noList.ownerHint') },
    kitchen: { title: t('noList.kitchen'), hint: t('noList.kitchenHint') },
  }[reason]
  useTitle(words.title)
  return (
    <PageLayout title={t('noList.title')}>
      <EmptyState
        picture="book"
        title={words.title}
        action={<LinkButton href={href(paths.home())}>{t('recipe.toBook')}</LinkButton>}
      >
        {words.hint}
      </EmptyState>
    </PageLayout>
  )
}
