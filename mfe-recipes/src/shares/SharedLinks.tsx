import { listShares, type Share } from '@potluck/api/shares'
import { useFormats } from '@potluck/parts'
import { useAnswer } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, IconButton, Row } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconCopy, IconLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { isOver } from '../share/link-lives.ts'
import { shareAddress } from '../share/share-address.ts'
import { useCopy } from '../share/useCopy.ts'
import { useTakeBack } from '../share/useTakeBack.ts'
import { ShareSection } from './ShareSection.tsx'
import classes from './shares.module.css'

/** All links to recipes. */
export function SharedLinks() {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(listShares, {})
  return (
    <ShareSection title={t('shares.links')} nothing={t('shares.noLinks')} answer={answer}>
      {(links) =>
        links.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} />
          </li>
        ))
      }
    </ShareSection>
  )
}

function LinkRow({ link }: { readonly link: Share }) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const host = useHost()
  const copy = useCopy()
  const { takeBack, isBusy } = useTakeBack(link)
  const when =
    link.expiresAt === null
      ? t('sharing.createdOn', { date: formats.date(link.createdAt, 'medium') })
      : isOver(link)
        ? t('sharing.over', { date: formats.date(link.expiresAt, 'medium') })
        : t('sharing.until', { date: formats.dateTime(link.expiresAt) })
  return (
    <ListRow
      className={classes.row}
      leading={<IconLink aria-hidden="true" />}
      href={href(paths.recipe(link.recipe.id))}
      title={<bdi>{link.recipe.title}</bdi>}
      subtitle={
        <>
          {link.name !== '' && (
            <>
              <bdi>{link.name}</bdi> ·{' '}
            </>
          )}
          {when}
        </>
      }
      trailing={
        <Row justify="end" gap={0}>
          {!isOver(link) && (
            <IconButton
              icon={<IconCopy />}
              label={t('shares.copyOf', { title: link.recipe.title })}
              onClick={() => void copy(shareAddress(link, host.apiBase), t('sharing.copied'))}
            />
          )}
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t('shares.takeBackOf', { title: link.recipe.title })}
            onClick={() => void takeBack()}
          >
            {t('sharing.takeBack')}
          </Button>
        </Row>
      }
    />
  )
}
