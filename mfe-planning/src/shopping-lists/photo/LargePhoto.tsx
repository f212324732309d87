import { useTranslation } from 'react-i18next'
import classes from './LargePhoto.module.css'

/** The photo of a thing. @param title of the thing */
export function LargePhoto({ title, src }: { readonly title: string; readonly src: string }) {
  const { t } = useTranslation('planning')
  return <img src={src} alt={t('photo.of', { title })} className={classes.photo} />
}
