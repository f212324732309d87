import { type Label, listLabels } from '@potluck/api/labels'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { Note } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AboutLabels } from './label-action.ts'
import { useArrangeLabels } from './useArrangeLabels.ts'

interface Props extends Pick<AboutLabels, 'all' | 'onClose' | 'onDone'> {
  readonly label: Label
}

/** The form in which the server compares labels. */
const key = (title: string): string =>
  title.normalize('NFC').replaceAll(',', ' ').replace(/\s+/gu, ' ').trim().toLowerCase()

/** Renames a label. The name of another label offers to merge both. */
export function RenameLabelDialog({ label, all, onClose, onDone }: Props) {
  const { t } = useTranslation('recipes')
  const [title, setTitle] = useState(label.title)
  const host = useHost()
  const askAgain = useRefetch(listLabels)
  const { rename, merge, busy, failed, saying } = useArrangeLabels(onDone)
  const other = all.find(({ id, title: taken }) => id !== label.id && key(taken) === key(title))

  async function submit() {
    if (key(title) === '') return
    if (other) {
      const sure = await host.confirm({
        title: t('labels.mergeInto', { title: other.title }),
        message: t('labels.taken', { title: other.title, count: label.recipeCount }),
        confirm: t('labels.merge'),
        destructive: true,
      })
      if (!sure) return
      merge.mutate(
        { body: { labelIds: [label.id], intoLabelId: other.id } },
        saying(t('labels.merged', { title: other.title })),
      )
      return
    }
    // Another device may have used the name: the current labels then offer to merge.
    void rename(label, title, t('labels.renamed', { title: title.trim() })).then((isDone) => isDone || askAgain())
  }

  return (
    <FormDialog
      title={t('labels.renameTitle', { title: label.title })}
      submitLabel={other ? t('labels.mergeInto', { title: other.title }) : t('labels.rename')}
      busy={busy}
      problem={failed && !other && t('labels.changeFailed')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('labels.name')}
        value={title}
        onChange={setTitle}
        dir="auto"
        maxLength={100}
        error={key(title) === '' ? t('labels.noName') : undefined}
      />
      {other && <Note tone="attention">{t('labels.taken', { title: other.title, count: label.recipeCount })}</Note>}
    </FormDialog>
  )
}
