import { useImageAddress } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { onDemand } from '@potluck/ui'
import { RecipeImage } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'
import { RowWithButtons } from '../book/RowWithButtons.tsx'
import type { ListedRecipe } from '../list-pages/page-question.ts'
import type { ListRow } from '../list-pages/useListPages.ts'
import { Highlighted } from '../search/Highlighted.tsx'
import { MatchLine } from '../search/MatchLine.tsx'
import { SelectableItem } from '../selection/SelectableItem.tsx'
import { useSelectable } from '../selection/SelectionContext.ts'
import { Tick } from '../selection/Tick.tsx'
import classes from './InboxRow.module.css'
import { RowSkeleton } from './RowSkeleton.tsx'

const InboxButtons = onDemand(() => import('./InboxButtons.tsx').then((module) => module.InboxButtons), 'part')

/** A received recipe, to accept or delete. */
export function InboxRow({ row }: { readonly row: ListRow }) {
  if (typeof row === 'number') return <RowSkeleton />
  return (
    <SelectableItem id={row.id}>
      <KnownInboxRow row={row} />
    </SelectableItem>
  )
}

function KnownInboxRow({ row }: { readonly row: ListedRecipe }) {
  const { t } = useTranslation('recipes')
  const address = useImageAddress()
  const { selected, onClick } = useSelectable(row.id)
  return (
    <RowWithButtons
      {...(selected === null ? { href: href(paths.recipe(row.id)) } : { selected, onClick })}
      leading={
        <RecipeImage title={row.title} src={address(row.image?.thumbnail)} shape="square" className={classes.photo} />
      }
      title={
        <bdi>
          <Highlighted>{row.title}</Highlighted>
        </bdi>
      }
      subtitle={
        <>
          {row.fromUser && <bdi>{t('inbox.from', { name: row.fromUser.name })}</bdi>}
          {row.match && <MatchLine match={row.match} />}
        </>
      }
      trailing={selected !== null ? <Tick on={selected} /> : <InboxButtons recipe={row} />}
    />
  )
}
