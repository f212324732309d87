import { maxItemTitle, type ShoppingListItem } from '@potluck/api/shopping-lists'
import type { ShopWords } from '@potluck/cooking/arrange-shop'
import { severalThings } from '@potluck/cooking/several-things'
import { thingKey } from '@potluck/cooking/shop-aisles'
import { useForm } from '@potluck/platform/useForm'
import { Button, Text } from '@potluck/ui'
import { IconPlus } from '@potluck/ui/icons'
import { AutocompleteField } from '@potluck/ui/pickers'
import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './AddItems.module.css'
import { nameOf } from './list-aisles.ts'
import { pastedLines } from './pasted-lines.ts'
import { useSuggestions } from './useSuggestions.ts'

export interface AddItemsProps {
  readonly items: readonly ShoppingListItem[]
  /** The words to parse lines; undefined until they are loaded. */
  readonly words: ShopWords | undefined
  readonly onAdd: (titles: readonly string[]) => void
  /** Replaces a line by the items that it names. */
  readonly onSeparate: (item: ShoppingListItem, titles: readonly string[]) => void
}

/** The add box at the top. Several pasted lines become several items. */
export function AddItems({ items, words, onAdd, onSeparate }: AddItemsProps) {
  const { t } = useTranslation('planning')
  const [last, setLast] = useState('')
  const [wasCut, setWasCut] = useState(false)
  const suggestions = useSuggestions(items, words)
  const form = useForm({ initial: { text: '' }, submit: (values) => add(values.text) })
  const { text } = form.values
  const written = text.trim()
  const visibleText = written === '' ? last : written
  const several = words && visibleText !== '' ? severalThings(visibleText, words.index) : []
  const lastItem = items.find(({ title, completed }) => title === last && !completed)

  function add(lines: string) {
    const titles = lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (titles.length > 0) onAdd(titles.map((title) => title.slice(0, maxItemTitle)))
    setWasCut(titles.some((title) => title.length > maxItemTitle))
    setLast(titles.length === 1 ? (titles[0] ?? '') : '')
    form.reset()
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    const lines = pastedLines(pasted)
    if (lines.length < 2) return
    event.preventDefault()
    add(`${text}${lines.join('\n')}`)
  }

  function separate() {
    if (written === '' && lastItem) onSeparate(lastItem, several)
    else onAdd(several)
    setLast('')
    form.reset()
  }

  return (
    <div className={classes.sticky}>
      <form {...form.formProps} onPaste={paste} className={classes.form}>
        <AutocompleteField
          {...form.field('text')}
          label={t('list.add')}
          labelHidden
          className={classes.field}
          placeholder={t('list.addExample')}
          onPick={add}
          suggestions={suggestions(text)}
          suggestionsFit
        />
        <Button type="submit" variant="primary" icon={<IconPlus />} className={classes.button}>
          <span className={classes.word}>{t('list.addButton')}</span>
        </Button>
      </form>
      {several.length > 0 && (written !== '' || lastItem) && (
        <Button variant="quiet" className={classes.several} onClick={separate}>
          {t('list.separate', { count: several.length, things: several.join(' · ') })}
        </Button>
      )}
      <Text size="small" tone="soft" role="status">
        {wasCut && t('list.cut', { count: maxItemTitle })}
        {words && <AlreadyThere written={written} items={items} words={words} />}
      </Text>
    </div>
  )
}

interface AlreadyThereProps {
  readonly written: string
  readonly items: readonly ShoppingListItem[]
  readonly words: ShopWords
}

/** Says that the typed item is on the list already. */
function AlreadyThere({ written, items, words }: AlreadyThereProps) {
  const { t } = useTranslation('planning')
  if (written === '') return null
  const { vocabulary } = words.index
  const keyOf = (title: string) => thingKey(nameOf({ title }, vocabulary), vocabulary)
  const key = keyOf(written)
  const titles = items.filter(({ title, completed }) => !completed && keyOf(title) === key).map(({ title }) => title)
  return titles.length === 0 ? null : t('list.already', { titles: titles.join(', ') })
}
