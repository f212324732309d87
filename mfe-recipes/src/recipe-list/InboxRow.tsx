import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, IconButton } from '@potluck/ui'
import { RecipeImage, ListRow as Row } from '@potluck/ui/content'
import { IconBookmarkPlus, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useInboxChoice } from '../book/useInboxChoice.ts'
import { Marked } from '../search/Marked.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import classes from './InboxRow.module.css'
import { RowSkeleton } from './RowSkeleton.tsx'
import type { ListRow } from './useListPages.ts'

/** A recipe that a friend sent, to be kept or deleted. */
export function InboxRow({ row }: { readonly row: ListRow }) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const { keep, keeping, discard } = useInboxChoice()
  if (typeof row === 'number') return <RowSkeleton />
  return (
    <Row
      className={classes.row}
      href={href(paths.recipe(row.id))}
      leading={
        <RecipeImage title={row.title} src={address(row.image?.thumbnail)} shape="square" className={classes.photo} />
      }
      title={
        <bdi>
          <Marked>{row.title}</Marked>
        </bdi>
      }
      subtitle={
        <>
          {row.fromUser && <bdi>{t('inbox.from', { name: row.fromUser.name })}</bdi>}
          <MatchLine match={row.match} />
        </>
      }
      trailing={
        <>
          <Button
            icon={<IconBookmarkPlus />}
            busy={keeping}
            aria-label={t('inbox.keepNamed', { title: row.title })}
            onClick={() => void keep(row)}
          >
            {t('inbox.keep')}
          </Button>
          <IconButton
            icon={<IconTrash />}
            label={t('inbox.deleteNamed', { title: row.title })}
            onClick={() => discard(row)}
          />
        </>
      }
    />
  )
}
