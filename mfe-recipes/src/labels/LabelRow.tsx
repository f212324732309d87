import type { Label } from '@potluck/api/labels'
import { useFormats } from '@potluck/parts'
import { manageLabels } from '@potluck/platform/book-preferences'
import { usePreferences } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Badge, IconButton, VisuallyHidden } from '@potluck/ui'
import { ListRow, Menu } from '@potluck/ui/content'
import { IconCopy, IconDotsVertical, IconPencil, IconTag, IconTags, IconTrash, IconUpload } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useBookOfAddress } from '../book/useBookOfAddress.ts'
import { SelectableItem } from '../selection/SelectableItem.tsx'
import { useSelectable } from '../selection/SelectionContext.ts'
import { Tick } from '../selection/Tick.tsx'
import classes from './LabelList.module.css'
import type { LabelAction } from './label-action.ts'

interface Props {
  readonly label: Label
  readonly onAction: (action: LabelAction, label: Label) => void
}

/** A label. It opens its recipes, or is selected. */
export function LabelRow({ label, onAction }: Props) {
  const { t } = useTranslation('recipes')
  const { number, relativeDate } = useFormats()
  const { showCreatedAt } = usePreferences(manageLabels)
  const { selected, onClick } = useSelectable(label.id)
  const kitchen = useBookOfAddress()
  const recipes = href(paths.list('main', { kitchen, labels: [label.title] }))
  const count = (
    <Badge>
      <span aria-hidden="true">{number(label.recipeCount)}</span>
      <VisuallyHidden>{t('list.count', { count: label.recipeCount })}</VisuallyHidden>
    </Badge>
  )
  return (
    <SelectableItem id={label.id}>
      <ListRow
        leading={<IconTag aria-hidden="true" className={classes.icon} />}
        {...(selected === null ? { href: recipes } : { selected, onClick })}
        title={<bdi>{label.title}</bdi>}
        subtitle={showCreatedAt && t('labels.created', { date: relativeDate(label.createdAt) })}
        trailing={
          <>
            {count}
            {selected === null ? <RowMenu label={label} onAction={onAction} /> : <Tick on={selected} />}
          </>
        }
      />
    </SelectableItem>
  )
}

function RowMenu({ label, onAction }: Props) {
  const { t } = useTranslation('recipes')
  const act = (action: LabelAction) => () => onAction(action, label)
  const kitchen = useBookOfAddress()
  return (
    <Menu
      trigger={<IconButton icon={<IconDotsVertical />} label={t('labels.actionsOf', { title: label.title })} />}
      entries={[
        { key: 'rename', label: t('labels.rename'), icon: <IconPencil />, onSelect: act('rename') },
        { key: 'merge', label: t('labels.merge'), icon: <IconCopy />, onSelect: act('merge') },
        { key: 'group', label: t('labels.group'), icon: <IconTags />, onSelect: act('group') },
        {
          key: 'export',
          label: t('export'),
          icon: <IconUpload />,
          href: href(paths.export({ labelId: label.id, kitchen })),
        },
        { key: 'delete', label: t('delete'), icon: <IconTrash />, onSelect: act('delete'), danger: true },
      ]}
    />
  )
}
