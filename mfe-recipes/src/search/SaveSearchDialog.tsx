import { FormDialog } from '@potluck/parts/FormDialog'
import { useHost } from '@potluck/platform/HostProvider'
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
  const [title, setTitle] = useState(suggestion.slice(0, longest))
  const [id] = useState(() => uuid())
  const [isMissing, setMissing] = useState(false)
  const save = useSaveSearch()

  function submit() {
    if (title.trim() === '') {
      setMissing(true)
      return
    }
    save.mutate(
      { params: { id }, body: { title, view } },
      {
        onSuccess() {
          host.toast({ message: t('search.saved', { title: title.trim() }), tone: 'done' })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('search.save')}
      busy={save.isPending}
      problem={save.error && t('search.saveFailed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('search.name')}
        value={title}
        maxLength={longest}
        error={isMissing && title.trim() === '' ? t('search.nameMissing') : undefined}
        onChange={setTitle}
      />
    </FormDialog>
  )
}
