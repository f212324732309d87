import { Link, siteOf, Text, webLink } from '@potluck/ui'
import { IconExternalLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './SourceLink.module.css'

/** Where a recipe is from. Only a web address is a link; anything else stays words. */
export function SourceLink({ source, url }: { readonly source: string; readonly url: string }) {
  const { t } = useTranslation('recipes')
  const link = webLink(url) ?? webLink(source)
  const name = webLink(source) ? siteOf(source) : source || siteOf(url)
  if (link === null) return source === '' ? null : <Text tone="soft">{t('recipe.from', { source })}</Text>
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer" className={classes.link}>
      <bdi>{name}</bdi>
      <IconExternalLink aria-hidden="true" size={18} />
    </Link>
  )
}
