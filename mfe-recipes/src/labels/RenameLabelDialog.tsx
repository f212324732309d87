import { type Label, listLabels } from '@potluck/api/labels'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useForm } from '@potluck/platform/useForm'
import { Note } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
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
  const host = useHost()
  const askAgain = useRefetch(listLabels)
  const { rename, merge, failed, explain, report } = useArrangeLabels(onDone)
  const form = useForm({
    initial: { title: label.title },
    check: (values) => ({ title: key(values.title) === '' && t('labels.noName') }),
    async submit(values) {
      const other = otherNamed(values.title)
      if (other) return mergeInto(other)
      if (await rename(label, values.title)) return report(t('labels.renamed', { title: values.title.trim() }))
      // Another device may have used the name: the current labels then offer to merge.
      askAgain()
      return failed
    },
    explain,
  })
  const { title } = form.values
  const otherNamed = (name: string) =>
    all.find(({ id, title: otherTitle }) => id !== label.id && key(otherTitle) === key(name))
  const other = otherNamed(title)

  async function mergeInto(target: Label) {
    const isSure = await host.confirm({
      title: t('labels.mergeInto', { title: target.title }),
      message: t('labels.taken', { title: target.title, count: label.recipeCount }),
      confirm: t('labels.merge'),
      destructive: true,
    })
    if (!isSure) return
    await merge({ body: { labelIds: [label.id], intoLabelId: target.id } })
    report(t('labels.merged', { title: target.title }))
  }

  return (
    <FormDialog
      title={t('labels.renameTitle', { title: label.title })}
      submitLabel={other ? t('labels.mergeInto', { title: other.title }) : t('labels.rename')}
      form={{ ...form, problem: other ? undefined : form.problem }}
      onClose={onClose}
    >
      <TextField {...form.field('title')} data-autofocus label={t('labels.name')} dir="auto" maxLength={100} />
      {other && <Note tone="attention">{t('labels.taken', { title: other.title, count: label.recipeCount })}</Note>}
    </FormDialog>
  )
}
