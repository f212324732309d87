import type { Clipping } from '@potluck/api/clip'
import { Button, Note, Row } from '@potluck/ui'
import { siteOf } from '@potluck/ui/content'
import { useTranslation } from 'react-i18next'

interface Props {
  readonly clipping: Clipping
  readonly onReadLink: (link: string) => void
}

/** Which words say what was found of a page without a recipe. */
function foundOf({ isVideo, title, lines }: Clipping): 'videoText' | 'videoTitle' | 'title' | 'link' {
  if (isVideo) return lines.some((line) => line !== title) ? 'videoText' : 'videoTitle'
  return title === '' ? 'link' : 'title'
}

/** Says what is missing of a page or video without a recipe, and offers the pages that a video names. */
export function MissingRecipe({ clipping, onReadLink }: Props) {
  const { t } = useTranslation('recipes')
  const { outcome, links } = clipping
  if (outcome === 'recipe') return null
  const found = foundOf(clipping)
  return (
    <Note
      tone="attention"
      title={t(`clip.missing.${found}`)}
      action={
        links.length > 0 && (
          <Row>
            {links.map((link) => (
              <Button key={link} onClick={() => onReadLink(link)}>
                {t('clip.missing.readLink', { site: siteOf(link) ?? link })}
              </Button>
            ))}
          </Row>
        )
      }
    >
      <p>{t(`clip.missing.${found}Hint`)}</p>
      {links.length > 0 && <p>{t('clip.missing.named')}</p>}
    </Note>
  )
}
