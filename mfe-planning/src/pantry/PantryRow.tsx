import type { PantryThing } from '@potluck/api/pantry'
import { useFormats } from '@potluck/parts'
import { useHomeWords } from '@potluck/parts/useHomeWords'
import { IconButton } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCheck, IconMinus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import type { AtHomeActions } from './useAtHome.ts'

interface Props {
  readonly thing: PantryThing
  readonly actions: AtHomeActions
  readonly onEdit: (thing: PantryThing) => void
}

/** A thing at home: since when, until when, and one tap for "used up". A dish loses a portion by it. */
export function PantryRow({ thing, actions, onEdit }: Props) {
  const { t } = useTranslation('planning')
  const { list } = useFormats()
  const { when } = useHomeWords()
  const { title, since, useBy, amount, always, portions } = thing
  const facts = [
    portions === null ? amount : t('atHome.portions', { count: portions }),
    since === null || always ? '' : when(since),
    useBy === null || always ? '' : t('atHome.useBy', { when: when(useBy) }),
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
            onClick={() => actions.useUp([thing])}
          />
        ) : (
          <IconButton
            icon={<IconMinus size={20} />}
            label={t('atHome.takePortion', { title })}
            onClick={() => actions.takePortion(thing)}
          />
        )
      }
    />
  )
}
