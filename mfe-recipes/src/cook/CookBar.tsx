import { Button } from '@potluck/ui'
import { IconCheck, IconChevronLeft, IconChevronRight, IconListCheck } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './CookBar.module.css'

interface Props {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onDone: () => void
  readonly onIngredients: () => void
}

/** Where a floury thumb goes: back, the ingredients, on. The buttons stay where they are, so that the focus does, too. */
export function CookBar({ isFirst, isLast, onBack, onNext, onDone, onIngredients }: Props) {
  const { t } = useTranslation('recipes')
  return (
    <nav aria-label={t('cook.steps')} className={classes.bar}>
      <Button
        icon={<IconChevronLeft className={classes.turned} />}
        aria-disabled={isFirst}
        className={classes.button}
        onClick={onBack}
      >
        {t('cook.back')}
      </Button>
      <Button icon={<IconListCheck />} className={classes.ingredients} onClick={onIngredients}>
        {t('field.ingredients')}
      </Button>
      <Button
        variant="primary"
        icon={isLast ? <IconCheck /> : <IconChevronRight className={classes.turned} />}
        className={classes.button}
        onClick={isLast ? onDone : onNext}
      >
        {t(isLast ? 'cook.done' : 'cook.next')}
      </Button>
    </nav>
  )
}
