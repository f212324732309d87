import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { Button } from '@potluck/ui'
import { AutocompleteField } from '@potluck/ui/pickers'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

/** Moves labels to a new or existing group, or out of their group. */
export function GroupLabelsDialog({ labels, all, onClose, onDone }: AboutLabels) {
  const { t } = useTranslation('recipes')
  const { group, explain, report } = useArrangeLabels(onDone)
  const groups = [...new Set(all.flatMap(({ groupTitle }) => groupTitle ?? []))]
  const count = labels.length
  const form = useForm({
    initial: { title: labels[0]?.groupTitle ?? '' },
    check: ({ title }) => ({ title: title.trim() === '' && t('labels.noName') }),
    submit: ({ title }) => put(title.trim()),
    explain,
  })

  async function put(groupTitle: string | null) {
    await group({ body: { labelIds: labels.map(({ id }) => id), groupTitle } })
    report(groupTitle === null ? t('labels.ungrouped', { count }) : t('labels.grouped', { count, title: groupTitle }))
  }

  return (
    <FormDialog title={t('labels.groupTitle', { count })} form={form} onClose={onClose}>
      <AutocompleteField
        {...form.field('title')}
        label={t('labels.groupName')}
        description={t('labels.groupHint')}
        suggestions={groups}
        onChange={(typed) => form.set({ title: typed.slice(0, 100) })}
      />
      {labels.some(({ groupTitle }) => groupTitle !== null) && (
        <Button variant="quiet" onClick={() => form.run(() => put(null))}>
          {t('labels.noGroup')}
        </Button>
      )}
    </FormDialog>
  )
}
