import type { Folder } from '@potluck/api/recipes'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import {
  IconBook,
  IconDotsVertical,
  IconInbox,
  IconPin,
  IconShoppingCart,
  IconTag,
  IconTags,
  IconTrash,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './SelectionActions.module.css'
import { mostPinned, mostShopped, type SelectionAction } from './selection-action.ts'

interface Props {
  readonly folder: Folder
  readonly count: number
  readonly busy: boolean
  readonly onAction: (action: SelectionAction) => void
}

/** What can be done with the chosen recipes. */
export function SelectionActions({ folder, count, busy, onAction }: Props) {
  const { t } = useTranslation('recipes')
  const { useShoppingLists } = useGlobalPreferences()
  const none = count === 0 || busy
  return (
    <div role="toolbar" aria-label={t('selection.actions', { count })} className={classes.bar}>
      <IconButton icon={<IconTag />} label={t('selection.label')} disabled={none} onClick={() => onAction('label')} />
      {useShoppingLists && (
        <IconButton
          icon={<IconShoppingCart />}
          label={t('shop.add')}
          disabled={none || count > mostShopped}
          onClick={() => onAction('shop')}
        />
      )}
      <IconButton
        icon={<IconPin />}
        label={t('recipe.pin')}
        disabled={none || count > mostPinned}
        onClick={() => onAction('pin')}
      />
      <IconButton icon={<IconTrash />} label={t('delete')} disabled={none} onClick={() => onAction('delete')} />
      <Menu
        trigger={<IconButton icon={<IconDotsVertical />} label={t('selection.more')} disabled={none} />}
        entries={[
          {
            key: 'unlabel',
            label: t('selection.unlabel'),
            icon: <IconTags />,
            onSelect: () => onAction('unlabel'),
          },
          {
            key: 'move',
            label: folder === 'inbox' ? t('inbox.keepInBook') : t('selection.toInbox'),
            icon: folder === 'inbox' ? <IconBook /> : <IconInbox />,
            onSelect: () => onAction('move'),
          },
        ]}
      />
    </div>
  )
}
