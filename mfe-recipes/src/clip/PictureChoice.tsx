import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePicture } from './PagePicture.tsx'
import classes from './PictureChoice.module.css'

interface Props {
  readonly images: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (image: string | null) => void
}

/** Maximum number of pictures; the largest come first. */
const most = 6

/** Number of pictures that load in parallel. */
const maxLoading = 2

/** Selects one photo of the page, or none. */
export function PictureChoice({ images, chosen, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  /** The pictures that have loaded or failed. */
  const [settled, setSettled] = useState<ReadonlyMap<string, 'shown' | 'failed'>>(new Map())
  if (images.length === 0) return null
  const choices = images.slice(0, most)
  const settle = (image: string, is: 'shown' | 'failed') => setSettled((before) => new Map(before).set(image, is))
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('clip.picture')}</legend>
      <div className={classes.options}>
        {choices.map((image, at) => (
          <label key={image} className={classes.option} hidden={settled.get(image) === 'failed' && image !== chosen}>
            <input
              type="radio"
              name="picture"
              className={classes.input}
              checked={image === chosen}
              aria-label={t('editor.picture', { number: at + 1 })}
              onChange={() => onChoose(image)}
            />
            <PagePicture
              address={image}
              isWanted={at < settled.size + maxLoading}
              onSettled={(is) => settle(image, is)}
            />
          </label>
        ))}
        <label className={classes.option}>
          <input
            type="radio"
            name="picture"
            className={classes.input}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <span className={classes.none}>{t('clip.withoutPicture')}</span>
        </label>
      </div>
    </fieldset>
  )
}
