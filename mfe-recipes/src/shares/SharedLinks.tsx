import { roleOf } from '@potluck/api/kitchen-roles'
import type { Kitchen } from '@potluck/api/kitchens'
import { inBook } from '@potluck/api/of-book'
import { listShares, type Share } from '@potluck/api/shares'
import { useFormats } from '@potluck/parts'
import { useKitchens } from '@potluck/parts/useKitchens'
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

/** All links to recipes of the own book. */
export function SharedLinks() {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(listShares, {})
  return (
    <ShareSection title={t('shares.links')} answer={answer}>
      {(links) =>
        links.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} kitchenId={undefined} />
          </li>
        ))
      }
    </ShareSection>
  )
}

/** The links to recipes of each kitchen that the cook may write into, whoever made them. */
export function KitchenLinks() {
  const kitchens = useKitchens() ?? []
  return kitchens
    .filter(({ role }) => roleOf(role) !== 'reader')
    .map((kitchen) => <LinksOfKitchen key={kitchen.id} kitchen={kitchen} />)
}

function LinksOfKitchen({ kitchen: { id, name } }: { readonly kitchen: Kitchen }) {
  const { t } = useTranslation('recipes')
  const answer = useAnswer(listShares, inBook(id))
  if (answer.data === undefined) return null
  return (
    <ShareSection title={t('shares.linksOf', { kitchen: name })} answer={answer}>
      {(links) =>
        links.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} kitchenId={id} />
          </li>
        ))
      }
    </ShareSection>
  )
}

interface LinkRowProps {
  readonly link: Share
  /** The kitchen in whose book its recipe is; undefined for the own book. */
  readonly kitchenId: string | undefined
}

function LinkRow({ link, kitchenId }: LinkRowProps) {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const host = useHost()
  const copy = useCopy()
  const { takeBack, isBusy } = useTakeBack(link, kitchenId)
  const when =
    link.expiresAt === null
      ? t('sharing.createdOn', { date: formats.relativeDate(link.createdAt) })
      : isOver(link)
        ? t('sharing.over', { date: formats.relativeDate(link.expiresAt) })
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
          {link.maker && ` · ${t('sharing.madeBy', { name: link.maker.name })}`}
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
