import type { ListAisle, ShoppingList } from '@potluck/api/shopping-lists'
import { isAisle } from '@potluck/cooking/aisles'
import { aislesOf } from '@potluck/cooking/shop-aisles'
import { type Form, useForm } from '@potluck/platform/useForm'
import { IconButton, Stack, Text, VisuallyHidden } from '@potluck/ui'
import { Menu, MenuList } from '@potluck/ui/content'
import { useDraggable, useDropPlace } from '@potluck/ui/drag'
import { TextField } from '@potluck/ui/forms'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@potluck/ui/icons'
import { Modal } from '@potluck/ui/overlays'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import { LineForm } from '../../new-name/LineForm.tsx'
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
  const [said, setSaid] = useState('')
  const aisles = aislesOf(list)
  const nameOf = (aisle: ListAisle) => aisle.title ?? titleOf(aisle.id)

  function move(aisle: ListAisle, places: number) {
    const ordered = movedBy(aisles, aisle.id, places)
    onOrder(ordered)
    setSaid(t('aisles.moved', { name: nameOf(aisle), place: ordered.indexOf(aisle) + 1 }))
  }

  function moveTo(id: string, place: number) {
    const aisle = aisles.find((one) => one.id === id)
    if (aisle) move(aisle, place - aisles.indexOf(aisle))
  }

  const change = (aisle: ListAisle, changed: Partial<ListAisle>) =>
    onOrder(aisles.map((one) => (one.id === aisle.id ? { ...one, ...changed } : one)))

  const adding: Form<{ readonly title: string }> = useForm({
    initial: { title: '' },
    submit({ title }) {
      if (title.trim() === '') return
      onOrder([{ id: uuid(), title: title.trim() }, ...aisles])
      adding.reset()
    },
  })

  return (
    <Modal opened onClose={onClose} title={t('aisles.title')} closeLabel={t('close')}>
      <Stack gap={4}>
        <Text tone="soft">{t('aisles.how')}</Text>
        <LineForm
          form={adding}
          field={{
            ...adding.field('title'),
            label: t('aisles.name'),
            placeholder: t('aisles.example'),
            maxLength: 100,
            dir: 'auto',
          }}
          button={{ icon: <IconPlus />, children: t('list.addButton') }}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <ol className={classes.aisles}>
          {aisles.map((aisle, place) => (
            <AisleRow
              key={aisle.id}
              aisle={aisle}
              name={nameOf(aisle)}
              usualName={titleOf(aisle.id)}
              place={place}
              count={aisles.length}
              onMove={(places) => move(aisle, places)}
              onDropped={(id) => moveTo(id, place)}
              onRename={(title) => change(aisle, { title })}
              onHide={() => change(aisle, { hidden: !aisle.hidden })}
              onRemove={() => onOrder(aisles.filter(({ id }) => id !== aisle.id))}
            />
          ))}
        </ol>
      </Stack>
    </Modal>
  )
}

interface AisleRowProps {
  readonly aisle: ListAisle
  readonly name: string
  /** The product's name of it. */
  readonly usualName: string
  readonly place: number
  readonly count: number
  readonly onMove: (places: number) => void
  /** Another aisle was dropped on it. */
  readonly onDropped: (id: string) => void
  readonly onRename: (title: string | null) => void
  /** Hides it, or shows it again. */
  readonly onHide: () => void
  readonly onRemove: () => void
}

/** One aisle: moved by drag or by its buttons, renamed in its place. One of the product's gets its usual name back. */
function AisleRow(props: AisleRowProps) {
  const { aisle, name, usualName, place, count, onMove, onDropped, onRename, onHide, onRemove } = props
  const { t } = useTranslation('planning')
  const row = useRef<HTMLLIElement>(null)
  const [renaming, setRenaming] = useState(false)
  const dragging = useDraggable(row, { kind: 'aisle', id: aisle.id })
  const over = useDropPlace(row, 'aisle', onDropped)
  const isOwn = !isAisle(aisle.id)
  return (
    <li ref={row} data-dragging={dragging} data-over={over} className={classes.aisle}>
      <IconGripVertical aria-hidden="true" className={classes.handle} />
      {renaming ? (
        <AisleName
          title={name}
          onEnd={(written) => {
            setRenaming(false)
            if (written === '' || written === usualName) onRename(isOwn ? name : null)
            else if (written !== name) onRename(written)
          }}
        />
      ) : (
        <span className={classes.name}>
          {name}
          {aisle.hidden && (
            <Text size="small" tone="soft">
              {t('aisles.hidden')}
            </Text>
          )}
        </span>
      )}
      <IconButton
        icon={<IconArrowUp />}
        label={t('aisles.earlier', { name })}
        disabled={place === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={<IconArrowDown />}
        label={t('aisles.later', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      />
      <Menu
        trigger={<IconButton icon={<IconDots />} label={t('list.moreAbout', { title: name })} />}
        entries={(menu) => (
          <MenuList
            {...menu}
            entries={[
              { key: 'rename', icon: <IconPencil />, label: t('aisles.rename'), onSelect: () => setRenaming(true) },
              {
                key: 'first',
                icon: <IconArrowUp />,
                label: t('aisles.first'),
                disabled: place === 0,
                onSelect: () => onMove(-place),
              },
              {
                key: 'last',
                icon: <IconArrowDown />,
                label: t('aisles.last'),
                disabled: place === count - 1,
                onSelect: () => onMove(count - 1 - place),
              },
              ...(isOwn || aisle.id === 'uncategorized'
                ? []
                : [
                    {
                      key: 'hide',
                      icon: aisle.hidden ? <IconEye /> : <IconEyeOff />,
                      label: t(aisle.hidden ? 'aisles.show' : 'aisles.hide'),
                      onSelect: onHide,
                    },
                  ]),
              ...(isOwn
                ? [
                    {
                      key: 'remove',
                      icon: <IconTrash />,
                      label: t('aisles.remove', { name }),
                      danger: true,
                      onSelect: onRemove,
                    },
                  ]
                : []),
            ]}
          />
        )}
      />
    </li>
  )
}

/** The name of an aisle, written anew in its place. */
function AisleName({ title, onEnd }: { readonly title: string; readonly onEnd: (title: string) => void }) {
  const { t } = useTranslation('planning')
  const form = useForm({ initial: { title }, submit: (written) => onEnd(written.title.trim()) })
  return (
    <form {...form.formProps} className={classes.name}>
      <TextField
        {...form.field('title')}
        label={t('aisles.name')}
        labelHidden
        maxLength={100}
        dir="auto"
        data-autofocus
        autoFocus
        onBlur={() => form.submit()}
      />
    </form>
  )
}
