import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './AddItems.module.css'
import { useCreateShoppingList } from './useShoppingLists.ts'

/** Names a new list and opens it. */
export function NewListForm() {
  const { t } = useTranslation('planning')
  const host = useHost()
  const [title, setTitle] = useState('')
  const create = useCreateShoppingList()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '' || create.isPending) return
    create.mutate(title.trim(), { onSuccess: (list) => host.navigate(paths.shoppingList(list.id)) })
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <TextField
        label={t('lists.new')}
        placeholder={t('lists.newExample')}
        value={title}
        onChange={setTitle}
        maxLength={254}
      />
      <Button type="submit" variant="primary" busy={create.isPending}>
        {t('lists.create')}
      </Button>
    </form>
  )
}
