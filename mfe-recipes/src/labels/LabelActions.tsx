import { IconButton } from '@potluck/ui'
import { IconCopy, IconTags, IconTrash } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../selection/ActionBar.tsx'
import type { LabelAction } from './label-action.ts'

interface Props {
  readonly count: number
  readonly onAction: (action: LabelAction) => void
}

/** The actions on selected labels. */
export function LabelActions({ count, onAction }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <ActionBar label={t('labels.actions')}>
      <IconButton
        icon={<IconCopy />}
        label={t('labels.merge')}
        disabled={count < 2}
        onClick={() => onAction('merge')}
      />
      <IconButton
        icon={<IconTags />}
        label={t('labels.group')}
        disabled={count === 0}
        onClick={() => onAction('group')}
      />
      <IconButton icon={<IconTrash />} label={t('delete')} disabled={count === 0} onClick={() => onAction('delete')} />
    </ActionBar>
  )
}
