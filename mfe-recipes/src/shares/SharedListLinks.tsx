import { deleteInvitation } from '@potluck/api/invitations'
import { listListInvitations } from '@potluck/api/list-invitations'
import { useFormats } from '@potluck/parts'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { href, paths } from '@potluck/platform/paths'
import { Button } from '@potluck/ui'
import { ListRow } from '@potluck/ui/content'
import { IconLink } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { ShareSection } from './ShareSection.tsx'

/** Invitation links to the cook's shopping lists. */
export function SharedListLinks() {
  const { t } = useTranslation('recipes')
  const formats = useFormats()
  const answer = useAnswer(listListInvitations, {})
  const taking = useCall(deleteInvitation, { toast: true, changes: [listListInvitations] })
  return (
    <ShareSection title={t('shares.listLinks')} answer={answer}>
      {(links) =>
        links.map(({ id, list, usesLeft, expiresAt }) => (
          <li key={id}>
            <ListRow
              leading={<IconLink aria-hidden="true" />}
              href={href(paths.shoppingList(list.id))}
              title={<bdi>{list.title}</bdi>}
              subtitle={t('shares.listLinkFor', { count: usesLeft, date: formats.date(expiresAt, 'medium') })}
              trailing={
                <Button
                  variant="quiet"
                  disabled={taking.isPending}
                  aria-label={t('shares.takeBackOf', { title: list.title })}
                  onClick={() => taking.mutate({ params: { id } })}
                >
                  {t('sharing.takeBack')}
                </Button>
              }
            />
          </li>
        ))
      }
    </ShareSection>
  )
}
