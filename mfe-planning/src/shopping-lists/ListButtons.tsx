import type { ShoppingList } from '@potluck/api/shopping-lists'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { IconButton, onDemand } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import { IconDotsVertical, IconShare } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListDialogName } from './menu/ListMenu.tsx'
import { listMenuWords } from './menu/words.ts'
import { shareWords } from './share/words.ts'
import type { ItemActions } from './useItemActions.ts'

const ListMenu = onDemand(
  () => import('./menu/ListMenu.tsx').then((module) => module.ListMenu),
  'dialog',
  listMenuWords,
)
const PrintListDialog = onDemand(
  () => import('./menu/PrintListDialog.tsx').then((module) => module.PrintListDialog),
  'dialog',
  listMenuWords,
)
const RenameListDialog = onDemand(
  () => import('./menu/RenameListDialog.tsx').then((module) => module.RenameListDialog),
  'dialog',
  listMenuWords,
)
const ViewOptionsDialog = onDemand(
  () => import('./menu/ViewOptionsDialog.tsx').then((module) => module.ViewOptionsDialog),
  'dialog',
  listMenuWords,
)
const ShareListDialog = onDemand(
  () => import('./share/ShareListDialog.tsx').then((module) => module.ShareListDialog),
  'dialog',
  shareWords,
)

interface Props {
  readonly list: ShoppingList
  /** The words to parse lines; undefined until they are loaded. */
  readonly words: ShopWords | undefined
  readonly actions: ItemActions
}

/** The buttons of a list, and the dialogs that they open. */
export function ListButtons({ list, words, actions }: Props) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<ListDialogName | 'share' | 'print' | null>(null)
  return (
    <>
      <IconButton icon={<IconShare />} label={t('share.title')} onClick={() => setOpen('share')} />
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('list.more')} />}
        entries={(opened) => <ListMenu {...{ list, actions }} menu={opened} onDialog={setOpen} />}
      />
      {open === 'share' && (
        <ShareListDialog {...{ list, words }} onPrint={() => setOpen('print')} onClose={() => setOpen(null)} />
      )}
      {open === 'rename' && <RenameListDialog list={list} onClose={() => setOpen(null)} />}
      {open === 'print' && <PrintListDialog list={list} onClose={() => setOpen(null)} />}
      {open === 'view' && <ViewOptionsDialog onClose={() => setOpen(null)} />}
    </>
  )
}
