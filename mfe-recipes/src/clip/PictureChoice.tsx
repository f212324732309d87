import { useTranslation } from 'react-i18next'
import classes from './PictureChoice.module.css'

interface Props {
  readonly images: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (image: string | null) => void
}

/** Most pictures to choose from; the largest come first. */
const most = 6

/** The name that a page gives to a picture. */
function nameOf(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name) || address
  } catch {
    return name
  }
}

/** Which of the page's photos comes along, if any. None is fetched before the recipe is saved, so none is shown. */
export function PictureChoice({ images, chosen, onChoose }: Props) {
  const { t } = useTranslation('recipes')
  if (images.length === 0) return null
  const choices = [...images.slice(0, most), null]
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('clip.picture')}</legend>
      {choices.map((image, at) => (
        <label key={image ?? 'none'} className={classes.option}>
          <input type="radio" name="picture" checked={image === chosen} onChange={() => onChoose(image)} />
          {image === null ? (
            t('clip.withoutPicture')
          ) : (
            <span>
              {t('editor.picture', { number: at + 1 })}{' '}
              <bdi className={classes.name} title={image}>
                {nameOf(image)}
              </bdi>
            </span>
          )}
        </label>
      ))}
      <p className={classes.hint}>{t('clip.pictureHint')}</p>
    </fieldset>
  )
}
