import type { PantryThing } from '@potluck/api/pantry'
import { dayHere, daysBetween } from '@potluck/cooking/at-home'
import { useFormats } from '@potluck/parts'
import { useHomeWords } from '@potluck/parts/useHomeWords'
import { IconButton } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCheck, IconMinus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { AtHomeActions } from './useAtHome.ts'

/** Whether a day is today or next to it: people call it by no date. */
const isNear = (day: string): boolean => Math.abs(daysBetween(dayHere(), day)) <= 1

/** Moves the focus from a row that goes to the row beside it, or to the heading of its section. */
function focusBeside(button: HTMLElement) {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside ? [...beside.querySelectorAll('button')].at(-1) : button.closest('main')?.querySelector('input')
  next?.focus()
}

interface Props {
  readonly thing: PantryThing
  readonly actions: AtHomeActions
  readonly onEdit: (thing: PantryThing) => void
}

/** A thing at home: since when, until when, and one tap for "used up". A dish loses a portion by it. */
export function PantryRow({ thing, actions, onEdit }: Props) {
  const { t } = useTranslation('planning')
  const { list, day } = useFormats()
  const { when } = useHomeWords()
  const { title, since, useBy, amount, always, portions } = thing
  const facts = [
    portions === null ? amount : t('atHome.portions', { count: portions }),
    since === null || always
      ? ''
      : portions === null
        ? t('atHome.boughtWhen', { when: when(since) })
        : day(since, 'date'),
    useBy === null || always ? '' : t('atHome.useBy', { when: isNear(useBy) ? when(useBy) : day(useBy, 'date') }),
  ].filter((fact) => fact !== '')
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      subtitle={facts.length > 0 && list(facts, 'unit')}
      onClick={() => onEdit(thing)}
      trailing={
        portions === null ? (
          <IconButton
            icon={<IconCheck size={20} />}
            label={t('atHome.useUp', { title })}
            onClick={(event) => {
              focusBeside(event.currentTarget)
              actions.useUp([thing])
            }}
          />
        ) : (
          <IconButton
            icon={<IconMinus size={20} />}
            label={t('atHome.takePortion', { title })}
            onClick={(event) => {
              if (portions === 1) focusBeside(event.currentTarget)
              actions.takePortion(thing)
            }}
          />
        )
      }
    />
  )
}
