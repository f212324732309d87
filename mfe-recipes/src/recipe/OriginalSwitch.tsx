import { usePreferences } from '@potluck/platform/hooks'
import { recipeDetails } from '@potluck/platform/recipe-details'
import { useTranslation } from 'react-i18next'
import classes from './ScaleControl.module.css'

interface Props {
  readonly isScaled: boolean
  /** Whether the original text is displayed. */
  readonly asWritten: boolean
  readonly onAsWritten: (asWritten: boolean) => void
}

/** A small line that says what was done to the amounts, with a way to the original text and back. */
export function OriginalSwitch({ isScaled, asWritten, onAsWritten }: Props) {
  const { t } = useTranslation('recipes')
  const { units } = usePreferences(recipeDetails)
  const changes = [isScaled && t('scale.scaled'), units !== 'written' && t(`scale.${units}`)].filter(Boolean)
  return (
    <p className={classes.original}>
      {asWritten ? t('scale.asWritten') : changes.join(' · ')}
      {(asWritten || changes.length > 0) && ' · '}
      <button type="button" className={classes.toOriginal} onClick={() => onAsWritten(!asWritten)}>
        {t(asWritten ? 'scale.toChanged' : 'scale.toOriginal')}
      </button>
    </p>
  )
}
