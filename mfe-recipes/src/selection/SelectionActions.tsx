import { mostExported } from '@potluck/api/data'
import type { Folder } from '@potluck/api/recipes'
import { useGlobalPreferences } from '@potluck/platform/hooks'
import { IconButton } from '@potluck/ui'
import { Menu } from '@potluck/ui/content'
import {
  IconBook,
  IconCalendarPlus,
  IconDotsVertical,
  IconInbox,
  IconPin,
  IconPrinter,
  IconShoppingCart,
  IconTag,
  IconTags,
  IconTrash,
  IconUpload,
} from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './SelectionActions.module.css'
import { mostPinned, mostPlanned, mostPrinted, mostShopped, type SelectionAction } from './selection-action.ts'

interface Props {
  readonly folder: Folder
  readonly count: number
  readonly onAction: (action: SelectionAction) => void
}

/** What can be done with the chosen recipes. */
export function SelectionActions({ folder, count, onAction }: Props) {
  const { t } = useTranslation('recipes')
  const { useShoppingLists } = useGlobalPreferences()
  const none = count === 0
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
          ...(count > mostPlanned
            ? []
            : [
                {
                  key: 'plan',
                  label: t('plan.add'),
                  icon: <IconCalendarPlus />,
                  onSelect: () => onAction('plan'),
                },
              ]),
          {
            key: 'print',
            label: t('print.title'),
            icon: <IconPrinter />,
            disabled: count > mostPrinted,
            onSelect: () => onAction('print'),
          },
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
          {
            key: 'export',
            label: t('export'),
            icon: <IconUpload />,
            disabled: count > mostExported,
            onSelect: () => onAction('export'),
          },
        ]}
      />
    </div>
  )
}
