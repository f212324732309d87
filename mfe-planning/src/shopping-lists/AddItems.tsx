import { Button } from '@potluck/ui'
import { IconPlus } from '@potluck/ui/icons'
import { AutocompleteField } from '@potluck/ui/pickers'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import form from '../new-name/LineForm.module.css'
import classes from './AddItems.module.css'
import { pastedLines } from './pasted-lines.ts'

export interface AddItemsProps {
  readonly onAdd: (titles: readonly string[]) => void
  /** What was bought before, offered while one types. */
  readonly suggestions: readonly string[]
}

/** The box to add, always on top. Several pasted lines become several items. */
export function AddItems({ onAdd, suggestions }: AddItemsProps) {
  const { t } = useTranslation('planning')
  const [text, setText] = useState('')

  function add(written: string) {
    const titles = written.split('\n').map((line) => line.trim())
    const named = titles.filter((title) => title !== '')
    if (named.length > 0) onAdd(named)
    setText('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    const lines = pastedLines(pasted)
    if (lines.length < 2) return
    event.preventDefault()
    add(`${text}${lines.join('\n')}`)
  }

  return (
    <form onSubmit={submit} onPaste={paste} className={`${form.form} ${classes.sticky}`}>
      <AutocompleteField
        label={t('list.add')}
        labelHidden
        className={form.field}
        placeholder={t('list.addExample')}
        value={text}
        onChange={setText}
        onPick={add}
        // Not before something is typed: after an item is added, the list itself is to be seen.
        suggestions={text.trim() === '' ? [] : suggestions}
      />
      <Button type="submit" variant="primary" icon={<IconPlus />} className={form.button}>
        {t('list.addButton')}
      </Button>
    </form>
  )
}
