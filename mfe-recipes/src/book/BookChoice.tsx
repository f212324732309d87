import type { Kitchen } from '@potluck/api/kitchens'
import { allBooks } from '@potluck/api/of-book'
import { Chip } from '@potluck/ui'
import { IconBook, IconUsers } from '@potluck/ui/icons'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isAllBooks } from './all-books.ts'
import classes from './BookChoice.module.css'

interface Props {
  readonly kitchens: readonly Kitchen[]
  /** The kitchen that is shown, or all books; undefined for the own book. */
  readonly kitchenId: string | undefined
  /** Whether all books together are a choice. */
  readonly withAll?: boolean
  readonly onChoose: (kitchenId: string | undefined) => void
}

/** Scrolls a row sideways, and nothing else, until the chip that is pressed can be seen. */
function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect()
  if (!chip) return
  const { left, right } = row.getBoundingClientRect()
  if (chip.right > right) row.scrollLeft += chip.right - right
  else if (chip.left < left) row.scrollLeft += chip.left - left
}

/** The own book, the books of the kitchens that the cook is in, and all of them: what is shown. */
export function BookChoice({ kitchens, kitchenId, withAll = false, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) showPressed(row.current)
  }, [kitchenId])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its row in every browser.
    <div ref={row} role="group" aria-label={t('books.label')} className={classes.books}>
      {withAll && (
        <Chip selected={isAllBooks(kitchenId)} onClick={() => onChoose(allBooks)}>
          {t('books.all')}
        </Chip>
      )}
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
