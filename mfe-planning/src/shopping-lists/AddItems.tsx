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
}

/** The add box at the top. Several pasted lines, and a line that names several things, become several items. */
export function AddItems({ items, words, onAdd }: AddItemsProps) {
  const { t } = useTranslation('planning')
  const [wasCut, setWasCut] = useState(false)
  const suggestions = useSuggestions(items, words)
  const form = useForm({
    initial: { text: '' },
    submit: (values) => {
      const things = thingsIn(values.text)
      add(things.length > 0 ? things.join('\n') : values.text)
    },
  })
  const { text } = form.values
  const written = text.trim()
  const several = thingsIn(text)

  function thingsIn(line: string): readonly string[] {
    return words ? severalThings(line.trim(), words.index) : []
  }

  function add(lines: string) {
    const titles = lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    if (titles.length > 0) onAdd(titles.map((title) => title.slice(0, maxItemTitle)))
    setWasCut(titles.some((title) => title.length > maxItemTitle))
    form.reset()
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    const lines = pastedLines(pasted)
    if (lines.length < 2) return
    event.preventDefault()
    add(`${text}${lines.join('\n')}`)
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
      <Text size="small" tone="soft" role="status">
        {several.length > 0 && (
          <span className={classes.will}>
            {t('list.separate', { count: several.length, things: several.join(' · ') })}
          </span>
        )}
        {wasCut && t('list.cut', { count: maxItemTitle })}
        {words && written !== '' && (
          <AlreadyThere typed={several.length > 0 ? several : [written]} items={items} words={words} />
        )}
      </Text>
      {several.length > 0 && (
        <Button variant="quiet" className={classes.several} onClick={() => add(written)}>
          {t('list.asOne')}
        </Button>
      )}
    </div>
  )
}

interface AlreadyThereProps {
  /** The things that the cook typed. */
  readonly typed: readonly string[]
  readonly items: readonly ShoppingListItem[]
  readonly words: ShopWords
}

/** Says which of the typed things are on the list already. */
function AlreadyThere({ typed, items, words }: AlreadyThereProps) {
  const { t } = useTranslation('planning')
  const { vocabulary } = words.index
  const keyOf = (title: string) => thingKey(nameOf({ title }, vocabulary), vocabulary)
  const keys = new Set(typed.map(keyOf))
  const titles = items.filter(({ title, completed }) => !completed && keys.has(keyOf(title))).map(({ title }) => title)
  return titles.length === 0 ? null : t('list.already', { titles: titles.join(', ') })
}
