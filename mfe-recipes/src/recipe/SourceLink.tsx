import { Link, Text } from '@potluck/ui'
import { siteOf, webLink } from '@potluck/ui/content'
import { IconExternalLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { completeAddress } from '../book/web-address.ts'
import classes from './SourceLink.module.css'

/** The source of a recipe. Only a web address is a link, with the name of its site. */
export function SourceLink({ source, url }: { readonly source: string; readonly url: string }) {
  const { t } = useTranslation('recipes')
  const link = webLink(completeAddress(url)) ?? webLink(completeAddress(source))
  if (link === null) {
    const words = [source, url].filter((text) => text !== '').join(', ')
    return words === '' ? null : (
      <Text as="span" tone="soft">
        {t('recipe.from', { source: words })}
      </Text>
    )
  }
  const site = siteOf(link)
  const name = siteOf(completeAddress(source)) === null ? source : ''
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {name !== '' && <bdi>{name}</bdi>}
      {name !== '' && ' '}
      <bdi>{name === '' ? site : `(${site})`}</bdi>
      <IconExternalLink aria-hidden="true" size={18} />
    </Link>
  )
}
