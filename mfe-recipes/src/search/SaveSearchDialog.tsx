import { FormDialog } from '@potluck/parts/FormDialog'
import { useHost } from '@potluck/platform/HostProvider'
import { useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { useSaveSearch } from './useSavedSearches.ts'

interface Props {
  /** The query string of the list. */
  readonly view: string
  /** The suggested name. */
  readonly suggestion: string
  readonly onClose: () => void
}

const longest = 100

/** Asks for the name of a saved search. */
export function SaveSearchDialog({ view, suggestion, onClose }: Props) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [id] = useState(() => uuid())
  const save = useSaveSearch()
  const form = useForm({
    initial: { title: suggestion.slice(0, longest) },
    check: ({ title }) => ({ title: title.trim() === '' && t('search.nameMissing') }),
    async submit({ title }) {
      await save.mutateAsync({ params: { id }, body: { title, view } })
      host.toast({ message: t('search.saved', { title: title.trim() }), tone: 'done' })
    },
    explain: () => ({ problem: t('search.saveFailed') }),
    onDone: onClose,
  })

  return (
    <FormDialog title={t('search.save')} form={form} onClose={onClose}>
      <TextField {...form.field('title')} label={t('search.name')} maxLength={longest} />
    </FormDialog>
  )
}
