import type { ListAisle, ShoppingList } from '@potluck/api/shopping-lists'
import { aislesOf } from '@potluck/cooking/shop-aisles'
import { Button, IconButton, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import form from '../../new-name/LineForm.module.css'
import { movedBy } from '../list-aisles.ts'
import classes from './AislesDialog.module.css'

interface Props {
  readonly list: ShoppingList
  readonly titleOf: (aisle: string) => string
  readonly onOrder: (aisles: readonly ListAisle[]) => void
  readonly onClose: () => void
}

/** The aisles of a list as they stand in its shop: to be put in order, with some of one's own. */
export function AislesDialog({ list, titleOf, onOrder, onClose }: Props) {
  const { t } = useTranslation('planning')
  const [title, setTitle] = useState('')
  const [said, setSaid] = useState('')
  const aisles = aislesOf(list)
  const nameOf = (aisle: ListAisle) => aisle.title ?? titleOf(aisle.id)

  function move(aisle: ListAisle, places: number) {
    const ordered = movedBy(aisles, aisle.id, places)
    onOrder(ordered)
    setSaid(t('aisles.moved', { name: nameOf(aisle), place: ordered.indexOf(aisle) + 1 }))
  }

  const rename = (aisle: ListAisle, written: string) =>
    onOrder(aisles.map((one) => (one.id === aisle.id ? { ...one, title: written } : one)))

  function add(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') return
    onOrder([{ id: uuid(), title: title.trim() }, ...aisles])
    setTitle('')
  }

  return (
    <Modal opened onClose={onClose} title={t('aisles.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text tone="soft">{t('aisles.how')}</Text>
        <form onSubmit={add} className={form.form}>
          <TextField
            label={t('aisles.name')}
            placeholder={t('aisles.example')}
            value={title}
            onChange={setTitle}
            maxLength={100}
            dir="auto"
            className={form.field}
          />
          <Button type="submit" icon={<IconPlus />} className={form.button}>
            {t('list.addButton')}
          </Button>
        </form>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <ol className={classes.aisles}>
          {aisles.map((aisle, place) => (
            <li key={aisle.id} className={classes.aisle}>
              {aisle.title === null ? (
                <span className={classes.name}>{nameOf(aisle)}</span>
              ) : (
                <OwnName title={aisle.title} onRename={(written) => rename(aisle, written)} />
              )}
              {aisle.title !== null && (
                <IconButton
                  icon={<IconTrash />}
                  label={t('aisles.remove', { name: aisle.title })}
                  onClick={() => onOrder(aisles.filter(({ id }) => id !== aisle.id))}
                />
              )}
              <IconButton
                icon={<IconArrowUp />}
                label={t('aisles.earlier', { name: nameOf(aisle) })}
                disabled={place === 0}
                onClick={() => move(aisle, -1)}
              />
              <IconButton
                icon={<IconArrowDown />}
                label={t('aisles.later', { name: nameOf(aisle) })}
                disabled={place === aisles.length - 1}
                onClick={() => move(aisle, 1)}
              />
            </li>
          ))}
        </ol>
      </Stack>
    </Modal>
  )
}

/** The name of an aisle of one's own, written anew in its place. */
function OwnName({ title, onRename }: { readonly title: string; readonly onRename: (title: string) => void }) {
  const { t } = useTranslation('planning')
  const [text, setText] = useState(title)
  return (
    <TextField
      label={t('aisles.name')}
      labelHidden
      value={text}
      onChange={setText}
      maxLength={100}
      dir="auto"
      className={classes.name}
      onBlur={() => {
        const written = text.trim()
        if (written === '') setText(title)
        else if (written !== title) onRename(written)
      }}
    />
  )
}
