import { FormDialog } from '@potluck/parts/FormDialog'
import { Button } from '@potluck/ui'
import { AutocompleteField } from '@potluck/ui/pickers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Moves labels to a new or existing group, or out of their group. */
export function GroupLabelsDialog({ labels, all, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const [title, setTitle] = useState(labels[0]?.groupTitle ?? '')
  const { group, busy, failed, saying } = useArrangeLabels(onDone)
  const groups = [...new Set(all.flatMap(({ groupTitle }) => groupTitle ?? []))]
  const count = labels.length

  function put(groupTitle: string | null) {
    const message =
      groupTitle === null ? t('labels.ungrouped', { count }) : t('labels.grouped', { count, title: groupTitle })
    group.mutate({ body: { labelIds: labels.map(({ id }) => id), groupTitle } }, saying(message))
  }

  return (
    <FormDialog
      title={t('labels.groupTitle', { count })}
      busy={busy}
      problem={failed && t('labels.changeFailed')}
      onSubmit={() => title.trim() !== '' && put(title.trim())}
      onClose={onClose}
    >
      <AutocompleteField
        label={t('labels.groupName')}
        description={t('labels.groupHint')}
        value={title}
        suggestions={groups}
        onChange={(typed) => setTitle(typed.slice(0, 100))}
      />
      {labels.some(({ groupTitle }) => groupTitle !== null) && (
        <Button variant="quiet" onClick={() => put(null)}>
          {t('labels.noGroup')}
        </Button>
      )}
    </FormDialog>
  )
}
