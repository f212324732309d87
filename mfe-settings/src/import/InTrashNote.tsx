import type { ImportPreview } from '@potluck/api/imports'
import { href, paths } from '@potluck/platform/paths'
import { LinkButton, Note } from '@potluck/ui'
import { IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly preview: ImportPreview
  /** Into whose book it goes; undefined for the own book. */
  readonly kitchenId: string | undefined
}

/** Recipes that are deleted in the book can be restored as they were, rather than come a second time. */
export function InTrashNote({ preview: { items, total }, kitchenId }: Props) {
  const { t } = useTranslation('settings')
  const count = items.filter(({ inTrash }) => inTrash !== null).length
  if (count === 0) return null
  const isPart = total === null || total > items.length
  return (
    <Note
      tone="attention"
      title={
        isPart ? t('import.look.inTrashOfFirst', { count, first: items.length }) : t('import.look.inTrash', { count })
      }
      action={
        <LinkButton href={href(paths.trash(kitchenId))} icon={<IconTrash />}>
          {t('import.look.openTrash')}
        </LinkButton>
      }
    >
      {t('import.look.inTrashAbout')}
    </Note>
  )
}
