import type { Kitchen } from '@potluck/api/kitchens'
import { Chip } from '@potluck/ui'
import { IconBook, IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './BookChoice.module.css'

interface Props {
  readonly kitchens: readonly Kitchen[]
  /** The kitchen that is shown; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly onChoose: (kitchenId: string | undefined) => void
}

/** The own book, and the books of the kitchens that the cook is in: one of them is shown. */
export function BookChoice({ kitchens, kitchenId, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its row in every browser.
    <div role="group" aria-label={t('books.label')} className={classes.books}>
      <Chip icon={<IconBook size={18} />} selected={kitchenId === undefined} onClick={() => onChoose(undefined)}>
        {t('books.own')}
      </Chip>
      {kitchens.map(({ id, name }) => (
        <Chip key={id} icon={<IconUsers size={18} />} selected={kitchenId === id} onClick={() => onChoose(id)}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </div>
  )
}
