import { useCreateShoppingList } from '@potluck/parts/useShoppingLists'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button, Note } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import classes from './AddItems.module.css'

/** Names a new list and opens it. Once more after a failure is the same list. */
export function NewListForm() {
  const { t } = useTranslation('planning')
  const host = useHost()
  const [id] = useState(() => uuid())
  const [title, setTitle] = useState('')
  const create = useCreateShoppingList()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || create.isPending) return
    create.mutate(
      { body: { id, title: title.trim() } },
      { onSuccess: (list) => host.navigate(paths.shoppingList(list.id)) },
    )
  }

  return (
    <>
      <form onSubmit={submit} className={classes.form}>
        <TextField
          label={t('lists.new')}
          placeholder={t('lists.newExample')}
          value={title}
          onChange={setTitle}
          maxLength={254}
          className={classes.field}
        />
        <Button type="submit" variant="primary" busy={create.isPending} className={classes.button}>
          {t('lists.create')}
        </Button>
      </form>
      {create.isError && <Note tone="danger">{t('lists.createFailed')}</Note>}
    </>
  )
}
